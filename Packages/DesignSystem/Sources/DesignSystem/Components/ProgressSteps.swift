/// The progress through several steps: "Step 2 of 7" and a bar.
public struct ProgressSteps: Component {
  /// The stable path.
  public var id: ElementID
  /// The current step, from 1.
  public var step: Int
  /// The number of steps, at least ``step``.
  public var count: Int
  /// The words, such as "Step 2 of 7".
  public var text: String

  /// Makes the progress; a step outside 1 to the count is clamped.
  public init(_ id: ElementID, step: Int, of count: Int, text: String) {
    self.id = id
    self.count = max(1, count)
    self.step = min(max(1, step), self.count)
    self.text = text
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .progressBar, layout: LayoutSpec(.vertical, spacing: .s, width: .fill),
      accessibility: Accessibility(text),
      children: [
        TextBlock(
          id.child("text"), text, style: .footnote, color: .secondaryLabel, fillsWidth: true
        ).element,
        Element(
          id.child("track"), .stack,
          content: .track(fraction: Double(step) / Double(count)),
          layout: LayoutSpec(width: .fill, height: .fixed(4)), accessibility: .hidden),
      ])
  }
}
