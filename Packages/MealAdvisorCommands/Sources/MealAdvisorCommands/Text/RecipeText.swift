import CommandKit
import DesignSystem
import MealModels
import Presentation
import PrintedText
import ScreenParts

/// A whole recipe for a number of people, as lines and as JSON.
struct RecipeText: Sendable {
  let meal: Meal
  let servings: Int
  /// The units of the amounts; nil leaves them as written.
  let units: MeasurementSystem?
  /// What tells how foods are measured.
  var foods: FoodBook = .empty
  let copy: Copy
  /// Whether somebody at the table is allergic.
  var hasAllergy = false
  /// What goes with it.
  var sides: SidesText?
  /// What lines of it read instead, by their positions, because something stands in for their food.
  var readings: [Int: [String]] = [:]

  private var recipe: Recipe { meal.recipe }

  /// The ingredients for so many, in those units.
  var ingredients: [Ingredient] {
    recipe.ingredients(forServings: servings, in: units, measured: foods.measured(in: recipe))
  }

  /// How long it takes; nil where nobody said it.
  private var stated: RecipeTimes? { recipe.times.isAssumed ? nil : recipe.times }

  /// What `suggest` says of a meal, and the rest of the recipe after it.
  var json: JSON {
    MealJSON.object(meal, ingredients: ingredients)
      .adding([
        "summary": .string(recipe.summary),
        "description": .string(recipe.description),
        "prepMinutes": .optional(stated?.prepMinutes),
        "cookMinutes": .optional(stated?.cookMinutes),
        "servings": .integer(servings),
        "steps": .strings(recipe.steps.map(\.text)),
        "needs": .array(recipe.cookedBefore.map(\.json)),
        "note": .optional(meal.customs.note),
        "perServing": MealJSON.serving(meal.traits.nutrition),
        "allServed": MealJSON.serving(meal.nutrition(with: sides?.served ?? [])),
      ])
      .adding(sides?.json ?? [:])
      .adding(readings.isEmpty ? [:] : ["swapped": .array(swapped)])
  }

  /// Each line for which something stands in, and what stands in.
  private var swapped: [JSON] {
    readings.sorted { $0.key < $1.key }.map { index, texts in
      ["ingredient": .integer(index), "reads": .strings(texts)]
    }
  }

  /// The recipe as people read it.
  var lines: [String] {
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

  private var stepLines: [String] {
    let steps = recipe.steps.enumerated().flatMap { index, step in
      let mark = "\(index + 1). "
      return WrappedText.lines(mark + step.text, indent: 2, hanging: mark.count)
    }
    guard servings != recipe.servings else { return steps }
    return steps
      + WrappedText.lines(
        "Amounts and times inside the steps are for \(recipe.servings).", indent: 2)
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
