/// A number with a comma between thousands, as every message writes it: `1,843`.
package func grouped(_ number: Int) -> String {
  let digits = Array(String(number.magnitude))
  var result = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result += "," }
    result.append(digit)
  }
  return result
}

/// A number with its noun in the right number: `1 file`, `2 files`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
}
