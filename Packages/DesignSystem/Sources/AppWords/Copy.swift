/// The words of the product in one language, with a fallback language.
public struct Copy: Equatable, Sendable {
  /// The tables in order of preference.
  public var tables: [CopyTable]
  /// How numbers, money and times are written.
  public var region: DisplayRegion
  /// The way in which the reader uses controls.
  public var hand: Hand
  /// The nutrition numbers that the reader wants to see (C-D03).
  public var nutrition: NutritionDisplay

  /// Makes the words from tables, the preferred language first; by default every nutrition number
  /// is shown.
  public init(
    _ tables: [CopyTable], region: DisplayRegion = .unitedStates, hand: Hand = .taps,
    nutrition: NutritionDisplay = NutritionDisplay(.full)
  ) {
    self.tables = tables
    self.hand = hand
    self.nutrition = nutrition
    self.region = region
  }

  /// The text for a key, with parameters filled in.
  ///
  /// A key that no table has is returned in brackets, `⟦key⟧`, so that the mistake is visible.
  /// Braces in a parameter's value stay as they are.
  public func callAsFunction(
    _ key: CopyKey, _ parameters: [String: String] = [:], count: Int? = nil
  ) -> String {
    var values = parameters
    if let count { values["count"] = region.number(Double(count)) }
    for table in tables {
      if let entry = entry(key, in: table), let text = table.form(entry, count: count) {
        return Self.fill(text, values)
      }
    }
    return "⟦\(key)⟧"
  }

  /// The table's text for a key, in the variant for the reader's way of using controls if there is
  /// one.
  private func entry(_ key: CopyKey, in table: CopyTable) -> CopyEntry? {
    let own = hand == .taps ? nil : table.entries[key.spoken(to: hand)]
    return own ?? table.entries[key]
  }

  private static func fill(_ text: String, _ values: [String: String]) -> String {
    guard !values.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      result += rest[..<open]
      result += values[name] ?? "{\(name)}"
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}

extension CopyTable {
  func form(_ entry: CopyEntry, count: Int?) -> String? {
    switch entry {
    case .text(let text): text
    case .plural(let forms): forms[pluralRule.category(count ?? 0)] ?? forms[.other]
    }
  }
}
