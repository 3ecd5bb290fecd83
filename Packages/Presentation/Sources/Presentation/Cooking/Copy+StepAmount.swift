import DesignSystem
import MealModels
import ScreenParts

extension Copy {
  /// The amounts that each step uses, as lines for a cook.
  ///
  /// A line names an ingredient and its amount for the servings. If the step uses only a part of
  /// the ingredient, the line gives that part.
  ///
  /// - Parameter measured: the measures of the foods, such as `FoodBook.measured(in:)`.
  func amounts(
    of recipe: Recipe, step: Int, servings: Int, in system: MeasurementSystem?,
    measured: [FoodID: MeasuredFood]
  ) -> [String] {
    let amounts = recipe.stepAmounts
    guard amounts.indices.contains(step) else { return [] }
    let whole = recipe.ingredients(forServings: servings, in: system, measured: measured)
    return amounts[step].map { amount in
      let line = whole[amount.line]
      func part(_ share: Fraction) -> String? {
        guard line.measure != nil,
          let factor = Fraction(servings, over: recipe.servings).map({ $0 * share })
        else { return nil }
        let source = recipe.ingredients[amount.line]
        var part = source.scaled(
          by: factor, in: system, as: source.food.flatMap { measured[$0] })
        part.note = nil
        return part.text
      }
      var name = line
      name.measure = nil
      name.note = nil
      name.isOptional = false
      switch amount.share {
      case .all: return line.text
      case .part(let share):
        let words = self(CopyKey("cooking.part.\(share.numerator)-\(share.denominator)"))
        return part(share).map { self("cooking.part", ["amount": $0, "part": words]) }
          ?? self("cooking.part.of", ["food": name.text, "part": words])
      case .rest(let share):
        return share.flatMap(part).map {
          self("cooking.part", ["amount": $0, "part": self("cooking.part.rest")])
        } ?? self("cooking.part.of", ["food": name.text, "part": self("cooking.part.rest")])
      case .some:
        guard line.measure != nil else { return line.text }
        var all = line
        all.note = nil
        return self("cooking.part.some", ["amount": all.text])
      }
    }
  }
}
