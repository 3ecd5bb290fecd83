import AppWords

extension CopyTable {
  /// The English words of this package; an app adds the words of its own screens.
  public static let sharedEnglish = CopyTable(
    language: "en",
    parts: [
      controlEnglish, sentenceEnglish, mealEnglish, foodEnglish, severalEnglish, cuisineEnglish,
      nutrientEnglish, calendarEnglish, sideEnglish, nutritionEnglish,
    ])

  /// Makes a table from several parts; no key may be in two of them.
  public init(language: String, parts: [[CopyKey: CopyEntry]]) {
    var entries: [CopyKey: CopyEntry] = [:]
    entries.reserveCapacity(parts.reduce(0) { $0 + $1.count })
    for part in parts { entries.merge(part) { first, _ in first } }
    self.init(language: language, entries: entries)
  }
}

extension Copy {
  /// The English words of this package alone.
  public static let sharedEnglish = Copy([.sharedEnglish])
}
