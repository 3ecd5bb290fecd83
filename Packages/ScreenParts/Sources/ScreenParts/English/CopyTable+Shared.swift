import DesignSystem

extension CopyTable {
  /// The English of what this package says; an app adds the words of its own screens.
  public static let sharedEnglish = CopyTable(
    language: "en",
    parts: [
      controlEnglish, sentenceEnglish, mealEnglish, foodEnglish, severalEnglish, cuisineEnglish,
      nutrientEnglish, calendarEnglish, sideEnglish,
    ])

  /// Makes a table of parts; no key is in two of them.
  public init(language: String, parts: [[CopyKey: CopyEntry]]) {
    var entries: [CopyKey: CopyEntry] = [:]
    entries.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { entries.merge(part) { first, _ in first } }
    self.init(language: language, entries: entries)
  }
}
