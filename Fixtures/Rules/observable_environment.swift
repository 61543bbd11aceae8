// Each case (`//===`) is a project of its own.

//=== by type
import SwiftUI

struct CartView: View {
  @Environment(CartStore.self) private var cart  // want observable_environment "@Environment"
  @Environment(Session.self) var session: Session?  // want observable_environment "@Environment"
  @SwiftUI.Environment(Theme.self) var theme  // want observable_environment "@SwiftUI.Environment"
  // values by key
  @Environment(\.dismiss) private var dismiss
  @Environment(\.cart) private var other
  // the injection side
  var body: some View { Home().environment(Theme()) }
}
