import MealModels

/// The change that a word makes to the contents of a food.
struct ContentsChange: Hashable, Sendable {
  /// The certainty with which a food is free of the named ingredient.
  enum Claim: Hashable, Sendable {
    /// A claim about allergens, such as gluten-free; it excludes traces too.
    case free
    /// A way of making the food, such as vegan; excluded foods may still be present as traces.
    case without
    /// No claim.
    case none
  }

  /// The claim of the word about the excluded food.
  let claim: Claim
  /// The excluded allergens and classes.
  private(set) var removed = FoodContents()
  /// Allergens that a substitute may contain, which become possible contents if it replaces flesh.
  private(set) var possible = AllergenSet()
  /// Foods that the word adds, such as the crumbs of a breaded cutlet.
  private(set) var added: [FoodID] = []
  /// The kind of food that the word changes; nil for any food.
  private(set) var onlyOf: FoodID?

  /// Parses "free gluten, wheat", "without milk, +soy" or "adding breadcrumb, of fruit".
  init?(kind: Substring, _ list: [Substring]) {
    switch kind {
    case "free": claim = .free
    case "without": claim = .without
    case "adding": claim = .none
    default: return nil
    }
    for word in list {
      if word.hasPrefix("of ") {
        onlyOf = FoodID(rawValue: String(word.dropFirst(3)))
      } else if claim == .none {
        added.append(FoodID(rawValue: String(word)))
      } else if word.hasPrefix("+"), let allergen = Allergen(rawValue: String(word.dropFirst())) {
        possible.formUnion(AllergenSet([allergen]))
      } else if let allergen = Allergen(rawValue: String(word)) {
        removed.allergens.formUnion(AllergenSet([allergen]))
      } else if let named = FoodClasses.named.first(where: { $0.name == word }) {
        removed.classes.formUnion(named.value)
      } else {
        return nil
      }
    }
  }

  /// The contents after the change.
  ///
  /// Only the named contents are removed: rye without wheat keeps its gluten, and clams without
  /// crustaceans are shellfish.
  ///
  /// - Parameter isFlesh: whether the food is flesh, so that a substitute must replace it.
  func applied(to contents: FoodContents, isFlesh: Bool = false) -> FoodContents {
    var result = contents
    let gone = goneAllergens
    result.allergens.subtract(gone)
    result.possible.subtract(gone)
    result.classes.subtract(removed.classes.union(FoodClasses(implying: gone)))
    result.classes.formUnion(FoodClasses(implying: result.allergens))
    switch claim {
    case .free: result.traces.subtract(gone)
    case .without: result.traces.formUnion(contents.asIngredients.intersection(gone))
    case .none: break
    }
    if bringsSubstitute(into: contents) {
      result.possible.formUnion(possible.impliedContents)
      if isFlesh { result.formUnion(substitute.withImplications) }
    }
    return result
  }

  /// The possible contents of a substitute for flesh; without nuts, which only replace milk.
  private var substitute: FoodContents {
    let nuts = AllergenSet.treeNutKinds.union(AllergenSet([.treeNut]))
    return FoodContents(allergens: possible.subtracting(nuts))
  }

  /// Whether the change excludes something that a food contains.
  func takesAway(from contents: FoodContents) -> Bool {
    takesAway(from: contents, classes: removed.classes)
  }

  /// Whether the change excludes an allergen of a food, or a food of some classes.
  func takesAway(from contents: FoodContents, classes: FoodClasses) -> Bool {
    !contents.allergens.isDisjoint(with: goneAllergens)
      || !contents.classes.isDisjoint(with: classes)
  }

  /// Whether a substitute replaces the excluded ingredient.
  ///
  /// Cheese without animal rennet is still cheese, and beans without lard are beans, so no
  /// substitute replaces rennet or lard.
  private func bringsSubstitute(into contents: FoodContents) -> Bool {
    let gone = contents.classes.intersection(removed.classes)
    return gone.isEmpty || !gone.isSubset(of: FoodClasses.uncertain.union(.rennet))
  }

  /// The excluded allergens; if tree nuts are excluded, every kind of them is.
  private var goneAllergens: AllergenSet {
    let gone = removed.allergens
    return gone.contains(.treeNut) ? gone.union(.treeNutKinds) : gone
  }
}
