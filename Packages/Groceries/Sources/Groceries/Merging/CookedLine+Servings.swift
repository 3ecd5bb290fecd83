import MealModels

extension CookedLine {
  /// Makes a recipe's line for another number of servings.
  ///
  /// The amounts are exact, and the text shows them. The size of each can stays the same.
  public init(_ ingredient: Ingredient, times factor: Fraction) {
    self.init(ingredient)
    text = ingredient.scaled(by: factor).text
    amounts = amounts.map { amount in
      guard amount.relation != .each else { return amount }
      var amount = amount
      amount.quantity = amount.quantity.map { $0 * factor }
      return amount
    }
  }
}

extension DishToBuy {
  /// Makes a dish from the lines of a recipe, for a number of servings.
  public init(_ meal: MealSource, _ recipe: Recipe, servings: Int) {
    let factor = Fraction(max(1, servings), over: recipe.servings) ?? .one
    self.init(meal, lines: recipe.ingredients.map { CookedLine($0, times: factor) })
  }
}
