import DesignSystem
import ScreenParts

/// Home: the meal for today.
public struct HomeScreen: Screen {
  /// The center of the screen.
  enum Center: Equatable, Sendable {
    /// A meal.
    case meal(SuggestionCard)
    /// Placeholders.
    case placeholder(SuggestionSkeleton)
    /// A failure.
    case failure(SuggestionErrorCard)
    /// A message that there is no meal, with a way to get one.
    case message(StateMessage)
  }

  /// The id, `home`.
  public let id: ScreenID = "home"
  /// The state of the screen.
  public var state: StateID
  /// The title.
  public var title: String
  /// The greeting.
  var greeting: GreetingRow
  /// The relaxed wishes.
  var notice: WishNotice?
  /// The notice that the meal was planned; never together with relaxed wishes.
  var planned: PlannedNotice?
  /// The meal, its placeholder, or the reason why there is none.
  var center: Center
  /// The one emphasised button.
  public var primary: ActionButton
  /// "See Recipe", "Save", "Order"; empty without a meal.
  var secondary: [ActionButton]
  /// The meal on the stove, with a link back to it; nil for none.
  var stove: Banner?
  /// The present wishes, each with a button to drop it; nil without wishes, or with a meal on the
  /// stove.
  var wishes: ChipGroup?
  /// The nudge; never together with wishes or the stove.
  var nudge: Banner?
  /// The quiet line with a question or offer; never together with the nudge, wishes or the stove.
  var quietLine: QuietLineRow?
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?
  /// The VoiceOver announcement when the screen appears in this state.
  public var announcement: String?

  /// The one emphasised control.
  public var primaryAction: ElementID? { primary.id }
}
