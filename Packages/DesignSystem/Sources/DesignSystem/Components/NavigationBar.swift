/// The bar at the top: 44 points, a centred title, controls at both ends.
///
/// It stays while the page scrolls, so its text stops growing before it covers too much of the
/// page.
public struct NavigationBar: Component {
  /// The stable path.
  public var id: ElementID
  /// The title; empty if there is none.
  public var title: String
  /// Whether the title is a large title, as on tab roots (C-T09).
  public var isLargeTitle: Bool
  /// Controls at the leading end, such as Close or Back.
  public var leading: [Element]
  /// Controls at the trailing end, such as Share and Save.
  public var trailing: [Element]

  /// Makes a bar.
  public init(
    _ id: ElementID, title: String = "", isLargeTitle: Bool = false,
    @ElementBuilder leading: () -> [Element] = { [] },
    @ElementBuilder trailing: () -> [Element] = { [] }
  ) {
    self.id = id
    self.title = title
    self.isLargeTitle = isLargeTitle
    self.leading = leading()
    self.trailing = trailing()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .navigationBar,
      layout: LayoutSpec(
        .overlay, padding: .horizontal(.screenMargin), width: .fill, minHeight: 44,
        region: .navigationBar, stacksAtAccessibilitySizes: true,
        largestContentSize: TabBar.largestContentSize),
      surface: Surface(), children: [controls, titleElement].compactMap(\.self))
  }

  /// The largest text size at which the controls fit into one line.
  private static let largestControls = ContentSize.xxxl

  private var controls: Element? {
    guard !leading.isEmpty || !trailing.isEmpty else { return nil }
    return Stack(
      id.child("controls"),
      LayoutSpec(
        .horizontal, spacing: .buttonSpacing, lineSpacing: .mPlus, align: .center, width: .fill,
        minHeight: 44, largestContentSize: Self.largestControls)
    ) {
      leading
      FlexibleSpace(id.child("space"))
      trailing
    }.element
  }

  private var titleElement: Element? {
    guard !title.isEmpty else { return nil }
    return Stack(
      id.child("titleRow"),
      LayoutSpec(.horizontal, align: .center, justify: .center, width: .fill, minHeight: 44)
    ) {
      TextBlock(
        id.child("title"), title, style: isLargeTitle ? .largeTitle : .headline,
        alignment: .center, lineLimit: 1, isHeader: true)
    }.element
  }
}
