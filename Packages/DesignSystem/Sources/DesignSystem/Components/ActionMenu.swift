/// An action for a subject, in a menu and among the custom actions.
public struct MenuItem: Equatable, Sendable {
  /// The last segment of the item's id.
  public var name: String
  /// The words.
  public var title: String
  /// The symbol before the words.
  public var icon: IconRole?
  /// Whether the action destroys something; the words are then red.
  public var isDestructive: Bool
  /// The action of the item.
  public var action: ControlAction

  /// Makes an item.
  public init(
    _ name: String, _ title: String, icon: IconRole? = nil, isDestructive: Bool = false,
    action: ControlAction
  ) {
    self.name = name
    self.title = title
    self.icon = icon
    self.isDestructive = isDestructive
    self.action = action
  }

  /// The action as an entry in the actions menu of assistive technology (C-A05).
  public var customAction: CustomAction { CustomAction(title, action) }
}

/// A list of actions, which a long press or a swipe opens.
public struct ActionMenu: Component {
  /// The stable path.
  public var id: ElementID
  /// The subject of the actions, shown and read aloud.
  public var title: String
  /// The items, in order.
  public var items: [MenuItem]
  /// The action of closing the menu.
  public var dismiss: CustomAction

  /// Makes a menu.
  public init(_ id: ElementID, title: String, items: [MenuItem], dismiss: CustomAction) {
    self.id = id
    self.title = title
    self.items = items
    self.dismiss = dismiss
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .menu,
      layout: LayoutSpec(
        .vertical, padding: .vertical(.s), width: .fixed(270), region: .alert, scrolls: true),
      surface: Surface(fill: .systemBackground, radius: .medium, elevation: .elevated),
      accessibility: Accessibility.container(title).adding(.modal), motion: .cardInsertion,
      children: [head] + items.map(line) + [close])
  }

  private var head: Element {
    let layout = LayoutSpec(
      .horizontal, padding: .horizontal(.m), align: .center, width: .fill, minHeight: 32)
    return Stack(id.child("head"), layout) {
      TextBlock(
        id.child("title"), title, style: .footnote, color: .secondaryLabel, isHeader: true,
        fillsWidth: true)
    }.element
  }

  private func line(_ item: MenuItem) -> Element {
    ListRow(
      id.child(item.name), icon: item.icon, item.title, action: item.action,
      isDestructive: item.isDestructive
    ).element
  }

  private var close: Element {
    ListRow(id.child("close"), icon: .close, dismiss.label, action: dismiss.action).element
  }
}
