/// A panel from the bottom that leaves the page behind it usable, with a visible way to close it.
public struct Drawer: Component {
  /// The stable path.
  public var id: ElementID
  /// The title, shown and read aloud.
  public var title: String
  /// The least height in points, including the bottom safe area.
  public var minHeight: Double
  /// The action that closes the panel: the cross, the downward drag and the escape gesture fire it.
  public var dismiss: CustomAction
  /// The parts, in margins of 24 points.
  public var children: [Element]

  /// Makes a panel.
  public init(
    _ id: ElementID, title: String, minHeight: Double = 0, dismiss: CustomAction,
    @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.title = title
    self.minHeight = minHeight
    self.dismiss = dismiss
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    var accessibility = Accessibility.container(title)
    accessibility.customActions = [dismiss]
    return Element(
      id, .drawer,
      layout: LayoutSpec(
        .vertical, padding: .horizontal(.sheetMargin), width: .fill, minHeight: minHeight,
        region: .sheet, scrolls: true),
      surface: Surface(
        fill: .systemBackground, radius: .large, shadow: .suggestionCard, elevation: .elevated),
      accessibility: accessibility, motion: .sheet,
      children: [Sheet.handle(id), header] + children)
  }

  private var header: Element {
    Stack(
      id.child("header"),
      LayoutSpec(
        .horizontal, spacing: .m,
        padding: EdgeSpacing(top: .none, leading: .none, bottom: .s, trailing: .none),
        align: .center, width: .fill, minHeight: 52)
    ) {
      TextBlock(id.child("title"), title, style: .headline, isHeader: true, fillsWidth: true)
      IconButton(id.child("close"), .close, label: dismiss.label, action: dismiss.action)
    }.element
  }
}
