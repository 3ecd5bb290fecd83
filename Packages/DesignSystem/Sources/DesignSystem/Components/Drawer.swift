/// A panel from the bottom that leaves what is behind it usable, with a visible way to close it.
public struct Drawer: Component {
  /// The stable path.
  public var id: ElementID
  /// The title, shown and read aloud.
  public var title: String
  /// The least height in points, bottom safe area included.
  public var minHeight: Double
  /// What closing it does: the cross, the downward drag and the escape gesture.
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

  /// The node that this value stands for.
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
