import CommandKit
import DesignSystem
import EaterRecord
import MealModels
import Presentation
import PrintedText
import ScreenParts
import SuggestionEngine

/// The sides of a meal for the people at a table, as lines and as JSON.
package struct SidesText: Sendable {
  package let sides: [TableSide]
  /// A sentence for each accompaniment that is not served.
  package let missing: [String]
  private let copy: Copy

  /// - Parameter limits: the limits of the table; nil if they cannot be read, so that no side is
  ///   known to be safe.
  package init(
    of meal: MealID, for limits: EaterLimits?, chosen: [MealID: [Int: SideChoice]],
    _ service: SuggestionService, _ copy: Copy
  ) {
    sides = service.sides(of: meal, for: limits, chosen: chosen)
    self.copy = copy
    let limits = limits ?? .none
    let breaches = sides.compactMap(\.usual).flatMap { limits.breaches(of: $0.facts) }
    missing = copy.missingSides(
      sides, for: limits, foodNames: service.names(of: breaches.flatMap(\.mentionedFoods)))
  }

  /// Makes the sides of a meal for the people of a question.
  package init(
    of meal: MealID, _ request: SuggestionRequest, _ service: SuggestionService, _ copy: Copy
  ) {
    self.init(of: meal, for: request.limits, chosen: request.sides, service, copy)
  }

  /// The side dishes that are served.
  package var served: [Meal] { sides.served }

  /// "Serve with …", and a sentence for each missing one.
  package func lines(indent: Int = 0) -> [String] {
    ([copy.servedWith(sides)].compactMap(\.self) + missing)
      .flatMap { WrappedText.lines($0, indent: indent) }
  }

  /// The document of the sides in every command.
  package var json: JSON {
    [
      "sides": .array(
        served.map { dish in
          [
            "id": .string(dish.id.rawValue), "title": .string(dish.recipe.title),
            "totalMinutes": .integer(dish.recipe.times.totalMinutes),
          ]
        }), "without": .strings(missing),
    ]
  }
}
