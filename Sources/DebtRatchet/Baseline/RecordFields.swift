import LintNotation

/// The fields of the record or of one entry: taken by name, what is left over is a problem.
struct RecordFields {
  private let name: String
  private let position: JSONPosition
  private var members: [JSONMember] = []
  private var taken: [String] = []

  /// The fields that start with `x-`, in their order.
  var extras: [JSONMember] { members.filter(isExtra) }

  init(
    _ value: JSONValue, named name: String, reader: inout BaselineReader
  ) throws(BaselineProblem) {
    guard let members = value.members else { throw reader.unexpected(name, value, "an object") }
    self.name = name
    position = value.position
    for member in members {
      if let earlier = self.members.firstIndex(where: { $0.name == member.name }) {
        try reader.note(BaselineProblem(.repeatedField(member.name), at: member.position))
        if let old = self.members[earlier].value.integer, let new = member.value.integer {
          self.members[earlier].value.content = .integer(min(old, new))
        }
      } else {
        self.members.append(member)
      }
    }
  }

  mutating func optional(_ name: String) -> JSONValue? {
    taken.append(name)
    return members.first { $0.name == name }?.value
  }

  mutating func required(_ name: String) throws(BaselineProblem) -> JSONMember {
    taken.append(name)
    guard let member = members.first(where: { $0.name == name }) else {
      throw BaselineProblem(.missingField(name), at: position)
    }
    return member
  }

  /// Notes every field that was not taken and is not private to someone (`x-`).
  func refuseOthers(reader: inout BaselineReader) throws(BaselineProblem) {
    for member in members where !taken.contains(member.name) && !isExtra(member) {
      let nearest = nearestName(to: member.name, among: taken)
      try reader.note(
        BaselineProblem(.unknownField(member.name, nearest: nearest), at: member.position))
    }
  }

  private func isExtra(_ member: JSONMember) -> Bool { member.name.utf8.starts(with: "x-".utf8) }
}
