import AccountScreens
import DesignSystem
import PremiumGate
import ScreenParts
import SuggestionWords

/// Favorites: the saved meals, or the explanation of how to save one.
public struct FavoritesScreen: Screen {
  /// The content below the bar.
  enum Content: Equatable, Sendable {
    /// Saved meals, and the tile that leads to more.
    case meals([FavoriteCard], add: DashedCard?)
    /// Saved meals with buttons to remove and to share them, and one to read them again.
    case editing([FavoriteEditor], refresh: ActionButton)
    /// The message that no meal is saved yet, or that premium is needed.
    case message(StateMessage)
  }

  /// The id, `favorites`.
  public let id: ScreenID = "favorites"
  /// The state of the screen.
  public var state: StateID
  /// The title.
  public var title: String
  /// The bar with its large title.
  var bar: NavigationBar
  /// The notice that saved meals remain after premium has lapsed.
  var notice: Banner?
  /// The saved meals or a message.
  var content: Content
  /// The VoiceOver label of the grid.
  var gridLabel: String
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?
  /// The VoiceOver announcement when the screen appears (S-PREM-14).
  public var announcement: String?

  /// The button of the message; nil for the grid, which emphasises no control.
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
  /// The name of the present state of Favorites.
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
