import DesignSystem
import MealModels
import MealPictures
import ScreenParts
import SuggestionEngine
import SuggestionWords

/// The quiz that teaches a taste: one dish at a time, and at the end what was learned.
public struct TasteScreen: Screen {
  /// What stands below the bar.
  public enum Center: Equatable, Sendable {
    /// A dish that is asked about.
    case dish(TasteDish)
    /// What was learned.
    case learned(TasteSummary)
  }

  /// The id, `taste`.
  public let id: ScreenID = "taste"
  /// `dish` or `learned`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The bar with the way out.
  public var bar: NavigationBar
  /// The dish, or the end.
  public var center: Center
  /// A short message.
  public var toast: Toast?

  /// The one emphasised control: at the end the way out; no answer is asked for more than another.
  public var primaryAction: ElementID? {
    if case .learned(let summary) = center { summary.done.id } else { nil }
  }

  /// What VoiceOver says: the dish with how far one is, or what was learned.
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
