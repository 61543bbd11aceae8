package import LintFindings
package import SwiftOutline

/// What is kept of a file once its bytes are dropped: enough for the project-wide rules and the
/// inventory, and with `names` for discovery.
package struct FileDigest: Sendable, Equatable {
  /// The file, relative to the root.
  package var path: String
  package var tier = Tier.leaf
  /// Why every finding of the file is exempt; nil if not.
  package var exemption: String?
  /// Its declarations.
  package var summary: FileSummary
  /// What the file adds to the vocabulary; empty unless discovery asked.
  package var names = DeclaredNames()
  /// What static variables with an accessor's name hand out.
  package var handedOut: [HandedOut] = []
  /// Where the names of its types stand, in the order of `summary.types`.
  package var typeSpots: [Spot] = []
  /// The properties that rules about the whole project may flag, in source order.
  package var flaggable: [FlaggableProperty] = []
  /// The types and globals whose static members the file reads, sorted, each once: `Current`,
  /// and with the accessor where it is one, `AppEnvironment.current`.
  package var reached: [String] = []
  /// The types registered with a container, normalised; one for each registration that names one.
  package var registered: [String] = []
  /// How many registrations and factories of a container the file holds.
  package var registrations = 0
  /// The types put into the SwiftUI environment, sorted, each once; `.name` for a member of that
  /// name, `?` for one not known.
  package var environment: [String] = []
  /// The types that the file asks a container for.
  package var lookups: [Lookup] = []
  /// How many lines the file has; 0 where nobody counted.
  package var lineCount = 0
  /// Who builds what; nil unless the settings ask for it.
  package var wiring: Wiring?

  package init(path: String, summary: FileSummary) {
    self.path = path
    self.summary = summary
  }

  /// 1-based lines of the types, in the order of `summary.types`.
  package var typeLines: [Int] { typeSpots.map { Int($0.line) } }
}

/// A property that may be flagged.
package struct FlaggableProperty: Sendable, Equatable {
  /// The place of its type in `summary.types`.
  package var type: Int
  /// Its own place among the type's properties.
  package var property: Int
  /// Where its name stands.
  package var spot: Spot
}

/// A value that a type hands out to everybody: `Environment` of `static var current: Environment`.
package struct HandedOut: Sendable, Equatable {
  /// The place of the type that hands it out in `summary.types`.
  package var type: Int
  /// The variable's name.
  package var name: String
  /// The type of the value.
  package var held: String
}

/// A place inside a file that is known otherwise. Lines and columns are 1-based.
package struct Spot: Sendable, Equatable {
  package var line: UInt32
  package var utf8Column: UInt32
  package var utf16Column: UInt32
  /// Length in bytes of the line, its line break not included.
  package var lineLength: UInt32
}

/// A type that is asked for, and where.
package struct Lookup: Sendable, Equatable {
  package var subject: String
  /// The member around, `CartViewModel.load()`.
  package var symbol: String
  package var spot: Spot
  /// The flagged text: `resolve`, `@Injected`.
  package var text: String
}
