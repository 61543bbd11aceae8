/// The words of Swift that the scanner knows, so that comparing them never reads bytes again.
///
/// A case is the word as written; `…Keyword` is added where Swift would not allow that.
public enum Word: UInt8, Sendable {
  case none
  // declarations
  /// `init`
  case initKeyword
  case `class`, `struct`, `enum`, actor, `protocol`, `extension`, `func`, `deinit`
  case `subscript`, `let`, `var`, `typealias`, `associatedtype`, `operator`, `precedencegroup`
  case macro, `import`, `case`
  // modifiers
  case `static`, `public`, `private`, `fileprivate`, `internal`, `open`, `package`, final, lazy
  case weak, unowned, override, required, convenience, dynamic, mutating, nonmutating, optional
  case nonisolated, isolated, indirect, infix, prefix, postfix, consuming, borrowing, sending
  case distributed
  // accessors
  case get, set, willSet, didSet, _read, _modify
  // statements
  case `if`, `else`, `guard`, `for`, `while`, `repeat`, `switch`, `default`, `do`, `catch`
  case `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, `where`, `in`
  // expressions and types
  case `as`, `is`, `try`, await, async, `throws`, `rethrows`, `inout`, any, some, each
  /// `self`, `Self` and `Any`
  case selfKeyword, selfTypeKeyword, anyKeyword
  case `super`, `nil`, `true`, `false`, unsafe, discard, then
  case consume, copy, borrow
  // directives, after `#`
  case elseif, endif, error, warning, sourceLocation, available, unavailable
  /// `_`
  case underscore
}
