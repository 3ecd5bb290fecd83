extension PlannedMeal {
  /// The name on one line; leftovers are named as such.
  var name: String {
    guard case .leftovers(_, let title) = content else { return content.title }
    return title.isEmpty ? "Leftovers" : "Leftovers: \(title)"
  }

  /// The servings as text; nil if they are unknown.
  var servingsText: String? {
    servings.map { $0 == 1 ? "1 serving" : "\($0) servings" }
  }

  /// The eaters as text; nil for everyone.
  var eatersText: String? {
    let names = eaters.isEmpty ? nil : "for " + eaters.joined(separator: ", ")
    guard guests > 0 else { return names }
    return (names ?? "for all") + (guests == 1 ? " + 1 guest" : " + \(guests) guests")
  }
}
