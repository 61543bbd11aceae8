import Foundation
import Network

/// Bridged from Objective-C in 2017, which is why the accessor is spelt the old way.
@objc(TRVReachabilityMonitor)
public final class ReachabilityMonitor: NSObject {
    private static let instance = ReachabilityMonitor()

    @objc public class var sharedInstance: ReachabilityMonitor { instance }

    private let monitor = NWPathMonitor()
    public private(set) var isOnline = true

    override private init() {
        super.init()
        monitor.pathUpdateHandler = { [weak self] path in
            self?.isOnline = path.status == .satisfied
        }
        monitor.start(queue: .main)
    }
}
