/// A panel that rises from the bottom, with a handle at its top.
public struct Sheet: Component {
  /// The stable path.
  public var id: ElementID
  /// The VoiceOver label of the panel.
  public var label: String
  /// The least height in points, including the bottom safe area.
  public var minHeight: Double
  /// The action that closes the panel: the downward drag and the escape gesture fire it.
  public var dismiss: CustomAction?
  /// The parts, in margins of 24 points.
  public var children: [Element]

  /// Makes a panel.
  public init(
    _ id: ElementID, label: String, minHeight: Double = 0, dismiss: CustomAction? = nil,
    @ElementBuilder children: () -> [Element]
  ) {
    self.id = id
    self.label = label
    self.minHeight = minHeight
    self.dismiss = dismiss
    self.children = children()
  }

  /// The tree node of this value.
  public var element: Element {
    var accessibility = Accessibility.container(label).adding(.modal)
    accessibility.customActions = dismiss.map { [$0] } ?? []
    return Element(
      id, .sheet,
      layout: LayoutSpec(
        .vertical, padding: .horizontal(.sheetMargin), width: .fill, minHeight: minHeight,
        region: .sheet, scrolls: true),
      surface: Surface(fill: .systemBackground, radius: .large, elevation: .elevated),
      accessibility: accessibility, motion: .sheet,
      children: [Self.handle(id)] + children.map(\.withOutlinedCards))
  }

  /// The handle, which shows that a panel can be dragged and is not read aloud.
  static func handle(_ id: ElementID) -> Element {
    Element(
      id.child("handle"), .stack,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, width: .fill, minHeight: 20),
      accessibility: .hidden,
      children: [
        Element(
          id.child("handle.bar"), .grabHandle,
          layout: LayoutSpec(width: .fixed(36), height: .fixed(5)),
          surface: Surface(fill: .separator), accessibility: .hidden)
      ])
  }
}

extension Element {
  /// A copy whose cards have an outline, since a card and the sheet behind it may both be white.
  fileprivate var withOutlinedCards: Element {
    var result = self
    if surface.fill == .secondarySystemGroupedBackground, surface.stroke == nil {
      result.surface.stroke = .separator
      result.surface.strokeWidth = 0.5
    }
    result.children = children.map(\.withOutlinedCards)
    return result
  }
}
