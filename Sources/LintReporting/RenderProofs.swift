import LintFindings
package import LintRules

/// The table of `verify`: what each rule says of its own examples, and below it what went wrong.
package func renderProofs(_ proofs: [Proof], palette: Palette) -> String {
  let rows = proofs.map { proof in
    [proof.holds ? "ok" : "FAILS", proof.contrast.rawValue, proof.rule.name]
  }
  let failures = proofs.flatMap { proof in
    proof.failures.map { palette.failure("\(proof.rule): \(visible($0))") + "\n" }
  }
  let holding = proofs.count { $0.holds }
  let verdict =
    "\(holding) of \(counted(proofs.count, "rule")) pass their correct examples, "
    + "flag their faulty ones, and react to every mutation as they must\n"
  return table(rows) + "\n" + failures.joined() + verdict
}
