import DebtRatchet
import LintFindings
import LintReporting
import LintRules
import LintWorkspace

/// Where the gate runs, and what could keep it from failing or from judging.
extension GateExamination {
  var enforcementRemarks: [Remark] {
    let ratchet = project.configuration.ratchet
    var remarks: [Remark] = []
    if ratchet.enforcement == .warn {
      remarks.append(
        Remark(
          .enforcement, .warning,
          "`check` NEVER FAILS: `enforce` is `warn`, so what is caught is only printed; "
            + "write `\"enforce\": \"fail\"` when the team is ready"))
    }
    let soft = ratchet.moduleEnforcement.filter { $0.value == .warn }.keys
    for module in soft.sorted(by: Paths.precede) {
      remarks.append(
        Remark(.enforcement, .warning, "module `\(module)` NEVER FAILS: its `enforce` is `warn`"))
    }
    if !remarks.isEmpty { return remarks }
    return [Remark(.enforcement, .ok, "an increase fails `check` with exit code 1")]
  }

  var historyRemarks: [Remark] {
    guard let repository = GitRepository(project.workspace) else {
      return [Remark(.history, .note, "no git: moves are judged by the record alone")]
    }
    var remarks: [Remark] = []
    if repository.isShallow {
      remarks.append(
        Remark(
          .history, isBaseConfigured ? .warning : .note,
          "this clone is shallow: moves are judged by the record alone, and `--base` may not be "
            + "found; run `git fetch --unshallow`"))
    }
    if case .reference(let name) = project.configuration.base {
      do throws(GitProblem) {
        _ = try repository.mergeBase(with: name)
        remarks.append(Remark(.history, .ok, "the configured base `\(name)` is there"))
      } catch {
        remarks.append(Remark(.history, .blocked, "`base`: \(error.description)"))
      }
    }
    return remarks.isEmpty ? [Remark(.history, .ok, "the clone is complete")] : remarks
  }

  private var isBaseConfigured: Bool { project.configuration.base != .none }

  /// Who runs the gate, as far as files of the repository show it.
  var callRemarks: [Remark] {
    let calls = project.workspace.findGateCalls()
    if calls.isEmpty {
      return [
        Remark(
          .ci, .note,
          "no CI file of this repository was seen to run `diratchet`; it may be run from elsewhere")
      ]
    }
    return calls.flatMap(remarks)
  }

  private func remarks(on call: GateCall) -> [Remark] {
    let place = "\(call.file):\(call.line)"
    let text = call.text.count > 200 ? "\(call.text.prefix(200))…" : call.text
    var remarks = [Remark(.ci, .ok, "\(place) (\(call.service)) runs it: \(text)")]
    if call.cannotFail {
      remarks.append(Remark(.ci, .warning, "\(place) NEVER FAILS, whatever `check` says"))
    }
    if call.text.contains("--isolated"), !project.configuration.files.isEmpty {
      remarks.append(Remark(.ci, .warning, "\(place) does not read the configuration"))
    }
    return remarks + cloneRemarks(on: call, place)
  }

  private func cloneRemarks(on call: GateCall, _ place: String) -> [Remark] {
    guard let depth = call.clonedCommits, let remedy = call.fullClone else { return [] }
    let commits = counted(depth, "commit")
    let needsBase = call.base != nil || isBaseConfigured
    if needsBase, depth == 1 {
      return [
        Remark(
          .ci, .warning,
          "\(place) judges against a base, in a clone of \(commits): it ends in 2; write \(remedy)")
      ]
    }
    // A merge commit that the service makes has the base for its first parent.
    if needsBase, call.base != "HEAD^1", call.base != "HEAD^", depth < 50 {
      return [
        Remark(
          .ci, .note,
          "\(place) judges against a base, in a clone of \(commits): a longer branch ends in 2; "
            + "write \(remedy)")
      ]
    }
    if needsBase || depth > 1 { return [] }
    return [
      Remark(
        .ci, .note,
        "\(place) works on a clone of \(commits): moves are judged by the record alone; "
          + "\(remedy) lets `check` follow them")
    ]
  }

  /// Script phases that Xcode runs.
  var xcodeRemarks: [Remark] {
    let folders = Set(includedFiles.map { Paths.parent(of: $0.role.path) })
    return project.workspace.findXcodeScripts(above: folders).map { script in
      let name = "target `\(script.target)` of \(script.project)"
      return script.isSandboxed
        ? Remark(
          .xcode, .warning,
          "\(name) runs it in a sandbox, where sources cannot be read; "
            + "set `ENABLE_USER_SCRIPT_SANDBOXING` to `NO` for that target")
        : Remark(.xcode, .ok, "\(name) runs it in a script phase")
    }
  }
}
