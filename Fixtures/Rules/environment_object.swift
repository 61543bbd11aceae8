// Each case (`//===`) is a project of its own.

//=== all forms of the attribute
import SwiftUI

struct CheckoutView: View {
  @EnvironmentObject var payments: PaymentService  // want environment_object "@EnvironmentObject"
  @EnvironmentObject private var session: SessionStore  // want environment_object "@EnvironmentObject"
  @SwiftUI.EnvironmentObject var theme: Theme  // want environment_object "@SwiftUI.EnvironmentObject"
  @EnvironmentObject  // want environment_object "@EnvironmentObject"
  var router: Router
}

struct Modifier: ViewModifier {
  // the wrapper is written out, without an attribute
  var store: EnvironmentObject<Store>
}

//=== the other side, and other environments
import SwiftUI

struct RootView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(Store.self) private var store
  @ObservedObject var cart: Cart
  @StateObject var trips = Trips()
  var body: some View { CheckoutView().environmentObject(trips) }
}

//=== previews
import SwiftUI

#Preview {
  struct Wrapper: View {
    @EnvironmentObject var theme: Theme  // exempt environment_object "@EnvironmentObject"
  }
  return Wrapper()
}

//=== another name for the attribute
//--- Names.swift
import SwiftUI

typealias EO = EnvironmentObject
//--- Checkout.swift
struct Checkout: View {
  @EO var cart: CartStore  // want environment_object "@EO"
}
