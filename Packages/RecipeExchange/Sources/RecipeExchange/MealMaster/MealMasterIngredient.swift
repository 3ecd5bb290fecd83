/// An ingredient line of Meal-Master: seven columns of amount, two of unit, then the food.
struct MealMasterIngredient: Equatable {
  var amount: Substring
  var unit: Substring
  var food: Substring

  /// Whether it continues the line before it.
  var isContinuation: Bool {
    amount.isEmpty && unit.isEmpty && food.utf8.first == UInt8(ascii: "-")
  }

  /// Reads a column; nil if it is not an ingredient line.
  ///
  /// - Parameter text: the bytes, of which the first eleven are amount and unit.
  init?(_ text: Substring.UTF8View) {
    let bytes = Array(text.prefix(12))
    guard bytes.count == 12 else { return nil }
    guard bytes[0..<7].allSatisfy(Self.isAmount), bytes[7] == 0x20, bytes[10] == 0x20,
      Self.isUnit(bytes[8]), Self.isUnit(bytes[9])
    else { return nil }
    let amountEnd = text.index(text.startIndex, offsetBy: 7)
    let unitStart = text.index(after: amountEnd)
    let unitEnd = text.index(unitStart, offsetBy: 2)
    amount = Self.trimmed(text[text.startIndex..<amountEnd])
    unit = Self.trimmed(text[unitStart..<unitEnd])
    food = Self.trimmed(text[text.index(after: unitEnd)...])
    // A line without an amount must begin its food at the column of foods.
    guard !food.isEmpty, bytes[11] != 0x20 || !amount.isEmpty else { return nil }
    guard unit.isEmpty || MealMasterUnits.name(unit) != nil || !amount.isEmpty else { return nil }
  }

  private static func isAmount(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "-"), UInt8(ascii: ","), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static func isUnit(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
  }

  private static func trimmed(_ text: Substring.UTF8View) -> Substring {
    var text = text
    while let first = text.first, first == 0x20 || first == 0x09 { text.removeFirst() }
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return Substring(text)
  }

  /// The line as people write it, with the unit written out.
  var line: String {
    guard !amount.isEmpty || !unit.isEmpty else { return String(food) }
    var words: [String] = amount.isEmpty ? [] : [String(amount)]
    if !unit.isEmpty {
      let name = MealMasterUnits.name(unit) ?? String(unit)
      if !name.isEmpty { words.append(isSeveral ? MealMasterUnits.plural(name) : name) }
    }
    words.append(String(food))
    return words.joined(separator: " ")
  }

  /// Whether the amount is more than one.
  private var isSeveral: Bool {
    guard let first = amount.split(separator: " ").first else { return false }
    if first.contains("/") { return false }
    return amount.contains(" ") || (Double(first).map { $0 > 1 } ?? amount.contains("-"))
  }
}
