import CommandKit
import DesignSystem
import MealModels
import Presentation
import PrintedText
import ScreenParts

/// A whole recipe for a number of people, as lines and as JSON.
package struct RecipeAnswer: Sendable {
  let meal: Meal
  let servings: Int
  /// The units of the amounts; nil keeps the units of the recipe.
  let units: MeasurementSystem?
  /// The foods, with their measures.
  let foods: FoodBook
  let copy: Copy
  /// Whether an eater at the table is allergic.
  let hasAllergy: Bool
  /// Its sides.
  let sides: SidesText?
  /// The lines that replace those of foods with a substitute, by the position of the ingredient.
  package var readings: [Int: [String]] = [:]

  package init(
    meal: Meal, servings: Int, units: MeasurementSystem?, foods: FoodBook = .empty, copy: Copy,
    hasAllergy: Bool = false, sides: SidesText? = nil
  ) {
    (self.meal, self.servings, self.units, self.foods) = (meal, servings, units, foods)
    (self.copy, self.hasAllergy, self.sides) = (copy, hasAllergy, sides)
  }

  private var recipe: Recipe { meal.recipe }

  /// The ingredients for the servings, in the units.
  package var ingredients: [Ingredient] {
    recipe.ingredients(forServings: servings, in: units, measured: foods.measured(in: recipe))
  }

  /// The stated times; nil if they are assumed.
  private var stated: RecipeTimes? { recipe.times.isAssumed ? nil : recipe.times }

  /// The document of a meal as in `suggest`, followed by the rest of the recipe.
  package var json: JSON {
    MealJSON.object(meal, ingredients: ingredients)
      .adding([
        "summary": .string(recipe.summary),
        "description": .string(recipe.description),
        "prepMinutes": .optional(stated?.prepMinutes),
        "cookMinutes": .optional(stated?.cookMinutes),
        "servings": .integer(servings),
        "steps": .strings(steps.texts),
        "stepsNote": .optional(copy.note(on: steps)),
        "needs": .array(recipe.cookedBefore.map(\.json)),
        "note": .optional(meal.customs.note),
        "perServing": MealJSON.serving(meal.traits.nutrition),
        "allServed": MealJSON.serving(meal.nutrition(with: sides?.served ?? [])),
      ])
      .adding(sides?.json ?? [:])
      .adding(readings.isEmpty ? [:] : ["swapped": .array(swapped)])
  }

  /// Each line with a substitute, and the substitute.
  private var swapped: [JSON] {
    readings.sorted { $0.key < $1.key }.map { index, texts in
      ["ingredient": .integer(index), "reads": .strings(texts)]
    }
  }

  /// The recipe, for people.
  package var lines: [String] {
    text.heading + [times, ""] + WrappedText.lines(recipe.description) + note
      + ["", "Ingredients"] + ingredientLines + ["", "Steps"] + stepLines + [""] + facts
  }

  private var text: MealText { MealText(meal, copy, hasAllergy: hasAllergy, sides: sides) }

  private var note: [String] {
    copy.note(of: meal.customs).map { WrappedText.lines($0) } ?? []
  }

  private var times: String {
    let times = stated.map {
      "\($0.totalMinutes) min (\($0.prepMinutes) prep, \($0.cookMinutes) cook)"
    }
    return [
      times, copy.name(of: recipe.cuisine), copy.name(of: recipe.difficulty), "serves \(servings)",
    ].compactMap(\.self).joined(separator: " · ")
  }

  private var ingredientLines: [String] {
    var section: String?
    return ingredients.enumerated().flatMap { index, ingredient -> [String] in
      let isNew = ingredient.section != section
      section = ingredient.section
      let heading = isNew ? section.map { ["  \($0)"] } ?? [] : []
      let texts = readings[index] ?? [ingredient.text]
      return heading + texts.flatMap { WrappedText.lines("- \($0)", indent: 2, hanging: 2) }
    }
  }

  /// The steps for the servings, in the units.
  private var steps: StepTexts {
    recipe.stepTexts(forServings: servings, in: units, measured: foods.measured(in: recipe))
  }

  private var stepLines: [String] {
    let steps = steps
    let note = copy.note(on: steps).map { WrappedText.lines($0, indent: 2) } ?? []
    let lines = steps.texts.enumerated().flatMap { index, text in
      let mark = "\(index + 1). "
      return WrappedText.lines(mark + text, indent: 2, hanging: mark.count)
    }
    guard servings != recipe.servings else { return note + lines }
    return note + lines
      + WrappedText.lines("Times inside the steps are for \(recipe.servings).", indent: 2)
  }

  private var facts: [String] {
    let served = sides?.served ?? []
    let diets = meal.facts(with: served).diets.diets.map(copy.inlineName(of:))
    let nutrition = copy.nutrition(of: meal, with: served).map { WrappedText.lines($0) } ?? []
    return text.beside() + nutrition
      + (diets.isEmpty ? [] : WrappedText.lines("Fits \(copy.list(diets))"))
      + text.warnings()
  }
}
