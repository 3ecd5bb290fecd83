/// A row of exclusive choices, 44 points tall.
public struct SegmentedControl: Component {
  /// One choice.
  public struct Segment: Equatable, Sendable {
    /// The last segment of the choice's id.
    public var name: String
    /// The words.
    public var title: String
    /// The action of choosing it.
    public var action: ControlAction

    /// Makes a choice.
    public init(_ name: String, _ title: String, action: ControlAction) {
      self.name = name
      self.title = title
      self.action = action
    }
  }

  /// The stable path.
  public var id: ElementID
  /// The VoiceOver label of the choice.
  public var label: String
  /// The choices in order.
  public var segments: [Segment]
  /// The name of the selected choice.
  public var selected: String

  /// Makes a row of choices.
  public init(_ id: ElementID, label: String, segments: [Segment], selected: String) {
    self.id = id
    self.label = label
    self.segments = segments
    self.selected = selected
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .segmentedControl,
      layout: LayoutSpec(
        .horizontal, width: .fill, minHeight: 44, stacksAtAccessibilitySizes: true),
      surface: Surface(fill: .secondarySystemBackground, radius: .small),
      accessibility: .container(label), children: segments.map(element))
  }

  /// The surface of the chosen segment, which stands out from the track in light and dark.
  private static let thumb = Surface(
    fill: .secondarySystemGroupedBackground, radius: .small, shadow: .secondaryCard,
    elevation: .elevated)

  private func element(_ segment: Segment) -> Element {
    let isSelected = segment.name == selected
    let part = id.child(segment.name)
    return Element(
      part, .segment,
      layout: LayoutSpec(
        .horizontal, align: .center, justify: .center, width: .fill, minHeight: 44),
      surface: isSelected ? Self.thumb : .clear,
      accessibility: Accessibility(
        segment.title, traits: isSelected ? [.button, .selected] : .button),
      action: segment.action,
      children: [
        TextBlock(
          part.child("title"), segment.title, style: .footnote,
          weight: isSelected ? .semibold : .regular, alignment: .center
        ).element
      ])
  }
}
