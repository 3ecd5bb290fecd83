extension PlannedMeal {
  /// What it is called on one line: leftovers say that they are some.
  var name: String {
    guard case .leftovers(_, let title) = content else { return content.title }
    return title.isEmpty ? "Leftovers" : "Leftovers: \(title)"
  }

  /// Its servings as text; nil where nobody said how many.
  var servingsText: String? {
    servings.map { $0 == 1 ? "1 serving" : "\($0) servings" }
  }

  /// Who eats it as text; nil for everybody.
  var eatersText: String? {
    eaters.isEmpty ? nil : "for " + eaters.joined(separator: ", ")
  }
}
