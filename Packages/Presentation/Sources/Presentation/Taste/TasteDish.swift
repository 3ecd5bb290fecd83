import DesignSystem
import MealModels
import MealPictures
import ScreenParts
import SuggestionEngine

/// One dish of the quiz: its picture, its name, what that means, and three answers alike.
public struct TasteDish: Component {
  /// The stable path.
  public let id: ElementID = "taste.dish"
  /// Which dish of how many.
  public var progress: ProgressSteps
  /// The picture.
  public var image: MealImage
  /// The name of the dish.
  public var title: TextBlock
  /// What the dish is, in plain words.
  public var gloss: TextBlock
  /// The answers in order.
  public var answers: [ActionButton]

  /// Makes a dish.
  init(_ meal: Meal, _ input: TasteInput, _ copy: Copy) {
    let (step, count) = (input.answered + 1, TasteQuiz.length)
    progress = ProgressSteps(
      "taste.progress", step: step, of: count,
      text: copy("taste.progress", ["step": String(step), "count": String(count)]))
    image = .meal(meal, phase: input.imagePhase, photo: input.photo)
    title = TextBlock("taste.dish.title", meal.recipe.title, style: .title2, isHeader: true)
    gloss = TextBlock(
      "taste.dish.gloss", meal.recipe.gloss ?? meal.recipe.summary, style: .callout,
      color: .secondaryLabel)
    answers = QuizAnswer.allCases.map { answer in
      ActionButton(
        ElementID("taste.answer").child(answer.rawValue), .secondary,
        copy(CopyKey("taste.answer.\(answer.rawValue)")),
        action: ControlAction(TasteAction.answer, (meal.id, answer)))
    }
  }

  /// The node that this value stands for.
  public var element: Element {
    Stack(id, LayoutSpec(.vertical, spacing: .elementSpacing, width: .fill)) {
      progress
      Picture("taste.dish.image", image, height: 200, radius: .large)
      Stack("taste.dish.text", LayoutSpec(.vertical, spacing: .s, width: .fill)) {
        title
        gloss
      }
      Stack("taste.answers", LayoutSpec(.vertical, spacing: .componentSpacing, width: .fill)) {
        answers
      }
    }.element
  }
}
