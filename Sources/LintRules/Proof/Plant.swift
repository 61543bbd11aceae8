/// A faulty example as code that can be put into a tree, to see whether the gate there catches it.
package struct Plant: Sendable, Equatable {
  /// What the example shows.
  package let title: String
  /// Swift without annotations; the files of the example after each other.
  package let text: String

  init(_ example: Example) {
    title = example.title
    text = example.sources.map { AnnotatedSource($0.text).text + "\n" }.joined(separator: "\n")
  }
}

extension Rule {
  /// The faulty examples of the rule.
  package var plants: [Plant] {
    examples.filter { $0.kind == .faulty }.map(Plant.init)
  }
}
