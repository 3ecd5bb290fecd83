/// One thing that can be done with something, in a menu and among the custom actions.
public struct MenuItem: Equatable, Sendable {
  /// The last segment of its id.
  public var name: String
  /// The words.
  public var title: String
  /// The symbol in front.
  public var icon: IconRole?
  /// Whether it destroys something; its words are then red.
  public var isDestructive: Bool
  /// What it does.
  public var action: ControlAction

  /// Makes an entry.
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

  /// The same thing for the actions menu of assistive technology (C-A05).
  public var customAction: CustomAction { CustomAction(title, action) }
}

/// A list of what can be done with something: the visible form of a long press or a swipe.
public struct ActionMenu: Component {
  /// The stable path.
  public var id: ElementID
  /// With what it is done, shown and read aloud.
  public var title: String
  /// What can be done, in order.
  public var items: [MenuItem]
  /// What closing the menu does.
  public var dismiss: CustomAction

  /// Makes a menu.
  public init(_ id: ElementID, title: String, items: [MenuItem], dismiss: CustomAction) {
    self.id = id
    self.title = title
    self.items = items
    self.dismiss = dismiss
  }

  /// The node that this value stands for.
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
