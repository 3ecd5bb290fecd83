import Layout

extension Typeface {
  /// The digits of a number in a header, from 0 to 63.
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Reads the widths that a script measured: two digits each, weight by weight.
  ///
  /// Nil for anything else.
  init?(header: String) {
    let values = header.utf8.map { digit in Self.digits.firstIndex(of: digit) }
    guard values.count == 2 * Self.count * Self.weights.count else { return nil }
    var widths: [UInt16] = []
    for first in stride(from: 0, to: values.count, by: 2) {
      guard let high = values[first], let low = values[first + 1] else { return nil }
      widths.append(UInt16(high * Self.digits.count + low))
    }
    let tables = Self.weights.indices.map { index in
      Array(widths[(index * Self.count)..<((index + 1) * Self.count)])
    }
    self.init(tables: tables)
  }
}
