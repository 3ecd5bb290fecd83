import DesignSystem
import MealModels
import ScreenParts

/// The words of the steps of a recipe, as they are shown and spoken.
package struct StepTexts: Equatable, Sendable {
  /// The words of each step, in order.
  package var texts: [String]
  /// The servings of the amounts in the words; nil if these are the shown servings.
  package var amountsAreFor: Int?
}

extension Recipe {
  /// The words of the steps for a number of servings, with the units and heat of a system.
  ///
  /// If one amount is unclear, every amount in the words is for the servings as written.
  ///
  /// - Parameters:
  ///   - system: the units; nil leaves them as written.
  ///   - measured: how the foods are measured.
  package func stepTexts(
    forServings servings: Int, in system: MeasurementSystem?, measured: [FoodID: MeasuredFood]
  ) -> StepTexts {
    let factor = Fraction(max(1, servings), over: self.servings) ?? .one
    let mentions = IngredientMentions(ingredients)
    let steps = steps.map { step in
      let letters = Array(step.text)
      return (letters, AmountScan(letters, mentions).readings)
    }
    let isUnclear = factor != .one && steps.contains { $0.1.contains { $0.fate == .isUnclear } }
    let writer = AmountWriter(
      ingredients: ingredients, mentions: mentions, factor: isUnclear ? .one : factor,
      system: system, measured: measured)
    let texts = steps.map { RecipeStep(writer.text($0, $1)).text(in: system) }
    return StepTexts(texts: texts, amountsAreFor: isUnclear ? self.servings : nil)
  }
}

/// Writes the amounts in the words of a step for other servings and units.
private struct AmountWriter {
  var ingredients: [Ingredient]
  var mentions: IngredientMentions
  var factor: Fraction
  var system: MeasurementSystem?
  var measured: [FoodID: MeasuredFood]

  func text(_ letters: [Character], _ readings: [AmountReading]) -> String {
    var (result, end, index) = ("", 0, 0)
    while index < readings.count {
      let reading = readings[index]
      index += 1
      guard case .scales(let measure) = reading.fate else { continue }
      result += String(letters[end..<reading.place.lowerBound])
      end = reading.place.upperBound
      let next = index < readings.count ? readings[index] : nil
      if let next, case .scales(let other) = next.fate,
        let last = pairEnd(of: reading, next, in: letters), isOwn(measure) != isOwn(other)
      {
        let own = isOwn(measure) ? (measure, reading.place) : (other, next.place)
        result += written(own.0, of: next.food) ?? String(letters[own.1])
        (end, index) = (last, index + 1)
      } else {
        result += written(measure, of: reading.food) ?? String(letters[reading.place])
      }
    }
    return result + String(letters[end...])
  }

  /// Whether a measure is in the units of the system.
  private func isOwn(_ measure: Measure) -> Bool {
    measure.scaled(by: .one, in: system, of: MeasuredFood()) == measure
  }

  /// The measure as an ingredient line writes it; nil if it stays as it is.
  private func written(_ measure: Measure, of food: String) -> String? {
    let scaled = measure.scaled(by: factor, in: system, of: kind(of: food))
    return scaled == measure ? nil : scaled.text
  }

  /// How a food is measured: as its ingredient line, else as its name says.
  private func kind(of food: String) -> MeasuredFood {
    if let line = mentions.mentions(in: food).first?.line, let id = ingredients[line].food {
      return measured[id] ?? MeasuredFood(id)
    }
    return MeasuredFood(FoodID(slug: food))
  }

  /// The end of an amount in two units, such as "1 cup (240 ml)"; nil if this is none.
  private func pairEnd(
    of first: AmountReading, _ next: AmountReading, in letters: [Character]
  ) -> Int? {
    let between = String(letters[first.place.upperBound..<next.place.lowerBound])
      .filter { !$0.isWhitespace }
    let end = next.place.upperBound
    switch between {
    case "/": return end
    case "(": return letters.indices.contains(end) && letters[end] == ")" ? end + 1 : nil
    default: return nil
    }
  }
}

extension Copy {
  /// The note that the amounts in the words of steps are for other servings; nil if they are not.
  package func note(on steps: StepTexts) -> String? {
    steps.amountsAreFor.map {
      self("recipe.steps.written", ["servings": self("meal.servings", count: $0)])
    }
  }
}
