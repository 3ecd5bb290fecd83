/// The amount between the braces.
struct CooklangAmount: Equatable {
  /// The written quantity; empty for none.
  var quantity = ""
  /// The unit; empty for none.
  var unit = ""
  /// Whether it stays the same for any number of servings.
  var isFixed = false

  /// Makes an amount of the text between braces.
  init(_ text: String) {
    var text = text.trimmed
    if text.first == "=" {
      isFixed = true
      text = text.dropFirst().trimmed
    }
    if let sign = text.firstIndex(of: "%") {
      quantity = text[..<sign].trimmed
      unit = text[text.index(after: sign)...].trimmed
    } else {
      quantity = text
    }
  }

  /// The number of the quantity: whole, decimal or a fraction without a zero before it.
  var number: Double? {
    let parts = quantity.split(separator: "/", omittingEmptySubsequences: false).map(\.trimmed)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(Self.isDigit) })
    else { return nil }
    guard parts.count == 2 else { return Double(quantity) }
    guard !parts[0].hasPrefix("0"), let above = Double(parts[0]), let below = Double(parts[1]),
      below > 0
    else { return nil }
    return above / below
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: ".")
  }

  /// Quantity and unit as a cook reads them; empty without both.
  var text: String { [quantity, unit].filter { !$0.isEmpty }.joined(separator: " ") }
}
