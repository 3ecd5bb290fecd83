/// A group of a grouped list: header, rows in one rounded container, footer.
public struct ListSection: Component {
  /// The stable path.
  public var id: ElementID
  /// The visible header, usually in capitals; nil if there is none.
  public var header: String?
  /// The spoken header, in normal case (C-S05).
  public var spokenHeader: String
  /// A note below the rows.
  public var footer: String?
  /// The surface behind the rows; a row with a separate fill would cover the lines.
  public var surface: Surface
  /// The gap between rows, for rows with controls that must stand apart.
  public var rowGap = Spacing.none
  /// The rows; a line is drawn between them.
  public var rows: [Element]

  /// Makes a group.
  public init(
    _ id: ElementID, header: String? = nil, spokenHeader: String? = nil, footer: String? = nil,
    surface: Surface = Surface(
      fill: .secondarySystemGroupedBackground, radius: .medium, shadow: .secondaryCard),
    @ElementBuilder rows: () -> [Element]
  ) {
    self.id = id
    self.header = header
    self.spokenHeader = spokenHeader ?? header ?? ""
    self.footer = footer
    self.surface = surface
    self.rows = rows()
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .section, layout: LayoutSpec(.vertical, width: .fill),
      accessibility: .container(spokenHeader),
      children: [headerElement, group, footerElement].compactMap(\.self))
  }

  private var headerElement: Element? {
    guard let header else { return nil }
    let line = TextBlock(
      id.child("header.text"), header, style: .footnote, color: .secondaryLabel,
      spoken: spokenHeader, isHeader: true, fillsWidth: true)
    let layout = LayoutSpec(
      .horizontal, padding: .horizontal(.m), align: .center, width: .fill, minHeight: 28)
    return Stack(id.child("header"), layout) { line }.element
  }

  private var footerElement: Element? {
    guard let footer else { return nil }
    let line = TextBlock(
      id.child("footer.text"), footer, style: .footnote, color: .secondaryLabel,
      fillsWidth: true)
    let layout = LayoutSpec(
      .horizontal, padding: EdgeSpacing(horizontal: .m, vertical: .s), width: .fill)
    return Stack(id.child("footer"), layout) { line }.element
  }

  private var group: Element {
    Element(
      id.child("group"), .stack,
      layout: LayoutSpec(.vertical, padding: .vertical(rowGap), width: .fill),
      surface: surface, children: separated)
  }

  private var separated: [Element] {
    rows.enumerated().flatMap { index, row in
      index == 0 ? [row] : [separator(index), row]
    }
  }

  /// The line before a row, in the middle of the gap.
  private func separator(_ index: Int) -> Element {
    let line = Separator(id.child("separator").child(index))
    guard rowGap != .none else { return line.element }
    return Stack(
      id.child("gap").child(index),
      LayoutSpec(
        .vertical, justify: .center, width: .fill, height: .fixed(rowGap.points)),
      accessibility: .hidden
    ) { line }.element
  }
}

/// A hairline that takes up no space.
public struct Separator: Component {
  /// The stable path.
  public var id: ElementID

  /// Makes a line.
  public init(_ id: ElementID) { self.id = id }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .separator, layout: LayoutSpec(width: .fill, height: .fixed(0)),
      surface: Surface(stroke: .separator, strokeWidth: 0.5), accessibility: .hidden)
  }
}
