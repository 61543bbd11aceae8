import DebtInventory

extension Inventory {
  /// Part 2: the seven steps, and which one is at hand.
  var stepsSection: ReportSection {
    ReportSection(
      id: "steps", title: "Where the migration stands",
      paragraphs: [
        whereYouAre,
        "The way has seven steps, and after each the app can be released. The state is read from "
          + "the sources, the record and the CI files; `not seen` is not `no`.",
      ],
      tables: [
        ReportTable(
          caption: "The seven steps of the migration",
          columns: ["step", "state", .number("left"), "evidence"],
          rows: steps.map { step in
            [
              .text("\(step.number) \(step.name)"), .text(stateWords(of: step)),
              step.remaining.map { .number($0) } ?? .none, .text(step.evidence),
            ]
          }, emptyText: "")
      ])
  }

  private var whereYouAre: String {
    guard let step = currentStep else {
      return
        "**Where you are:** at the end. Keep the container as a detail of the root, or drop it."
    }
    return "**Where you are:** step \(step.number), \(step.name). Next: \(step.next)."
  }

  private func stateWords(of step: MigrationStep) -> String {
    step == currentStep ? "\(step.state.rawValue) ← you are here" : step.state.rawValue
  }
}
