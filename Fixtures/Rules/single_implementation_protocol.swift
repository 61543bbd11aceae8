// Each case (`//===`) is a project of its own; `//---` begins another of its files.

//=== one implementation, wherever it stands
//--- Protocols.swift
protocol CartServing { func load() }  // want single_implementation_protocol "CartServing"
// two implementations
protocol TripStoring {}
// one implementation and one mock
protocol FareLoading {}
// none: implemented elsewhere
protocol Unused {}
// delegates and capabilities
protocol CartDelegate {}
protocol Sortable {}
//--- Types.swift
final class Cart {}
extension Cart: CartServing { func load() {} }
struct DiskTrips: TripStoring {}
struct WebTrips: TripStoring {}
final class LiveFares: FareLoading {}
final class MockFares: FareLoading {}
final class CartView: CartDelegate, Sortable {}

//=== a protocol that refines another is no implementation
protocol Player {}
protocol VideoPlayer: Player {}
final class PhonePlayer: VideoPlayer {}
final class TelevisionPlayer: VideoPlayer {}

//=== one implementation through a refinement
protocol Reader {}  // want single_implementation_protocol "Reader"
protocol LineReader: Reader {}  // want single_implementation_protocol "LineReader"
struct FileLines: LineReader {}
