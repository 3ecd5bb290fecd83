/// A ring that fills up, with the number in its middle and a caption below.
public struct ProgressRing: Component {
  /// The stable path.
  public var id: ElementID
  /// The VoiceOver label of the measured quantity.
  public var label: String
  /// The number in the middle, which is short, such as "1,450".
  public var value: String
  /// The words below, such as "of 2,000 kcal"; empty if there are none.
  public var caption: String
  /// The spoken value; by default the number and the caption.
  public var spokenValue: String
  /// The filled share of the ring, 0 to 1.
  public var fraction: Double
  /// The colour of the filled part.
  public var color: ColorRole
  /// The diameter in points at text size L; it grows with the text inside.
  public var diameter: Double

  /// Makes a ring; a fraction outside 0 to 1 is clamped.
  public init(
    _ id: ElementID, label: String, value: String, caption: String = "",
    spokenValue: String? = nil, fraction: Double, color: ColorRole = .progressTint,
    diameter: Double = 120
  ) {
    self.id = id
    self.label = label
    self.value = value
    self.caption = caption
    self.spokenValue = spokenValue ?? (caption.isEmpty ? value : "\(value) \(caption)")
    self.fraction = Points.share(fraction)
    self.color = color
    self.diameter = diameter
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .ring, layout: LayoutSpec(.vertical, spacing: .s, align: .center),
      accessibility: Accessibility(label, value: spokenValue),
      children: [face, captionText].compactMap(\.self))
  }

  private var face: Element {
    Stack(id.child("face"), LayoutSpec(.overlay, align: .center)) {
      Element(
        id.child("track"), .stack, content: .ring(fraction: fraction, color: color),
        layout: LayoutSpec(minWidth: diameter), accessibility: .hidden)
      TextBlock(id.child("value"), value, style: .title2, alignment: .center, lineLimit: 1)
    }.element
  }

  private var captionText: Element? {
    guard !caption.isEmpty else { return nil }
    return TextBlock(
      id.child("caption"), caption, style: .footnote, color: .secondaryLabel,
      alignment: .center
    ).element
  }
}
