import AppWords
import MealModels

extension Copy {
  /// Sentences about a meal's allergens: contained and possible ones, traces and unknown parts.
  ///
  /// The last sentence advises checking the label.
  ///
  /// - Parameter concerns: the allergens that matter; by default all of them.
  public func allergens(
    of facts: MealFacts, among concerns: AllergenSet = AllergenSet(Allergen.allCases)
  ) -> String {
    let contents = facts.contents
    let sentences: [(key: CopyKey, names: [String])] = [
      ("allergens.contained", names(of: contents.allergens.intersection(concerns))),
      ("allergens.possible", names(of: contents.possibleAlone.intersection(concerns))),
      ("allergens.traces", names(of: contents.tracesAlone.intersection(concerns))),
      ("allergens.unknown", facts.unknownIngredients),
    ]
    let known = sentences.filter { !$0.names.isEmpty }
    let said = known.map { self($0.key, ["names": list($0.names)]) }
    return (said + [self("allergens.label")]).joined(separator: " ")
  }

  /// The text for sharing a meal with another person.
  ///
  /// That person may have other allergies than the eater, so the text names the allergens of
  /// everything that is served with the meal.
  public func wordsToShare(_ meal: Meal, with sides: [TableSide] = []) -> String {
    let served = servedWith(sides)
    return self(
      served == nil ? "share.text" : "share.text.sides",
      [
        "title": title(meal.recipe.title, gloss: meal.recipe.gloss),
        "summary": meal.recipe.summary, "sides": served ?? "",
        "allergens": allergens(of: meal.facts(with: sides.served)),
      ])
  }

  /// The names of allergens for use inside a sentence, such as "milk" and "tree nuts (almonds and
  /// cashews)".
  public func names(of allergens: AllergenSet) -> [String] {
    let worthNaming = allergens.worthNaming
    let kinds = worthNaming.intersection(.treeNutKinds).allergens.map(inlineName(of:))
    guard worthNaming.contains(.treeNut), !kinds.isEmpty else {
      return worthNaming.allergens.map(inlineName(of:))
    }
    return worthNaming.subtracting(.treeNutKinds).allergens.map { allergen in
      let name = inlineName(of: allergen)
      return allergen == .treeNut ? "\(name) (\(list(kinds)))" : name
    }
  }
}

extension AllergenSet {
  /// The allergens to name: if all kinds of tree nuts are included, they are named "tree nuts", not
  /// one by one.
  public var worthNaming: AllergenSet {
    isSuperset(of: .treeNutKinds) ? subtracting(.treeNutKinds) : self
  }
}
