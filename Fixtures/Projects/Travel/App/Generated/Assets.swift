// swiftlint:disable all
// Generated using SwiftGen, DO NOT EDIT

import SwiftUI

internal enum Asset {
    internal static let accent = Color("Accent", bundle: BundleToken.shared.bundle)
    internal static let surface = Color("Surface", bundle: BundleToken.shared.bundle)
}

internal final class BundleToken: Sendable {
    internal static let shared = BundleToken()

    internal let bundle = Bundle(for: BundleToken.self)
}
