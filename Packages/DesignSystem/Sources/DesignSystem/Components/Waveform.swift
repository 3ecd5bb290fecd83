/// The loudness of a voice, as bars.
public struct Waveform: Component {
  /// The stable path.
  public var id: ElementID
  /// The label of the running operation, such as "Listening".
  public var label: String
  /// The loudness of each bar, 0 to 1, the newest last.
  public var levels: [Double]
  /// The height in points.
  public var height: Double

  /// Makes a waveform; levels outside 0 to 1 are clamped.
  public init(_ id: ElementID, label: String, levels: [Double], height: Double = 48) {
    self.id = id
    self.label = label
    self.levels = levels.map(Points.share)
    self.height = height
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .waveform, content: .waveform(levels),
      layout: LayoutSpec(width: .fill, height: .fixed(height)),
      accessibility: Accessibility(label, traits: .updatesFrequently))
  }
}
