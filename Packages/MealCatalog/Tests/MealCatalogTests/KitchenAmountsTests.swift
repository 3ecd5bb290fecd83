import FoodFacts
import MealModels
import SeededRandom
import Testing

@testable import MealCatalog

/// The amounts of bundled meals, for every number of servings and in both systems.
@Suite struct KitchenAmountsTests {
  private static let meals = Sample.some(60, of: Catalog.bundled.summaries).compactMap {
    Catalog.bundled.meal($0.id)
  }
  private static let book = FoodBook.culinary

  /// Grams or millilitres of an amount, given what a millilitre weighs where it is weighed now.
  private func base(_ amount: Fraction, _ unit: MeasureUnit) -> Double {
    amount.doubleValue * (unit.baseAmount ?? 1)
  }

  @Test(arguments: MeasurementSystem.allCases)
  func `no line changes by more than is stated, and what is counted stays counted`(
    _ system: MeasurementSystem
  ) throws {
    for meal in Self.meals {
      let measured = Self.book.measured(in: meal.recipe)
      for servings in 1...12 {
        let lines = meal.recipe.ingredients(
          forServings: servings, in: system, measured: measured)
        for (line, written) in zip(lines, meal.recipe.ingredients) {
          guard let old = written.measure, let new = line.measure else { continue }
          let factor = Double(servings) / Double(meal.recipe.servings)
          let place = "\(meal.id) for \(servings): \(written.text) → \(line.text)"
          guard let unit = old.unit, unit.dimension != .count else {
            #expect(new.unit == old.unit, "\(place)")
            let (low, high) = (new.quantity.lowerBound, new.quantity.upperBound)
            let least = old.quantity.lowerBound.doubleValue * factor
            let most = old.quantity.upperBound.doubleValue * factor
            let isSmallest = high <= .one && most < 0.5 || [.pinch, .dash].contains(old.unit)
            #expect(isSmallest || low.doubleValue <= least * 1.15, "\(place)")
            #expect(isSmallest || high.doubleValue >= most * 0.85, "\(place)")
            continue
          }
          let newUnit = try #require(new.unit)
          guard line.measure?.text != "1/8 tsp" else { continue }
          var exact = base(old.quantity.upperBound, unit) * factor
          if unit.dimension != newUnit.dimension {
            let density = try #require(written.food.flatMap { Self.book[$0] }?.measures.density)
            exact *= density
          }
          let got = base(new.quantity.upperBound, newUnit)
          let least = newUnit == .ounce ? 1.78 : newUnit == .gram ? 0.26 : 0.32
          #expect(abs(got - exact) <= max(exact * 0.126, least), "\(place)")
        }
      }
    }
  }

  @Test func `in metric no cup is left, and only what is poured is in millilitres`() {
    for meal in Self.meals {
      let lines = meal.recipe.ingredients(
        forServings: meal.recipe.servings, in: .metric,
        measured: Self.book.measured(in: meal.recipe))
      for (line, written) in zip(lines, meal.recipe.ingredients) where line != written {
        let unit = line.measure?.unit
        #expect(![.cup, .pint, .quart, .ounce, .pound].contains(unit), "\(meal.id): \(line.text)")
        guard unit == .millilitre || unit == .litre, let food = line.food else { continue }
        #expect(MeasuredFood(food).isPoured, "\(meal.id): \(line.text)")
      }
    }
  }

  /// How the authors of the meals measure is the reference for what counts as poured.
  @Test func `foods that bundled meals measure in millilitres are poured; weighed foods are not`() {
    var poured: [FoodID: Int] = [:]
    for line in Self.meals.flatMap(\.recipe.ingredients) {
      guard let food = line.food, let unit = line.measure?.unit else { continue }
      if unit == .millilitre || unit == .litre { poured[food, default: 0] += 1 }
      if unit.dimension == .mass { poured[food, default: 0] -= 1 }
    }
    for (food, balance) in poured where balance != 0 {
      let isPoured = MeasuredFood(food).isPoured
      #expect(isPoured == (balance > 0), "\(food)")
    }
  }
}
