import DesignSystem
import MealModels
import SuggestionEngine

/// What can be done in the quiz that teaches a taste.
public enum TasteAction {
  /// Says of a dish whether one would eat it.
  public static let answer = ActionForm(
    "taste.answer", about: .both(.id(MealID.self), ArgumentForm<QuizAnswer>.id(named: "answer")))
  /// Begins another round.
  public static let more = ActionForm("taste.more")
}
