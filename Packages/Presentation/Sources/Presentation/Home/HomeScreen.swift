import DesignSystem
import ScreenParts

/// Home: what to eat today.
public struct HomeScreen: Screen {
  /// What stands in the middle.
  public enum Center: Equatable, Sendable {
    /// A meal.
    case meal(SuggestionCard)
    /// Placeholders.
    case placeholder(SuggestionSkeleton)
    /// A failure.
    case failure(SuggestionErrorCard)
    /// Nothing, and what to do about it.
    case message(StateMessage)
  }

  /// The id, `home`.
  public let id: ScreenID = "home"
  /// Which of its states.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The greeting.
  public var greeting: GreetingRow
  /// Which wishes bent.
  public var notice: WishNotice?
  /// That the meal was planned; never beside bent wishes.
  public var planned: PlannedNotice?
  /// The meal, its placeholder, or why there is none.
  public var center: Center
  /// The one emphasised button.
  public var primary: ActionButton
  /// "See Recipe", "Save", "Order"; none where there is nothing to act on.
  public var secondary: [ActionButton]
  /// What is on the stove, with the way back to it; nil for nothing.
  public var stove: Banner?
  /// What is wished for now, each with the way to let it go; nil where nothing is, or something is on
  /// the stove.
  public var wishes: ChipGroup?
  /// The nudge; never beside these.
  public var nudge: Banner?
  /// What Home asks or offers by itself; never beside either.
  public var quietLine: QuietLineRow?
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?
  /// What VoiceOver says when the screen appears in this state.
  public var announcement: String?

  /// The one emphasised control.
  public var primaryAction: ElementID? { primary.id }
}
