import LintReporting

/// The table of flags; a command lists those that it understands.
extension Flag {
  // input
  static let stdinFilename = Flag(
    "stdin-filename", takes: .text("FILE"), in: .input,
    "with `-`: the standard input is what this file will hold")
  static let filesFrom = Flag(
    "files-from", takes: .text("FILE|-"), in: .input,
    "read the paths to judge from a file, one a line")
  static let zeroTerminated = Flag(
    "null", "0", in: .input, "paths in `--files-from` end in a NUL byte")
  static let xcodeInputFiles = Flag(
    "xcode-input-files", in: .input,
    "judge the Swift files that an Xcode script phase declares as its inputs")
  static let forceExclude = Flag(
    "force-exclude", in: .input, "leave excluded paths out, also when given by hand")
  static let noDefaultExcludes = Flag(
    "no-default-excludes", in: .input, "read dot folders, `Pods`, ignored and generated files too")
  static let includeTests = Flag(
    "include-tests", in: .input, "count tests, mocks and previews like other code")

  // scope
  static let base = Flag(
    "base", takes: .text("REF"), in: .scope,
    "judge what changed since HEAD left this branch, tag or commit")
  static let staged = Flag(
    "staged", in: .scope, "judge what is staged for the next commit, against HEAD")
  static let onlyModule = Flag(
    "module", takes: .text("NAME"), in: .scope, "print and gate only what lies in this module")
  static let owner = Flag(
    "owner", takes: .text("@TEAM"), in: .scope,
    "print and gate only what this owner owns (`CODEOWNERS`, or `modules` of the configuration)")

  // rules
  static let only = Flag(
    "only", takes: .text("RULE[,…]"), in: .rules, "run these rules and no others")
  static let skip = Flag("skip", takes: .text("RULE[,…]"), in: .rules, "do not run these rules")
  static let literal = Flag(
    "literal", in: .rules, "find the five shapes exactly as written; ask for no evidence")
  static let showLookalikes = Flag(
    "show-lookalikes", in: .rules, "list what was seen and not counted, with the reason")

  // ratchet
  static let baseline = Flag(
    "baseline", takes: .text("FILE"), in: .ratchet,
    "the record to judge by, instead of the configured one")
  static let noBaseline = Flag(
    "no-baseline", in: .ratchet, "judge without a record: every gated finding is new")
  static let frozen = Flag(
    "frozen", in: .ratchet, "exit 3 when the record lists more than there is")
  static let listKnown = Flag("list-known", in: .ratchet, "list the recorded findings too")
  static let why = Flag(
    "why", takes: .text("FILE:LINE"), in: .ratchet,
    "say what paired the findings of a line, or why nothing did")
  static let exitZero = Flag(
    "exit-zero", in: .ratchet, "print what would fail, and exit 0 all the same")
  static let allowCollapse = Flag(
    "allow-collapse", in: .ratchet, "let `tighten` drop more than half of the record")

  // the entry that `baseline accept` raises
  static let file = Flag("file", takes: .text("FILE"), in: .entry, "the entry's file")
  static let rule = Flag("rule", takes: .text("RULE"), in: .entry, "the entry's rule")
  static let subject = Flag(
    "subject", takes: .text("SUBJECT"), in: .entry, "the entry's subject, such as `CartService`")
  static let new = Flag("new", in: .entry, "every finding that `check` calls new")
  static let module = Flag(
    "module", takes: .text("NAME"), in: .entry, "with `--new`: only findings of this module")
  static let reason = Flag(
    "reason", takes: .text("TEXT"), in: .entry, "why the debt is taken on; kept in the record")
  static let until = Flag(
    "until", takes: .text("DATE"), in: .entry, "when it is to be gone, 2027-01-31; shown in reports"
  )

  // history
  static let since = Flag(
    "since", takes: .text("DATE|REF"), in: .history,
    "from this day, tag, branch or commit on")
  static let every = Flag(
    "every", takes: .text("STEP"), in: .history, "a point every `week`, every `commit`, or every N")
  static let points = Flag(
    "points", takes: .count("N"), in: .history, "at most N points, the latest")
  static let history = Flag(
    "history", in: .history, "measure earlier commits too, and draw the burn-down")

  // output
  static let format = Flag(
    "format", takes: .choice("F", of: RunFormat.allCases.map(\.rawValue)), in: .output,
    "how the result is written: \(RunFormat.allCases.map(\.rawValue).joined(separator: ", "))")
  static let textOrJSON = Flag(
    "format", takes: .choice("F", of: ["text", "json"]), in: .output,
    "how the result is written: text, json")
  static let reportFormat = Flag(
    "format", takes: .choice("F", of: ["text", "markdown", "html", "json", "csv"]), in: .output,
    "how the report is written: text, markdown, html, json, csv")
  static let historyFormat = Flag(
    "format", takes: .choice("F", of: ["text", "json", "csv", "html"]), in: .output,
    "how the history is written: text, json, csv, html")
  static let output = Flag(
    "output", "o", takes: .text("FILE"), in: .output, "write the result to a file")
  static let report = Flag(
    "report", takes: .text("F[=PATH]"), in: .output,
    "write the result in this format as well; may be repeated")
  static let paths = Flag(
    "paths", takes: .choice("HOW", of: ["relative", "absolute"]), in: .output,
    "print paths relative to the root, or absolute")
  static let color = Flag(
    "color", takes: .choice("WHEN", of: ["auto", "always", "never"]), in: .output,
    "colour the text: auto, always, never")
  static let quiet = Flag("quiet", "q", in: .output, "print what fails, and nothing else")
  static let verbose = Flag("verbose", "v", in: .output, "print every line of every block")
  static let statistics = Flag("statistics", in: .output, "print the number of findings by rule")
  static let limit = Flag(
    "limit", takes: .count("N"), in: .output, "print at most N findings a block (text)")
  static let json = Flag("json", in: .output, "write JSON")

  // configuration
  static let config = Flag(
    "config", takes: .text("FILE"), in: .configuration, "use this configuration file")
  static let isolated = Flag("isolated", in: .configuration, "read no configuration file")

  // run
  static let jobs = Flag("jobs", "j", takes: .count("N"), in: .run, "use N threads")
  static let help = Flag("help", "h", in: .run, "print help")
  static let version = Flag("version", in: .run, "print the version")
}

/// Flags that several commands share.
extension Flag {
  static let ofInput: [Flag] = [
    .stdinFilename, .filesFrom, .zeroTerminated, .xcodeInputFiles, .forceExclude,
    .noDefaultExcludes, .includeTests,
  ]
  static let ofOutput: [Flag] = [
    .format, .output, .report, .paths, .quiet, .verbose, .statistics, .limit,
  ]
}
