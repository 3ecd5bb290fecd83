import MealModels

/// Finds what a dish ordinarily has and a list lacks.
extension RecipeList {
  /// The parts of a dish that the list lacks, and that must be expected in it all the same.
  ///
  /// A page may have lost a part of its list, such as the sauce of chicken satay. Peanuts, nuts,
  /// sesame, fish and shellfish often are the point of a dish, so such a part always counts. So
  /// does the main part. Any other part counts unless the list is that of the whole dish: it has
  /// most of the dish's parts, or five foods. Flour that only thickens never counts.
  func lackedParts(of dish: FoodID) -> [FoodID] { lackedParts(of: dish, depth: 0) }

  private func lackedParts(of dish: FoodID, depth: Int) -> [FoodID] {
    guard depth < 4, let parts = book[dish]?.parents, parts.count > 1 else { return [] }
    let missing = parts.filter { !has($0) && !mayMakePart($0) }
    let isWhole = missing.count * 2 < parts.count || isLong
    return missing.filter { part in
      if addsOnlyTraces(part) || part == Self.thickener && part != parts.first { return false }
      return !isWhole || part == parts.first || !addsNothing(part, of: Self.telling)
    }
      + parts.filter { !lineage.contains($0) && mayMakePart($0) }
      .flatMap { lackedParts(of: $0, depth: depth + 1) }
  }

  /// Whether the list has enough foods to be that of a whole dish; water, salt, pepper and oil do
  /// not count.
  var isLong: Bool {
    lines.indices.count { !isWaterOrSalt(line: $0) && !isOil(line: $0) } >= Self.long
  }

  /// Whether a line is a part, or takes its place: oat milk for milk, rice for tortillas.
  private func has(_ part: FoodID) -> Bool {
    guard let food = book[part] else { return lineage.contains(part) }
    // The lineage of a mixture has all its parts, none of which is the mixture.
    if food.parents.count > 1 ? lineage.contains(part) : holds(part) { return true }
    if isStarch(book.role(of: part)), lines.indices.contains(where: isStarchy) { return true }
    return standsIn(for: food)
  }

  private func mayMakePart(_ id: FoodID) -> Bool {
    (book[id]?.parents.count ?? 0) > 1 && mayMake(id)
  }

  private func addsNothing(_ id: FoodID, of allergens: AllergenSet) -> Bool {
    guard let own = book.contents(of: id) else { return false }
    return own.allergens.subtracting(contents.allergens).isDisjoint(with: allergens)
  }

  private static let long = 5
  private static let thickener: FoodID = "wheat-flour"
  private static let telling = AllergenSet([
    Allergen.peanut, .treeNut, .sesame, .fish, .crustacean, .mollusc,
  ])
}
