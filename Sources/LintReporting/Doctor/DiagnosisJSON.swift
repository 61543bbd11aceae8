import LintFindings
import LintNotation

/// The JSON of `doctor`: indented, members in a fixed order, a line break at the end.
package func renderDiagnosisJSON(_ diagnosis: Diagnosis) -> String {
  let value: JSONValue = [
    "schemaVersion": 1,
    "tool": ["name": "diratchet", "version": JSONValue(toolVersion)],
    "status": JSONValue(diagnosis.status.rawValue),
    "planted": JSONValue(diagnosis.spots.map(spotValue)),
    "rules": JSONValue(diagnosis.trials.map { trialValue($0, diagnosis) }),
    "remarks": JSONValue(diagnosis.remarks.map(remarkValue)),
  ]
  return renderJSON(value, layout: .indented) + "\n"
}

private func spotValue(_ spot: Diagnosis.Spot) -> JSONValue {
  [
    "tier": JSONValue(spot.tier.rawValue),
    "path": JSONValue(spot.path),
    "folderExists": JSONValue(spot.exists),
  ]
}

private func trialValue(_ trial: Diagnosis.Trial, _ diagnosis: Diagnosis) -> JSONValue {
  let results = zip(diagnosis.spots, trial.results).map { spot, result -> JSONValue in
    [
      "tier": JSONValue(spot.tier.rawValue),
      "outcome": JSONValue(result.outcome == .nowhere ? nil : result.outcome.rawValue),
      "reason": JSONValue(result.reason.isEmpty ? nil : result.reason),
    ]
  }
  return [
    "rule": JSONValue(trial.rule.name),
    "level": JSONValue(trial.level.rawValue),
    "holds": JSONValue(diagnosis.isAsWanted(trial)),
    "results": JSONValue(results),
  ]
}

private func remarkValue(_ remark: Diagnosis.Remark) -> JSONValue {
  [
    "topic": JSONValue(remark.topic.rawValue),
    "weight": JSONValue(remark.weight.rawValue),
    "text": JSONValue(remark.text),
  ]
}
