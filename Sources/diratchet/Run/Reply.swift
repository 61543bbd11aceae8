/// What a command answers: the result for standard output, talk for standard error, the status.
struct Reply: Sendable, Equatable {
  /// Goes to standard output as it is.
  var result: String
  /// Lines for standard error.
  var remarks: [String]
  var status: ExitStatus
  /// Files that the result, or another form of it, goes to.
  var files: [Output] = []

  init(_ result: String = "", remarks: [String] = [], status: ExitStatus = .noIncrease) {
    self.result = result
    self.remarks = remarks
    self.status = status
  }

  /// The answer to a call that failed.
  init(failures messages: [String], status: ExitStatus) {
    self.init("", remarks: messages.map { "error: \($0)" }, status: status)
  }

  /// Text that is to be written to a file.
  struct Output: Sendable, Equatable {
    var path: String
    var text: String
    /// Whether the text is added to what the file holds.
    var isAppended = false
  }
}
