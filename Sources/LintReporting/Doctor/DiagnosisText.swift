import LintFindings

/// The text of `doctor`: where code was planted, what became of it, what else there is to say, and
/// a last line that is the answer.
package func renderDiagnosis(_ diagnosis: Diagnosis, palette: Palette) -> String {
  let remarks = Diagnosis.Remark.Topic.allCases.compactMap { topic -> String? in
    let lines = diagnosis.remarks.filter { $0.topic == topic }.map { remarkText($0, palette) }
    return lines.isEmpty ? nil : "\n\(palette.heading(title(of: topic)))\n" + lines.joined()
  }
  return spotsText(diagnosis, palette) + "\n" + trialsText(diagnosis, palette) + remarks.joined()
    + "\n" + conclusion(of: diagnosis, palette)
}

private func title(of topic: Diagnosis.Remark.Topic) -> String {
  switch topic {
  case .configuration: "Configuration"
  case .baseline: "Baseline"
  case .enforcement: "Enforcement"
  case .history: "History"
  case .ci: "CI"
  case .xcode: "Xcode"
  }
}

private func spotsText(_ diagnosis: Diagnosis, _ palette: Palette) -> String {
  let head = palette.heading("Faulty code is planted, in memory only, at") + "\n"
  return head
    + diagnosis.spots.map { spot in
      let name = spot.tier.rawValue.padded(to: 11)
      guard let path = spot.path else { return "  \(name)  no path of this tree is one\n" }
      let place = visible(path) + (spot.exists ? "" : " (a new folder)")
      let line = "  \(name)  \(place)"
      return (line.count <= 80 ? line : "  \(spot.tier.rawValue)\n    \(place)") + "\n"
    }.joined()
}

private func trialsText(_ diagnosis: Diagnosis, _ palette: Palette) -> String {
  let width = diagnosis.trials.map(\.rule.name.count).max() ?? 4
  let columns = diagnosis.spots.map { $0.tier.rawValue.padded(to: columnWidth(of: $0)) }
  let head = ["rule".padded(to: width)] + columns
  var text = palette.heading(head.joined(separator: "  ")) + "\n"
  for trial in diagnosis.trials {
    let cells = zip(diagnosis.spots, trial.results).map { spot, result in
      let cell = result.outcome.rawValue.padded(to: columnWidth(of: spot))
      let isWanted = spot.wanted.map { $0 == result.outcome } ?? true
      if isWanted { return cell }
      return trial.level == .gate ? palette.failure(cell) : palette.faint(cell)
    }
    let row = [visible(trial.rule.name).padded(to: width)] + cells
    text += row.joined(separator: "  ").trimmedAtEnd + "\n"
  }
  return text + reasonsText(diagnosis)
}

private func columnWidth(of spot: Diagnosis.Spot) -> Int {
  max(spot.tier.rawValue.count, Diagnosis.Outcome.caught.rawValue.count)
}

/// Why rules are not caught where they must be, each reason once with the rules that it is about.
private func reasonsText(_ diagnosis: Diagnosis) -> String {
  var reasons: [(text: String, rules: [String])] = []
  for trial in diagnosis.trials {
    for (spot, result) in zip(diagnosis.spots, trial.results) where !result.reason.isEmpty {
      if spot.tier == .composition, result.outcome == .exempt { continue }
      let name = trial.rule.name
      guard let index = reasons.firstIndex(where: { $0.text == result.reason }) else {
        reasons.append((result.reason, [name]))
        continue
      }
      if reasons[index].rules.last != name { reasons[index].rules.append(name) }
    }
  }
  return reasons.map { reason in
    let isOfAll = reason.rules.count == diagnosis.trials.count && reason.rules.count > 1
    let rules = isOfAll ? "every rule" : reason.rules.joined(separator: ", ")
    return hanging(visible("\(rules): \(reason.text)"), after: "  ")
  }.joined()
}

private func remarkText(_ remark: Diagnosis.Remark, _ palette: Palette) -> String {
  let word = remark.weight.rawValue.padded(to: 7)
  let text = hanging(visible(remark.text), after: "  \(word)  ")
  switch remark.weight {
  case .ok, .note: return text
  case .warning: return text.replacingFirst(word, with: palette.heading(word))
  case .blocked: return text.replacingFirst(word, with: palette.failure(word))
  }
}

private func conclusion(of diagnosis: Diagnosis, _ palette: Palette) -> String {
  let gated = diagnosis.gatedTrials
  let caught = gated.count(where: diagnosis.isAsWanted)
  let share = "\(caught) of \(counted(gated.count, "gated rule")) would catch new debt here"
  switch diagnosis.status {
  case .healthy:
    let warnings = diagnosis.remarks.count { $0.weight == .warning }
    let rest = warnings == 0 ? "" : "; mind \(counted(warnings, "warning"))"
    return palette.success("healthy") + ": \(share)\(rest)\n"
  case .missed:
    return palette.failure("missed") + ": only \(share)\n"
  case .cannotJudge:
    let blocked = diagnosis.remarks.filter { $0.weight == .blocked }
    return palette.failure("blocked")
      + ": `check` cannot judge (\(counted(blocked.count, "reason")) above); \(share)\n"
  }
}

/// Text in lines of at most 80 characters, the first behind a label, the others below it.
private func hanging(_ text: String, after label: String) -> String {
  let lines = wrapped(text[...], to: 80 - label.count)
  let margin = String(repeating: " ", count: label.count)
  return lines.enumerated().map { index, line in (index == 0 ? label : margin) + line + "\n" }
    .joined()
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var trimmedAtEnd: String {
    lastIndex { $0 != " " }.map { String(self[...$0]) } ?? ""
  }

  fileprivate func replacingFirst(_ text: String, with other: String) -> String {
    guard let range = firstRange(of: text) else { return self }
    return self[..<range.lowerBound] + other + self[range.upperBound...]
  }
}
