import Swinject

/// The app's only Swinject container. Assemblies are installed once, before the first screen.
///
/// Migration (TRV-212): new code takes what it needs through `init`. Only coordinators and
/// assemblies may still know this type.
public final class AppContainer {
    public static let shared = AppContainer()

    private let assembler = Assembler()

    private init() {}

    public func install(_ assemblies: [any Assembly]) {
        assembler.apply(assemblies: assemblies)
    }

    public func resolve<Service>(_ type: Service.Type) -> Service {
        guard let service = assembler.resolver.resolve(type) else {
            preconditionFailure("\(type) is not registered, is its assembly installed?")
        }
        return service
    }

    /// Shortcuts from the days before the wrapper; kept until the last caller is gone.
    public var analytics: any Analytics { resolve(Analytics.self) }
    public var flags: FeatureFlags { resolve(FeatureFlags.self) }
}
