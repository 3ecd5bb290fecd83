import DesignSystem
import MealModels
import ScreenParts

/// The sheet that asks for the eater's opinion of a meal.
public struct OpinionScreen: Screen {
  /// The id, `opinion`.
  public let id: ScreenID = "opinion"
  /// `not-rated`, `rated`, `disliked`, `cooked`, `after-cooking` or `toast`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The question.
  var headline: TextBlock
  /// The name of the meal or, after cooking, the note that it was stored as cooked.
  var message: TextBlock
  /// The stars.
  var stars: StarRating
  /// The given stars in words.
  var rating: TextBlock
  /// "I Cooked It" and "Not for Me"; after cooking only those not yet answered.
  var rows: [ListRow]
  /// Closes the sheet.
  var done: ActionButton
  /// A short message.
  var toast: Toast?

  /// Nil, because no answer is emphasised or required.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the sheet appears: the question, or the last action.
  public var announcement: String? {
    toast?.text ?? "\(headline.content.text) \(message.content.text)"
  }

  /// Makes the sheet from its input.
  public init(
    _ input: OpinionInput, _ context: PresentationContext
  ) {
    let copy = context.copy
    let recipe = input.meal.recipe
    let controls = OpinionControls(input.meal.id, input.opinion, copy: copy)
    let isCooked = input.occasion == .cooked
    state = Self.state(input)
    title = copy("opinion.title")
    headline = TextBlock(
      "opinion.headline", copy(isCooked ? "opinion.headline.cooked" : "opinion.headline"),
      style: .title3, alignment: .center, minHeight: 24, isHeader: true)
    message = TextBlock(
      "opinion.message",
      isCooked ? copy("cooking.finished") : copy.title(recipe.title, gloss: recipe.gloss),
      style: .callout, color: .secondaryLabel, alignment: .center,
      spoken: isCooked ? nil : copy.spokenTitle(recipe.title, gloss: recipe.gloss))
    stars = controls.stars("opinion.stars", title: recipe.title)
    rating = controls.rating("opinion.rating", alignment: .center)
    let dislike = controls.dislikeRow("opinion.dislike")
    rows = isCooked ? [dislike] : [controls.cookedRow("opinion.cooked"), dislike]
    done = ActionButton(
      "opinion.done", .text, copy("opinion.done"),
      action: ControlAction(NavigationAction.dismiss))
    toast = input.toast.map { $0.toast("opinion.toast") }
  }

  private static func state(_ input: OpinionInput) -> StateID {
    if input.toast != nil { return "toast" }
    if input.occasion == .cooked { return "after-cooking" }
    if input.opinion.isDisliked { return "disliked" }
    if input.opinion.stars != nil { return "rated" }
    return input.opinion.timesCooked > 0 ? "cooked" : "not-rated"
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("opinion") {
      Sheet("opinion.sheet", label: title, dismiss: CustomAction(done.title, done.action)) {
        Stack(
          "opinion.content",
          LayoutSpec(.vertical, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          headline
          Gap("opinion.gap.message", .s)
          message
          Gap("opinion.gap.stars", .m)
          stars
          rating
          Gap("opinion.gap.rows", .m)
          ListSection("opinion.rows", spokenHeader: title) { rows }
          Gap("opinion.gap.done", .l)
          done
        }
      }
      toast
    }.element
  }
}
