/// Looks its value up in the app container on first use.
///
///     @Inject private var trips: any TripRepository
@propertyWrapper
public final class Inject<Value> {
    private var stored: Value?

    public init() {}

    public var wrappedValue: Value {
        if let stored { return stored }
        let value = AppContainer.shared.resolve(Value.self)
        stored = value
        return value
    }
}
