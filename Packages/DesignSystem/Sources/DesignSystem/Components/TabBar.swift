/// The bar at the bottom: 83 points with the safe area, equal tabs.
public struct TabBar: Component {
  /// One tab.
  public struct Item: Equatable, Sendable {
    /// The last segment of the tab's id.
    public var name: String
    /// The symbol.
    public var icon: IconRole
    /// The words below the symbol.
    public var title: String
    /// The effect of selecting it, in words.
    public var hint: String
    /// The spoken value, such as "Premium".
    public var value: String
    /// The action of selecting it.
    public var action: ControlAction

    /// Makes a tab.
    public init(
      _ name: String, _ icon: IconRole, _ title: String, hint: String = "", value: String = "",
      action: ControlAction
    ) {
      self.name = name
      self.icon = icon
      self.title = title
      self.hint = hint
      self.value = value
      self.action = action
    }
  }

  /// The stable path.
  public var id: ElementID
  /// The tabs in order.
  public var items: [Item]
  /// The name of the selected tab.
  public var selected: String

  /// Makes a bar.
  public init(_ id: ElementID, items: [Item], selected: String) {
    self.id = id
    self.items = items
    self.selected = selected
  }

  /// At the next size, the words would not fit next to each other on the smallest device.
  static let largestContentSize = ContentSize.ax1

  /// Five words next to each other fit only up to this size.
  private var wordsSize: ContentSize { items.count > 4 ? .xl : Self.largestContentSize }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .tabBar,
      layout: LayoutSpec(
        .horizontal, align: .fill, width: .fill, minHeight: 49, region: .tabBar,
        largestContentSize: wordsSize),
      surface: Surface(fill: .systemBackground, stroke: .separator, strokeWidth: 0.5),
      accessibility: .container, children: items.map(tab))
  }

  private func tab(_ item: Item) -> Element {
    let isSelected = item.name == selected
    let color: ColorRole = isSelected ? .primaryText : .unselectedTab
    let part = id.child(item.name)
    return Element(
      part, .segment,
      layout: LayoutSpec(
        .vertical, align: .center, justify: .center, width: .fill, minHeight: 49),
      accessibility: Accessibility(
        item.title, value: item.value, hint: item.hint,
        traits: isSelected ? [.button, .tab, .selected] : [.button, .tab]),
      action: item.action, motion: .tabCrossFade,
      children: [
        Glyph(part.child("icon"), item.icon, style: .title3, color: color).element,
        TextBlock(
          part.child("title"), item.title, style: .caption2, color: color,
          alignment: .center, lineLimit: 1
        ).element,
      ])
  }
}
