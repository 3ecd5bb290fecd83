import CommandKit
import DesignSystem
import EaterRecord
import MealModels
import Presentation
import PrintedText
import ScreenParts
import SuggestionEngine

/// What goes with a meal for the people at a table, as lines and as JSON.
struct SidesText: Sendable {
  let sides: [TableSide]
  /// A sentence for each thing that should go with it and is not served.
  let missing: [String]
  private let copy: Copy

  /// - Parameter limits: nil where they cannot be read; then nothing is known to be safe.
  init(
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

  /// What goes with a meal for whom a question is asked.
  init(
    of meal: MealID, _ request: SuggestionRequest, _ service: SuggestionService, _ copy: Copy
  ) {
    self.init(of: meal, for: request.limits, chosen: request.sides, service, copy)
  }

  /// The side dishes that are served.
  var served: [Meal] { sides.served }

  /// "Serve with …", and a sentence for what is missing.
  func lines(indent: Int = 0) -> [String] {
    ([copy.servedWith(sides)].compactMap(\.self) + missing)
      .flatMap { WrappedText.lines($0, indent: indent) }
  }

  /// What every command says of it.
  var json: JSON {
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
