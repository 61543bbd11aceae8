import SwiftUI

/// The colours of the chosen theme, for the whole view tree.
@MainActor
public final class ThemeStore: ObservableObject {
    public struct Palette {
        public var accent: Color
        public var surface: Color
    }

    @Published public private(set) var palette = Palette(accent: .teal, surface: .white)

    public init() {}

    public func use(_ palette: Palette) {
        self.palette = palette
    }

    /// The accent as it looks in the given environment, for UIKit screens.
    public func accent(in environment: EnvironmentValues) -> Color.Resolved {
        palette.accent.resolve(in: environment)
    }
}
