import MealModels

/// How a word changes what a food contains.
struct ContentsChange: Hashable, Sendable {
  /// How sure it is that the food is free of what the word says.
  enum Claim: Hashable, Sendable {
    /// A claim about allergens: gluten-free. No traces are left either.
    case free
    /// A way of making it: vegan. What is left out may still be there in traces.
    case without
    /// Nothing is left out.
    case none
  }

  /// What the word says about what is left out.
  let claim: Claim
  /// Allergens and classes that are left out.
  private(set) var removed = FoodContents()
  /// Allergens that a substitute may be made with, and counts as made with where it stands for flesh.
  private(set) var possible = AllergenSet()
  /// Foods that come with it, such as the crumbs of a breaded cutlet.
  private(set) var added: [FoodID] = []
  /// The kind of food that it changes; nil for any.
  private(set) var onlyOf: FoodID?

  /// Reads "free gluten, wheat", "without milk, +soy" or "adding breadcrumb, of fruit".
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

  /// The contents after the change; exactly what it names is gone, so that rye without wheat keeps
  /// its gluten, and clams without crustaceans are shellfish.
  ///
  /// - Parameter isFlesh: whether the food is flesh, so that without it something else must be in it.
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

  /// What is in the place of flesh; nuts stand for milk alone.
  private var substitute: FoodContents {
    let nuts = AllergenSet.treeNutKinds.union(AllergenSet([.treeNut]))
    return FoodContents(allergens: possible.subtracting(nuts))
  }

  /// Whether it leaves out something that a food contains.
  func takesAway(from contents: FoodContents) -> Bool {
    takesAway(from: contents, classes: removed.classes)
  }

  /// Whether it leaves out an allergen of a food, or one of some classes.
  func takesAway(from contents: FoodContents, classes: FoodClasses) -> Bool {
    !contents.allergens.isDisjoint(with: goneAllergens)
      || !contents.classes.isDisjoint(with: classes)
  }

  /// Whether something else comes in for what is left out.
  ///
  /// A cheese that is set without animal rennet is still that cheese, and beans without lard are
  /// beans, so where only these are left out nothing comes in.
  private func bringsSubstitute(into contents: FoodContents) -> Bool {
    let gone = contents.classes.intersection(removed.classes)
    return gone.isEmpty || !gone.isSubset(of: FoodClasses.uncertain.union(.rennet))
  }

  /// Without nuts of any kind every kind is gone.
  private var goneAllergens: AllergenSet {
    let gone = removed.allergens
    return gone.contains(.treeNut) ? gone.union(.treeNutKinds) : gone
  }
}
