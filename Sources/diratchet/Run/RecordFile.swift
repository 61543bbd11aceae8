import DebtRatchet
import LintFindings
import LintWorkspace

/// The file that holds the record.
struct RecordFile: Sendable {
  /// As it is shown in messages.
  var path: String
  /// Where it lies, absolute or relative to the working directory.
  var location: String
  /// Whether it was given by hand; then it may be a FIFO, as shells make it of a command's output.
  var isGiven = false

  /// The record; nil if there is no file.
  ///
  /// - Parameter rules: every rule that this binary knows; nil if the record is not to be judged.
  func read(rules: [RuleID: RuleState]?) throws(CallError) -> Baseline? {
    guard let bytes = try readBytes() else { return nil }
    return try parse(bytes, rules: rules)
  }

  /// The record that some bytes are.
  func parse(
    _ bytes: [UInt8], rules: [RuleID: RuleState]?
  ) throws(CallError) -> Baseline {
    do throws(BaselineProblem) {
      return try Baseline.parse(bytes, knowing: rules)
    } catch {
      throw .faultyRecord(path: path, error)
    }
  }

  /// The bytes of the file; nil if there is none.
  func readBytes() throws(CallError) -> [UInt8]? {
    do throws(SystemError) {
      let kind = try System.status(of: location).kind
      let isStream = isGiven && kind == .special
      return try isStream ? System.readStream(location) : System.read(location)
    } catch {
      if error.isMissing { return nil }
      throw .sourceUnreadable(path, reason: "cannot be read: \(error.reason)")
    }
  }

  /// The record put in order, and what was wrong with it.
  func repaired(
    _ bytes: [UInt8]
  ) throws(CallError) -> (baseline: Baseline, repairs: [BaselineProblem]) {
    do throws(BaselineProblem) {
      return try repair(bytes)
    } catch {
      throw .faultyRecord(path: path, error)
    }
  }

  /// Replaces the record in one step.
  func write(_ baseline: Baseline) throws(CallError) { try write(baseline.render()) }

  /// Replaces the bytes of the file in one step.
  func write(_ bytes: [UInt8]) throws(CallError) {
    do throws(SystemError) {
      try System.replaceFile(at: location, with: bytes)
    } catch {
      throw .recordNotWritten(path, reason: error.reason)
    }
  }
}

extension Project {
  /// Where the record lies, for a command that cannot do without.
  func requiredRecordFile(for arguments: Arguments) throws(CallError) -> RecordFile {
    guard let file = recordFile(for: arguments) else { throw .noRecordWanted }
    return file
  }

  /// Where the record lies; nil when the configuration wants none.
  func recordFile(for arguments: Arguments) -> RecordFile? {
    if let path = arguments.value(of: .baseline) {
      return RecordFile(path: path, location: path, isGiven: true)
    }
    guard case .file(let path) = configuration.baseline else { return nil }
    return RecordFile(path: path, location: workspace.location(of: path))
  }
}
