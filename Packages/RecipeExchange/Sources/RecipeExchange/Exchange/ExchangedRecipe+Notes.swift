import MealModels

extension ExchangedRecipe {
  /// Adds a text that has no field to the notes, with its name.
  mutating func note(_ text: String?, named name: String? = nil) {
    guard let text = text?.nonEmpty else { return }
    let line = name.map { "\($0): \(text)" } ?? text
    if draft.notes == nil { draft.notes = line } else { draft.notes?.append("\n" + line) }
  }

  /// Sets the servings or the yield by a text.
  mutating func setYield(_ text: String?) {
    guard let text else { return }
    let (servings, yield) = ServingsText.read(text)
    if draft.servings == nil { draft.servings = servings }
    if draft.yield == nil { draft.yield = yield }
  }

  /// Sets a time by a text; an unreadable one goes to the notes.
  mutating func setMinutes(
    _ field: WritableKeyPath<RecipeDraft, Int?>, _ text: String?, named name: String
  ) {
    guard let text = text?.nonEmpty else { return }
    if let minutes = DurationText.minutes(text), draft[keyPath: field] == nil {
      draft[keyPath: field] = minutes
    } else if DurationText.minutes(text) == nil, !Self.isNoTime(text) {
      note(text, named: name)
    }
  }

  /// Whether a text means no time: "0", "PT0S".
  private static func isNoTime(_ text: String) -> Bool {
    text.allSatisfy { $0 == "0" || !$0.isNumber } && text.contains("0")
  }
}
