import IngredientLines

/// An ingredient line in its parts, which together make up the whole line.
struct LineForm: Hashable, Sendable {
  /// Its place in the recipe; nil for a new one.
  var position: Int?
  var amount = ""
  var unit = ""
  var food = ""
  /// Whether it shows that a part is missing.
  var isRefused = false

  init(at position: Int? = nil) { self.position = position }

  /// Splits a line into its leading amount, the unit of that amount, and the rest.
  init(_ line: IngredientLine, at position: Int) {
    self.position = position
    let text = line.text.trimmingPrefix { $0.isWhitespace }
    let amounts = line.isHeading ? nil : line.amounts.first?.text
    guard let begin = amounts, !begin.isEmpty, text.hasPrefix(begin) else {
      food = String(text)
      return
    }
    let number = begin.prefix { $0.isNumber || Self.marks.contains($0) }
    amount = Self.trimmed(number)
    unit = Self.trimmed(begin.dropFirst(number.count))
    food = Self.trimmed(text.dropFirst(begin.count))
    // A line that is only an amount has no food to separate from it.
    if food.isEmpty { (amount, unit, food) = ("", "", String(text)) }
  }

  /// The characters of numbers: fractions, decimals and ranges.
  private static let marks: Set<Character> = [" ", "/", "⁄", ".", ",", "-", "–"]

  /// The whole line.
  var text: String {
    [amount, unit, food].map { Self.trimmed($0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
