/// A turning indicator.
///
/// On a page it is orange and 1.2 times as large; on a button it has the colour of the text.
public struct Spinner: Component {
  /// The stable path.
  public var id: ElementID
  /// The colour.
  public var color: ColorRole
  /// The spoken text; nil inside a button that is announced as busy.
  public var spoken: String?

  /// Makes an indicator.
  public init(_ id: ElementID, color: ColorRole = .primaryText, spoken: String? = nil) {
    self.id = id
    self.color = color
    self.spoken = spoken
  }

  /// The side in points: 20 inside a button, 24 on a page.
  public var side: Double { spoken == nil ? 20 : 24 }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .spinner, content: .spinner(color),
      layout: LayoutSpec(width: .fixed(side), height: .fixed(side)),
      accessibility: spoken.map { Accessibility($0, traits: .updatesFrequently) } ?? .hidden)
  }
}
