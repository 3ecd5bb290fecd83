import DesignSystem
import MealModels
import SuggestionEngine

/// The actions of the quiz that learns the eater's taste.
public enum TasteAction {
  /// Answers whether the eater would eat a dish.
  public static let answer = ActionForm(
    "taste.answer", about: .both(.id(MealID.self), ArgumentForm<QuizAnswer>.id(named: "answer")))
  /// Begins another round.
  public static let more = ActionForm("taste.more")
}
