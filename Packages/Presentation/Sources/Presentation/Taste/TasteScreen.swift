import DesignSystem
import MealModels
import MealPictures
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The quiz that learns the eater's taste: one dish at a time, and at the end the learned taste.
public struct TasteScreen: Screen {
  /// The content below the bar.
  enum Center: Equatable, Sendable {
    /// A dish that the quiz asks about.
    case dish(TasteDish)
    /// The learned taste.
    case learned(TasteSummary)
  }

  /// The id, `taste`.
  public let id: ScreenID = "taste"
  /// `dish` or `learned`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar with the way out.
  var bar: NavigationBar
  /// The dish, or the end.
  var center: Center
  /// A short message.
  var toast: Toast?

  /// The one emphasised control: the way out at the end.
  ///
  /// The answers are equal, so none of them is emphasised.
  public var primaryAction: ElementID? {
    if case .learned(let summary) = center { summary.done.id } else { nil }
  }

  /// The VoiceOver announcement: the dish with the progress, or the learned taste.
  public var announcement: String? {
    if let toast { return toast.text }
    switch center {
    case .dish(let dish): return "\(dish.progress.text). \(dish.title.content.text)"
    case .learned(let summary):
      return summary.sentences.map(\.content.text).joined(separator: " ")
    }
  }

  /// Makes the screen from its input.
  public init(_ input: TasteInput, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("taste.title")
    bar = NavigationBar("taste.bar", title: title) {
      ActionButton(
        "taste.close", .text, copy("control.close"), hint: copy("taste.close.hint"),
        action: ControlAction(NavigationAction.dismiss))
    }
    if let meal = input.meal {
      state = "dish"
      center = .dish(TasteDish(meal, input, copy))
    } else {
      state = "learned"
      center = .learned(TasteSummary(input, copy))
    }
    toast = input.toast.map { $0.toast("taste.toast") }
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("taste") {
      bar
      PageContent("taste.content", spacing: .elementSpacing) {
        switch center {
        case .dish(let dish): dish
        case .learned(let summary): summary
        }
        Gap("taste.gap.end", .none)
      }
      toast
    }.element
  }
}
