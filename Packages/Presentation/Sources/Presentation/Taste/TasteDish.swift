import DesignSystem
import MealModels
import MealPictures
import ScreenParts
import SuggestionEngine

/// One dish of the quiz: its picture, its name, its gloss, and three equal answers.
struct TasteDish: Component {
  /// The stable path.
  let id: ElementID = "taste.dish"
  /// The number of the dish and the length of the quiz.
  var progress: ProgressSteps
  /// The picture.
  var image: MealImage
  /// The name of the dish.
  var title: TextBlock
  /// The gloss of the dish, in plain words.
  var gloss: TextBlock
  /// The answers in order.
  var answers: [ActionButton]

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

  /// The tree node of this value.
  var element: Element {
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
