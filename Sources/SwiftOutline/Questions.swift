extension Outline {
  public func partner(of bracket: Int) -> Int? { nil }
  public func innermostScope(at token: Int) -> Int { 0 }
  public func symbol(at token: Int) -> String { "(top level)" }
  public func enclosingType(at token: Int) -> Int? { nil }
  public func enclosingTypePath(at token: Int) -> String? { nil }
  public func enclosingFunction(at token: Int) -> Int? { nil }
  public func enclosingClosures(at token: Int) -> [Int] { [] }
  public func parameterDefault(at token: Int) -> (function: Int, parameter: Int)? { nil }
  public func isMemberName(_ token: Int) -> Bool { false }
  public func receiver(ofMember token: Int) -> Receiver? { nil }
  public func call(ofCallee token: Int) -> Call? { nil }
  public func arguments(in tokens: Range<Int>) -> [Argument] { [] }
  public func isTypePosition(_ token: Int) -> Bool { false }
  public func isInKeyPath(_ token: Int) -> Bool { false }
  public func typeSpelling(_ tokens: Range<Int>) -> String { "" }
  public func assignedVariable(at token: Int) -> Int? { nil }
  public var declaresEntryType: Bool { false }
}
