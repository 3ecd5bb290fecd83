import DesignSystem
import MealModels

extension Copy {
  /// The name of a dish with what it is in plain words, where the name does not say so: "Bakoula ·
  /// Moroccan spiced greens".
  public func title(_ title: String, gloss: String?) -> String {
    gloss.map { self("meal.glossed", ["title": title, "gloss": $0]) } ?? title
  }

  /// The same as it is read aloud.
  public func spokenTitle(_ title: String, gloss: String?) -> String {
    gloss.map { self("meal.glossed.spoken", ["title": title, "gloss": $0]) } ?? title
  }

  /// What is served beside a meal: "Serve with Steamed Rice and Kachumber."; nil for nothing.
  public func servedWith(_ sides: [TableSide]) -> String? {
    let names = sides.compactMap(\.served).map(\.recipe.title)
    return names.isEmpty ? nil : self("sides.with", ["sides": list(names)])
  }

  /// What is missing beside a meal because no choice keeps the limits, and which of them the usual
  /// one breaks; a sentence each.
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
        "breach": predicate(for: breaches, of: usual.facts, foodNames: foodNames),
      ]
      return self(side.isOnlyChoice ? "sides.missing" : "sides.missing.all", words)
    }
  }

  /// The energy and protein of a serving with all that is beside it; nil where that is not known, or
  /// nothing is.
  public func nutrition(of meal: Meal, with sides: [Meal]) -> String? {
    let all = meal.nutrition(with: sides)
    guard !sides.isEmpty, let energy = all[.energy], let protein = all[.protein] else { return nil }
    return self(
      "sides.nutrition",
      ["energy": whole(energy, step: 10), "protein": whole(protein, step: 1)])
  }

  /// What a meal contains with all that is beside it, where that is more than the dish itself.
  public func allergens(of meal: Meal, with sides: [Meal]) -> String? {
    let all = allergens(of: meal.facts(with: sides))
    guard all != allergens(of: meal.facts) else { return nil }
    return self("sides.allergens", ["allergens": all])
  }

  private func whole(_ amount: Double, step: Double) -> String {
    region.number((amount / step).rounded() * step)
  }

  /// Which foods must be cooked before a recipe begins, and how long that takes; nil where none must.
  public func needs(of recipe: Recipe) -> String? {
    let needed = recipe.cookedBefore
    guard let minutes = needed.map(\.minutes).max() else { return nil }
    return self(
      "meal.needs",
      ["foods": list(needed.map(\.name)), "minutes": spokenMinutes(minutes)])
  }

  /// Why a meal is whole though it is light: "This is a light supper in Greece."; nil for any other.
  public func note(of customs: MealCustoms) -> String? {
    customs.note.map { self("meal.note", ["note": $0]) }
  }
}

extension [TableSide] {
  /// The side dishes that are served, in their order.
  public var served: [Meal] { compactMap(\.served) }
}
