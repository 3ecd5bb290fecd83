/// A bar that fills up, with a name and a number above it, such as the protein of the day.
public struct LabelledBar: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the measured quantity.
  public var label: String
  /// The number, such as "64 of 90 g".
  public var value: String
  /// The spoken value; by default the number.
  public var spokenValue: String
  /// The filled share of the bar, 0 to 1.
  public var fraction: Double

  /// Makes a bar; a fraction outside 0 to 1 is clamped.
  public init(
    _ id: ElementID, _ label: String, value: String, spokenValue: String? = nil,
    fraction: Double
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.spokenValue = spokenValue ?? value
    self.fraction = Points.share(fraction)
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .progressBar, layout: LayoutSpec(.vertical, spacing: .s, width: .fill),
      accessibility: Accessibility(label, value: spokenValue),
      children: [
        Stack(
          id.child("line"),
          LayoutSpec(.horizontal, spacing: .s, width: .fill, stacksAtAccessibilitySizes: true)
        ) {
          TextBlock(id.child("label"), label, style: .subheadline, fillsWidth: true)
          TextBlock(id.child("value"), value, style: .subheadline, color: .secondaryLabel)
        }.element,
        Element(
          id.child("track"), .stack, content: .track(fraction: fraction),
          layout: LayoutSpec(width: .fill, height: .fixed(8)), accessibility: .hidden),
      ])
  }
}
