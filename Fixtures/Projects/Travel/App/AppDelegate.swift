import Core
import Profile
import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
    @Inject private var pushRegistrar: PushRegistrar

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        AppBootstrap.installAssemblies()
        AnalyticsTracker.shared.track(AnalyticsEvent("launch"))
        return true
    }

    func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        pushRegistrar.register(deviceToken, for: SessionManager.shared.user?.id)
    }

    func applicationDidEnterBackground(_ application: UIApplication) {
        AnalyticsTracker.shared.flush()
    }
}
