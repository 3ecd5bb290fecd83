/// A slider for choosing a number.
public struct ValueSlider: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the choice.
  public var label: String
  /// The number with its unit, shown and read aloud.
  public var value: String
  /// The filled share of the track, 0 to 1.
  public var fraction: Double
  /// The action of choosing; its slot is the number.
  public var action: ControlAction

  /// Makes a slider; a fraction outside 0 to 1 is clamped.
  public init(
    _ id: ElementID, label: String, value: String, fraction: Double, action: ControlAction
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.fraction = Points.share(fraction)
    self.action = action
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .slider, layout: LayoutSpec(.vertical, width: .fill, minHeight: 44),
      accessibility: Accessibility(label, value: value, traits: .adjustable), action: action,
      children: [
        Stack(
          id.child("line"),
          LayoutSpec(
            .horizontal, spacing: .s, width: .fill, stacksAtAccessibilitySizes: true)
        ) {
          TextBlock(id.child("label"), label, fillsWidth: true)
          TextBlock(id.child("value"), value)
        }.element,
        Element(
          id.child("track"), .stack, content: .track(fraction: fraction),
          layout: LayoutSpec(width: .fill, height: .fixed(28)), accessibility: .hidden),
      ])
  }
}
