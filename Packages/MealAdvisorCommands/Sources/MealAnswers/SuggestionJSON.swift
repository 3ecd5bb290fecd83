import DesignSystem
import EaterRecord
import MealModels
import Presentation
import PrintedText
import SuggestionEngine
import SuggestionWords

/// The JSON of suggested and planned meals.
package struct SuggestionJSON: Sendable {
  private let service: SuggestionService
  private let copy: Copy

  package init(_ service: SuggestionService, _ copy: Copy) {
    self.service = service
    self.copy = copy
  }

  /// The document of a suggested meal in every command, for the people of a question.
  package func object(_ served: SuggestedMeal, _ request: SuggestionRequest) -> JSON {
    let suggestion: JSON = [
      "meal": MealJSON.object(served.meal),
      "reasons": reasons(served.suggestion.reasons),
      "relaxations": .strings(copy.texts(for: served.suggestion.relaxations)),
    ]
    return suggestion.adding(SidesText(of: served.meal.id, request, service, copy).json)
  }

  /// The words for reasons.
  package func reasons(_ reasons: [Reason]) -> JSON {
    let names = service.names(of: reasons.flatMap(\.mentionedFoods))
    return .strings(reasons.map { copy.text(for: $0, foodNames: names) })
  }
}
