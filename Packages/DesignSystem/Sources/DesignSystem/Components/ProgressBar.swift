/// A bar that fills up from 0 to 1.
public struct ProgressBar: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the running operation.
  public var label: String
  /// The spoken progress.
  public var value: String
  /// The progress, 0 to 1.
  public var fraction: Double

  /// Makes a bar; a fraction outside 0 to 1 is clamped.
  public init(_ id: ElementID, label: String, value: String, fraction: Double) {
    self.id = id
    self.label = label
    self.value = value
    self.fraction = Points.share(fraction)
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .progressBar, content: .track(fraction: fraction),
      layout: LayoutSpec(width: .fill, height: .fixed(4)),
      accessibility: Accessibility(label, value: value, traits: .updatesFrequently))
  }
}
