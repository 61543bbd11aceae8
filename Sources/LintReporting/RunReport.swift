package import DebtRatchet
package import LintFindings
package import LintRules

/// What one run of `check` or `scan` has to say, before it is text or JSON or any other format.
///
/// Renderers read this value and nothing else, so that every format says the same.
package struct RunReport: Sendable {
  package var status: Verdict.Status
  /// What the status would be if increases were not only told.
  package var strictStatus: Verdict.Status
  /// What the tree is judged against; nil when it is the record alone.
  package var base: Reference?
  package var extent: Extent
  /// Whether there is a record that could take new debt in.
  package var hasRecord = true
  /// Every finding, sorted by path, line, column and rule.
  package var rows: [Row]
  package var fixed: [GoneDebt] = []
  package var setAside: [SetAside] = []
  package var renamedSubjects: [RenamedSubject] = []
  package var totals: [FamilyTotals] = []
  package var notices: [Notice] = []
  package var notes: [Note] = []
  package var skippedFiles: [SkippedFile] = []
  /// What was seen and not counted; nil if nobody asked.
  package var lookAlikes: [LookAlike]?
  /// Why the run could not judge, each a sentence.
  package var failures: [String] = []
  /// What a saved report says is wrong with its run or record; nil for the report of this run.
  package var savedComplaints: [String]?
  /// The rules that there are, for forms that describe them.
  package var rules = Catalogue.rules

  package init(status: Verdict.Status, extent: Extent, rows: [Row] = []) {
    self.status = status
    strictStatus = status
    self.extent = extent
    self.rows = rows
  }

  /// The report of a judged tree.
  package init(_ verdict: Verdict, extent: Extent) {
    self.init(status: verdict.status, extent: extent, rows: verdict.findings.map(Row.init))
    strictStatus = verdict.strictStatus
    fixed = verdict.fixed
    setAside = verdict.setAside
    renamedSubjects = verdict.renamedSubjects
    totals = verdict.totals
    notices = verdict.notices
  }

  /// An earlier tree whose findings are the budget.
  package struct Reference: Sendable, Equatable {
    /// As it was asked for: `origin/main`.
    package var reference: String
    /// The full name of the commit: the merge base.
    package var commit: String
    /// What chose it: `--base`, `--staged`, `configuration` or `auto`.
    package var choice: String
    /// How many files differ between it and the tree.
    package var changedFiles: Int

    package init(reference: String, commit: String, choice: String, changedFiles: Int) {
      self.reference = reference
      self.commit = commit
      self.choice = choice
      self.changedFiles = changedFiles
    }
  }

  /// How much was read.
  package struct Extent: Sendable, Equatable {
    package var files: Int
    package var lines: Int
    package var bytes: Int
    /// Objective-C files in scope, which nobody examines.
    package var objectiveCFiles = 0

    package init(files: Int = 0, lines: Int = 0, bytes: Int = 0) {
      self.files = files
      self.lines = lines
      self.bytes = bytes
    }
  }

  /// One finding and what the run makes of it.
  package struct Row: Sendable, Equatable {
    package var finding: Finding
    /// Nil for a finding that `scan` saw and nobody judged.
    package var state: FindingState?
    /// The recorded debt that it was paired with, when that was another place or name.
    package var movedFrom: JudgedFinding.Origin?
    /// What paired it.
    package var link: Link?
    /// Whether an exempt, ignored or allowed finding is one that the base lacks.
    package var appeared = false
    /// Whether it fails the run, should it be new; false in a module that only warns, where others
    /// fail it.
    package var isEnforced = true

    package init(
      _ finding: Finding, _ state: FindingState? = nil, movedFrom: JudgedFinding.Origin? = nil,
      link: Link? = nil
    ) {
      self.finding = finding
      self.state = state
      self.movedFrom = movedFrom
      self.link = link
    }

    init(_ judged: JudgedFinding) {
      self.init(judged.finding, judged.state, movedFrom: judged.movedFrom, link: judged.link)
      appeared = judged.appeared
    }
  }

  /// A file that was not examined.
  package struct SkippedFile: Sendable, Equatable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }
}

extension RunReport {
  /// The rows in a state; those in others are not copied to be asked.
  func rows(in state: FindingState) -> [Row] {
    rows.indices.lazy.filter { rows[$0].state == state }.map { rows[$0] }
  }

  /// How many rows are in a state; of a large tree, known debt is no list to make for its length.
  func count(in state: FindingState) -> Int { rows.indices.count { rows[$0].state == state } }

  /// The findings that count as debt.
  var countedFindings: [Finding] {
    rows.map(\.finding).filter { $0.standing == .counted }
  }

  /// How many recorded places are gone.
  var fixedCount: Int { count(of: fixed.filter(\.why.isFixed)) }

  /// How much is gone from the gate though nothing was fixed.
  var ungatedCount: Int { count(of: fixed) - fixedCount }

  private func count(of debts: [GoneDebt]) -> Int { debts.reduce(0) { $0 + $1.count } }

  /// The entries that are set aside because their file left the scope.
  var leftScope: [(entry: SetAside, reason: String)] {
    setAside.compactMap { entry in
      if case .leftScope(let reason) = entry.why { (entry, reason) } else { nil }
    }
  }
}

extension FindingState {
  /// The state in words: `moved up`.
  var words: String { rawValue.split(separator: "-").joined(separator: " ") }
}

extension GoneDebt.Why {
  /// Whether the debt is really gone from where it lay, not only called otherwise.
  var isFixed: Bool {
    switch self {
    case .fixed, .movedIntoComposition: true
    case .excepted, .exempted, .relabelled, .ungated, .traded: false
    }
  }
}
