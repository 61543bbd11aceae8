import SwiftUI

public struct PrimaryButton: View {
    @Environment(\.isEnabled) private var isEnabled
    @EnvironmentObject private var theme: ThemeStore

    private let title: LocalizedStringKey
    private let action: () -> Void

    public init(_ title: LocalizedStringKey, action: @escaping () -> Void) {
        self.title = title
        self.action = action
    }

    public var body: some View {
        Button(title, action: action)
            .buttonStyle(.borderedProminent)
            .tint(isEnabled ? theme.palette.accent : .gray)
    }
}

#Preview("Enabled") {
    PrimaryButton("Book now") {}
        .environmentObject(ThemeStore())
}
