/// How much a recipe makes, from texts such as "4", "4–6 servings" and "2 loaves".
enum ServingsReading {
  /// How many people it serves; nil where the texts count something else or nothing.
  static func servings(_ texts: [String]) -> Int? {
    for text in texts {
      guard let number = number(text), (1...1_000).contains(number) else { continue }
      return number
    }
    return nil
  }

  /// What it makes in its own words, which say more than a number.
  static func yield(_ texts: [String]) -> String? {
    texts.first { $0.contains(where: \.isLetter) } ?? texts.first
  }

  /// The number of a text; of a range its end.
  static func number(_ text: String) -> Int? {
    var value: Double?
    var isRange = false
    for part in TimeWords.parts(text) {
      switch part {
      case .number(let found):
        guard let before = value else {
          value = found
          continue
        }
        if isRange { return Int(max(before, found).rounded(.up)) }
        guard found < 1 else { return Int(before.rounded(.up)) }
        value = before + found
      case .to: isRange = value != nil
      default:
        if value != nil { return value.map { Int($0.rounded(.up)) } }
      }
    }
    return value.map { Int($0.rounded(.up)) }
  }
}
