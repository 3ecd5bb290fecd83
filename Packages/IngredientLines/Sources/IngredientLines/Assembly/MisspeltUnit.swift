/// Finds a misspelt unit after a number: "2 tablespons butter", "1 tbp sugar".
///
/// The number may then belong to the unit, and not be a count of the food.
enum MisspeltUnit {
  /// Whether the word after a number without a unit is a misspelt unit.
  static func follows(_ tokens: [LineToken], _ fields: [LineField], in text: LineText) -> Bool {
    for index in tokens.indices.dropLast() where fields[index] == .amounts {
      let next = tokens[index + 1]
      guard fields[index + 1] == .food, next.gap == .blank, next.kind == .other,
        (1...14).contains(next.range.count)
      else { continue }
      let word = text.bytes[next.range].map { $0 | 0x20 }
      guard word.allSatisfy(LineBytes.isLetter) else { continue }
      if word.count == 1 || units.contains(where: { isNear(word, $0) }) { return true }
    }
    return false
  }

  private static let units = [
    "tablespoon", "tablespoons", "teaspoon", "teaspoons", "tbsp", "tbsps", "tsp", "cups", "ounces",
    "pounds", "grams",
  ].map { Array($0.utf8) }

  /// Whether a word differs from a unit by one letter, or by two if the unit is long.
  private static func isNear(_ word: [UInt8], _ unit: [UInt8]) -> Bool {
    let most = unit.count > 6 ? 2 : 1
    guard word.count > 1, abs(word.count - unit.count) <= most, word[0] == unit[0] else {
      return false
    }
    var row = Array(0...unit.count)
    for (line, letter) in word.enumerated() {
      var corner = row[0]
      row[0] = line + 1
      for (column, other) in unit.enumerated() {
        let change = corner + (letter == other ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(change, corner + 1, row[column] + 1)
      }
    }
    return row[unit.count] <= most
  }
}
