import DesignSystem

extension FavoritesScreen {
  /// The root of the tree.
  public var element: Element {
    ScreenRoot("favorites") {
      bar
      page
      tabBar
      toast
    }.element
  }

  private var page: PageContent {
    switch content {
    case .message(let message):
      PageContent("favorites.content", justify: .center) { message }
    case .meals(let cards, let add):
      PageContent("favorites.content", spacing: .elementSpacing) {
        notice
        CardGrid("favorites.grid", label: gridLabel) {
          cards
          add
        }
        Gap("favorites.gap.end", .none)
      }
    }
  }

  static func meals(_ input: FavoritesInput, _ copy: Copy) -> Content {
    let cards = input.items.map { item in
      FavoriteCard(
        ElementID("favorites.meal").child(item.id.rawValue), item,
        mealActions: input.mealActions[item.id] ?? [], copy: copy)
    }
    let add = DashedCard(
      "favorites.add", .add, copy("favorites.add"), hint: copy("favorites.add.hint"),
      action: ControlAction(FavoritesAction.discover))
    return .meals(cards, add: input.decision.isAllowed ? add : nil)
  }

  static func empty(_ copy: Copy) -> StateMessage {
    StateMessage(
      "favorites.empty", .meal, copy("favorites.empty.headline"),
      copy("favorites.empty.body"),
      actions: [
        ActionButton(
          "favorites.discover", .primary, copy("favorites.empty.action"),
          action: ControlAction(FavoritesAction.discover))
      ])
  }

  static func upgrade(_ copy: Copy) -> StateMessage {
    StateMessage(
      "favorites.premium", .premium, copy("favorites.premium.headline"),
      copy("favorites.premium.body"),
      actions: [
        ActionButton(
          "favorites.upgrade", .primary, copy("favorites.premium.action"),
          action: ControlAction(PremiumAction.open)),
        ActionButton(
          "favorites.later", .text, copy("premium.maybe-later"),
          action: ControlAction(PremiumAction.maybeLater)),
      ])
  }

  static func notice(_ copy: Copy) -> Banner {
    Banner("favorites.notice", icon: .premium, copy("favorites.read-only")) {
      ActionButton(
        "favorites.upgrade", .text, copy("favorites.premium.action"),
        action: ControlAction(PremiumAction.open))
    }
  }
}
