import AccountScreens
import DesignSystem
import PremiumGate
import ScreenParts
import SuggestionWords

/// Favorites: the saved meals, or how to come to some.
public struct FavoritesScreen: Screen {
  /// What stands below the bar.
  public enum Content: Equatable, Sendable {
    /// Saved meals, and the tile that leads to more.
    case meals([FavoriteCard], add: DashedCard?)
    /// Saved meals with buttons to remove and to share them, and one to read them again.
    case editing([FavoriteEditor], refresh: ActionButton)
    /// Nothing yet, or premium is needed.
    case message(StateMessage)
  }

  /// The id, `favorites`.
  public let id: ScreenID = "favorites"
  /// Which of its states.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// The bar with its large title.
  public var bar: NavigationBar
  /// That saved meals stay, after a lapse.
  public var notice: Banner?
  /// The saved meals or a message.
  public var content: Content
  /// What the grid is, for VoiceOver.
  public var gridLabel: String
  /// A short message.
  public var toast: Toast?
  /// The tabs.
  public var tabBar: TabBar?
  /// What VoiceOver says when the screen appears (S-PREM-14).
  public var announcement: String?

  /// The button of a message; the grid emphasises nothing.
  public var primaryAction: ElementID? {
    guard case .message(let message) = content else { return nil }
    return message.actions.first?.id
  }

  /// Makes Favorites from its input.
  public init(_ input: FavoritesInput, _ context: PresentationContext) {
    let copy = context.copy
    state = input.stateID
    title = copy("favorites.title")
    bar = Self.bar(input, title, copy)
    gridLabel = copy("favorites.grid", count: input.items.count)
    toast = input.toast.map { $0.toast("favorites.toast") }
    tabBar = context.tabBar
    let showsNotice = !input.needsPremium && input.decision == .readOnly
    notice = showsNotice ? Self.notice(copy) : nil
    if input.needsPremium {
      content = .message(Self.upgrade(copy))
      announcement = copy.text(for: input.decision.trigger ?? .favoritesOpened)
    } else if input.items.isEmpty {
      content = .message(Self.empty(copy))
    } else {
      content = input.isEditing ? Self.editing(input, copy) : Self.meals(input, copy)
    }
    if let toast { announcement = toast.text }
  }
}

extension FavoritesInput {
  /// The name of the state that Favorites is in.
  var stateID: StateID {
    if needsPremium { return "premium-required" }
    if isEditing, !items.isEmpty { return "editing" }
    if decision == .readOnly { return "read-only" }
    switch items.count {
    case 0: return "none"
    case 1: return "one"
    case 2...5: return "five"
    default: return "many"
    }
  }
}
