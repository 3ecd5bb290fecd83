/// Numbers as text without any locale machinery.
package enum Decimals {
  /// The shortest text that reads back as the number, `16` rather than `16.0`.
  package static func shortest(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
  }

  /// A fixed number of decimal places, rounded half away from zero.
  package static func fixed(_ number: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1.0) { result, _ in result * 10 }
    let scaled = (number.magnitude * scale).rounded()
    guard let total = Int(exactly: scaled) else { return String(number) }
    let sign = number < 0 && total > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(total)" }
    let digits = String(total)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}
