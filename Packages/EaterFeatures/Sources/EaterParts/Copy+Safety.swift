import DesignSystem
import EaterRecord
import ScreenParts

extension Copy {
  /// The warning for the eaters of a planned meal, as a sentence.
  public func words(of safety: PlannedSafety, _ service: SuggestionService) -> String {
    switch safety.standing {
    case .unchecked: sentence(onUncheckedFor: safety.eaters)
    case .broken, .accepted:
      sentence(
        onPlanned: safety.breaches,
        foodNames: service.names(of: safety.breaches.flatMap(\.mentionedFoods)),
        for: safety.eaters, isAccepted: safety.standing == .accepted)
    }
  }
}
