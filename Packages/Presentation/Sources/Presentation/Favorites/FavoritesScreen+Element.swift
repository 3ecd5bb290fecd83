import AccountScreens
import DesignSystem
import ScreenParts

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
      PageContent("favorites.content", spacing: .elementSpacing, padding: Self.padding) {
        notice
        CardGrid("favorites.grid", label: gridLabel) {
          cards
          add
        }
        Gap("favorites.gap.end", .none)
      }
    case .editing(let editors, let refresh):
      PageContent("favorites.content", spacing: .elementSpacing, padding: Self.padding) {
        notice
        Stack(
          "favorites.list", LayoutSpec(.vertical, spacing: .elementSpacing, width: .fill),
          role: .list, accessibility: .container(gridLabel)
        ) { editors }
        Stack("favorites.refresh.slot", LayoutSpec(.vertical, align: .center, width: .fill)) {
          refresh
        }
        Gap("favorites.gap.end", .m)
      }
    }
  }

  /// The drawing leaves 38 points free; 16 of them separate the large title from the cards.
  private static let padding = EdgeSpacing(
    top: .elementSpacing, leading: .screenMargin, bottom: .none, trailing: .screenMargin)

  /// The title as drawn; if there are meals, Edit opens the actions of a long press (C-A05).
  static func bar(_ input: FavoritesInput, _ title: String, _ copy: Copy) -> NavigationBar {
    NavigationBar("favorites.bar", title: title, isLargeTitle: true) {
    } trailing: {
      if !input.needsPremium, !input.items.isEmpty {
        input.isEditing
          ? ActionButton(
            "favorites.done", .text, copy("favorites.done"),
            action: ControlAction(FavoritesAction.done))
          : ActionButton(
            "favorites.edit", .text, copy("favorites.edit"), hint: copy("favorites.edit.hint"),
            action: ControlAction(FavoritesAction.edit))
      }
    }
  }

  static func editing(_ input: FavoritesInput, _ copy: Copy) -> Content {
    let editors = input.items.map { item in
      FavoriteEditor(
        ElementID("favorites.editor").child(item.id.rawValue), item, copy: copy)
    }
    let refresh = ActionButton(
      "favorites.refresh", .text, copy("favorites.refresh"),
      hint: copy("favorites.refresh.hint"), action: ControlAction(FavoritesAction.refresh))
    return .editing(editors, refresh: refresh)
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
      "favorites.empty", icon: .meal, headline: copy("favorites.empty.headline"),
      message: copy("favorites.empty.body"),
      actions: [
        ActionButton(
          "favorites.discover", .primary, copy("favorites.empty.action"),
          action: ControlAction(FavoritesAction.discover))
      ])
  }

  static func upgrade(_ copy: Copy) -> StateMessage {
    StateMessage(
      "favorites.premium", icon: .premium, headline: copy("favorites.premium.headline"),
      message: copy("favorites.premium.body"),
      actions: [
        ActionButton(
          "favorites.upgrade", .primary, copy("favorites.premium.action"),
          action: ControlAction(PremiumAction.open, motion: .sheet)),
        ActionButton(
          "favorites.later", .text, copy("premium.maybe-later"),
          action: ControlAction(PremiumAction.maybeLater)),
      ])
  }

  static func notice(_ copy: Copy) -> Banner {
    Banner("favorites.notice", icon: .premium, copy("favorites.read-only")) {
      ActionButton(
        "favorites.upgrade", .text, copy("favorites.premium.action"),
        action: ControlAction(PremiumAction.open, motion: .sheet))
    }
  }
}
