import AppWords
import MealModels

extension Copy {
  /// The name of a dish, with a gloss in plain words if the name needs one: "Bakoula · Moroccan
  /// spiced greens".
  public func title(_ title: String, gloss: String?) -> String {
    gloss.map { self("meal.glossed", ["title": title, "gloss": $0]) } ?? title
  }

  /// The name of a dish with its gloss, for reading aloud.
  public func spokenTitle(_ title: String, gloss: String?) -> String {
    gloss.map { self("meal.glossed.spoken", ["title": title, "gloss": $0]) } ?? title
  }

  /// The sides served with a meal: "Serve with Steamed Rice and Kachumber."; nil if there are none.
  public func servedWith(_ sides: [TableSide]) -> String? {
    let names = sides.compactMap(\.served).map(\.recipe.title)
    return names.isEmpty ? nil : self("sides.with", ["sides": list(names)])
  }

  /// One sentence for each side that a meal lacks because every choice breaks a limit.
  ///
  /// The sentence names the usual side and the limit that it breaks, as far as they are known.
  public func missingSides(
    _ sides: [TableSide], for limits: EaterLimits, foodNames: [FoodID: String] = [:]
  ) -> [String] {
    sides.filter { $0.outcome == .missing }.map { side in
      guard let usual = side.usual else { return self("sides.missing.unnamed") }
      let breaches = limits.breaches(of: usual.facts)
      guard !breaches.isEmpty else {
        return self("sides.missing.unknown", ["side": usual.recipe.title])
      }
      let words = [
        "side": usual.recipe.title,
        "breach": predicate(for: breaches, foodNames: foodNames),
      ]
      return self(side.isOnlyChoice ? "sides.missing" : "sides.missing.all", words)
    }
  }

  /// The energy and protein of a serving with all its sides.
  ///
  /// Nil if they are unknown, if there are no sides, or if the reader hides one of these numbers.
  public func nutrition(of meal: Meal, with sides: [Meal]) -> String? {
    let all = meal.nutrition(with: sides)
    guard !sides.isEmpty, let energy = all[.energy], let protein = all[.protein],
      [Nutrient.energy, .protein].allSatisfy(shows)
    else { return nil }
    return self(
      "sides.nutrition",
      ["energy": whole(energy, step: 10), "protein": whole(protein, step: 1)])
  }

  /// Whether the reader wants to see how much of a nutrient there is.
  public func shows(_ nutrient: Nutrient) -> Bool {
    nutrition.shows(
      NutritionFigure(
        name: name(of: nutrient), amount: nil, unit: nutrient.unit,
        isEnergy: nutrient == .energy))
  }

  /// The allergens of a meal with all its sides; nil if they are only those of the dish itself.
  public func allergens(of meal: Meal, with sides: [Meal]) -> String? {
    let all = allergens(of: meal.facts(with: sides))
    guard all != allergens(of: meal.facts) else { return nil }
    return self("sides.allergens", ["allergens": all])
  }

  private func whole(_ amount: Double, step: Double) -> String {
    region.number((amount / step).rounded() * step)
  }

  /// The foods to cook before a recipe begins, and how long that takes; nil if there are none.
  public func needs(of recipe: Recipe) -> String? {
    let needed = recipe.cookedBefore
    guard let minutes = needed.map(\.minutes).max() else { return nil }
    return self(
      "meal.needs",
      ["foods": list(needed.map(\.name)), "minutes": spokenMinutes(minutes)])
  }

  /// Why a light meal is complete: "This is a light supper in Greece."; nil for any other meal.
  public func note(of customs: MealCustoms) -> String? {
    customs.note.map { self("meal.note", ["note": $0]) }
  }
}

extension [TableSide] {
  /// The side dishes that are served, in their order.
  public var served: [Meal] { compactMap(\.served) }
}
