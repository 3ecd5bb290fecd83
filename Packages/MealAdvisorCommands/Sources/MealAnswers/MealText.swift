import CommandKit
import DesignSystem
import MealModels
import Presentation
import ScreenParts

/// A meal in words for people.
package struct MealText: Sendable {
  package let meal: Meal
  /// Whether an eater at the table is allergic, and should check the label.
  package let hasAllergy: Bool
  /// Its sides; nil if they are not shown.
  package let sides: SidesText?
  private let copy: Copy

  package init(_ meal: Meal, _ copy: Copy, hasAllergy: Bool = false, sides: SidesText? = nil) {
    self.meal = meal
    self.sides = sides
    self.hasAllergy = hasAllergy
    self.copy = copy
  }

  /// Title, badges, summary, and warnings.
  package var card: [String] {
    heading + ["  \(badges)"] + WrappedText.lines(meal.recipe.summary, indent: 2)
      + beside(indent: 2) + warnings(indent: 2)
  }

  /// The title with the id that other commands accept; the id is on the next line if both are too
  /// wide.
  package var heading: [String] {
    let title = copy.title(meal.recipe.title, gloss: meal.recipe.gloss)
    let both = WrappedText.lines("\(title) (\(meal.id))")
    guard both.count > 1 else { return both }
    return WrappedText.lines(title, hanging: 2)
      + WrappedText.lines("(\(meal.id))", indent: 2)
  }

  /// Time, cuisine, difficulty and slots on one line.
  package var badges: String {
    let slots = meal.slots.slots.map(copy.name(of:)).joined(separator: ", ")
    return [
      meal.recipe.times.statedMinutes.map(copy.minutes), copy.name(of: meal.recipe.cuisine),
      copy.name(of: meal.recipe.difficulty), slots,
    ].compactMap(\.self).joined(separator: " · ")
  }

  /// The foods to cook in advance, and the sides.
  package func beside(indent: Int = 0) -> [String] {
    let needs = copy.needs(of: meal.recipe).map { WrappedText.lines($0, indent: indent) } ?? []
    return needs + (sides?.lines(indent: indent) ?? [])
  }

  /// The allergens and possible traces; for people with an allergy, also the advice to check the
  /// label.
  package func warnings(indent: Int = 0) -> [String] {
    WrappedText.lines(allergens, indent: indent)
      + (hasAllergy ? WrappedText.lines(copy("allergens.label"), indent: indent) : [])
  }

  /// The allergens and possible traces of the meal and all its sides; an unknown ingredient makes
  /// everything uncertain.
  package var allergens: String {
    let served = sides?.served ?? []
    let facts = meal.facts(with: served)
    let contents = facts.contents
    let contained = copy.names(of: contents.allergens)
    let possible = copy.names(of: contents.possibleAlone)
    let traces = copy.names(of: contents.tracesAlone)
    var text = "Contains \(contained.isEmpty ? "no listed allergen" : copy.list(contained))"
    if !possible.isEmpty { text += "; \(copy("breach.possible", ["food": copy.list(possible)]))" }
    if !traces.isEmpty { text += "; may have traces of \(copy.list(traces))" }
    let unknown = facts.unknownIngredients
    if !unknown.isEmpty { text += "; nothing is known about \(copy.list(unknown))" }
    return served.isEmpty ? text : copy("sides.allergens", ["allergens": text])
  }
}
