import MealModels

/// Finds claims that cannot be true of their food: nut-free almonds, cow's milk without milk.
///
/// A substitute has the name of the food that it replaces. So a claim does not contradict its food
/// if the book has a separate food for both together, or for the claim with a food that the food is
/// made of: gluten-free pasta is sold, so gluten-free tagliatelle exist.
struct Contradictions {
  let book: FoodBook
  let vocabulary: MatchVocabulary

  /// Whether a claim contradicts a food with a name.
  func hold(_ claim: ContentsChange, _ food: FoodID, named name: [String]) -> Bool {
    guard !name.isEmpty, let contents = book.contents(of: food), claim.takesAway(from: contents)
    else { return false }
    if claim.leavesOutMilk, contents.allergens.contains(.milk),
      name.contains(where: { vocabulary.origins.contains(FoodName.singular($0)) })
    {
      return true
    }
    guard claim.claim == .free else { return false }
    return name.indices.contains { start in
      (start..<name.count).contains { end in isUnsold(claim, name[start...end]) }
    }
  }

  /// Whether some words name a food that is never sold without the ingredient that a claim
  /// excludes.
  private func isUnsold(_ claim: ContentsChange, _ words: ArraySlice<String>) -> Bool {
    let key = FoodName.key(of: words)
    let named = book.food(ofKey: key)
    guard claim.names(words) || named.map({ isNothingBut(claim, $0, depth: 0) }) ?? false else {
      return false
    }
    let phrases = vocabulary.claims.filter { $0.value == claim }.map(\.key)
    let substitutes = Set([key] + (named?.parents.isEmpty ?? true ? [] : names(ofMade: named)))
    return !substitutes.contains { name in
      phrases.contains { book.food(ofKey: FoodName.key("\($0) \(name)")) != nil }
    }
  }

  /// The names of a food's ancestors and of the food itself.
  private func names(ofMade food: Food?) -> [String] {
    food.map { book.madeOf($0.id) }?.compactMap { book[$0] }
      .flatMap { [$0.name] + $0.aliases } ?? []
  }

  /// Whether a food is by definition the ingredient that a claim excludes, or made of it alone.
  private func isNothingBut(_ claim: ContentsChange, _ food: Food, depth: Int) -> Bool {
    guard depth < 12 else { return true }
    if claim.isNamed(by: food) { return true }
    return !food.parents.isEmpty
      && food.parents.allSatisfy { parent in
        book[parent].map { isNothingBut(claim, $0, depth: depth + 1) } ?? false
      }
  }
}

extension ContentsChange {
  /// The excluded classes that define a food; not alcohol, because wine without alcohol is sold.
  private var definingClasses: FoodClasses { removed.classes.subtracting(.alcohol) }

  /// Whether the claim excludes a food by its own contents.
  fileprivate func isNamed(by food: Food) -> Bool {
    guard food.parents.isEmpty else {
      return !food.contents.classes.isDisjoint(with: definingClasses)
    }
    return takesAway(from: food.contents.withImplications, classes: definingClasses)
  }

  /// Whether some words are the name of an excluded allergen.
  fileprivate func names(_ words: ArraySlice<String>) -> Bool {
    let key = words.joined(separator: "-")
    return Allergen(rawValue: key).map { removed.allergens.contains($0) } ?? false
  }

  fileprivate var leavesOutMilk: Bool { removed.allergens.contains(.milk) }
}
