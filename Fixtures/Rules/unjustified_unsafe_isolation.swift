// Each case (`//===`) is a project of its own.

//=== without a word
nonisolated(unsafe) var cache: [String: Int] = [:]  // want unjustified_unsafe_isolation "nonisolated"



final class Box: @unchecked Sendable {  // want unjustified_unsafe_isolation "@unchecked"
  var value = 0
}



extension Legacy: @unchecked Sendable {}  // want unjustified_unsafe_isolation "@unchecked"

//=== with a word
/// Guarded by `lock`.
nonisolated(unsafe) var cache: [String: Int] = [:]
let other = 1
nonisolated(unsafe) let formatter = make() // immutable after launch


// A comment, then the attribute and the declaration.
@objc
final class Box: @unchecked Sendable {}

//=== checked isolation
nonisolated func id() -> Int { 1 }
struct Value: Sendable {}
let text = "nonisolated(unsafe) @unchecked Sendable"
