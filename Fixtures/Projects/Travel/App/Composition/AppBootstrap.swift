import Booking
import Core

/// Called once, by the app delegate.
enum AppBootstrap {
    static func installAssemblies() {
        AppContainer.shared.install([
            NetworkAssembly(),
            PlatformAssembly(),
            FeatureAssembly(),
            BookingAssembly(),
        ])
    }
}
