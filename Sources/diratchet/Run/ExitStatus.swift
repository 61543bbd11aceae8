import DebtRatchet

/// How the program ends.
enum ExitStatus: Int32, Sendable {
  case noIncrease = 0
  /// Debt increased.
  case increase = 1
  /// The call, the configuration or the sources do not allow a judgement, or nothing was written.
  case cannotJudge = 2
  /// No increase, but the record must be refreshed.
  case refresh = 3
  /// A bug of this program.
  case internalError = 70

  init(_ status: Verdict.Status) {
    switch status {
    case .pass: self = .noIncrease
    case .increase: self = .increase
    case .cannotJudge: self = .cannotJudge
    case .refresh: self = .refresh
    }
  }
}
