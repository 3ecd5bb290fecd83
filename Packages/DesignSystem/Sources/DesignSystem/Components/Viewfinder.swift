/// The view of a camera, with the scanned area and short guidance over it.
public struct Viewfinder: Component {
  /// The stable path.
  public var id: ElementID
  /// The VoiceOver label of the view.
  public var label: String
  /// The guidance, shown over the picture and read aloud.
  public var guidance: String
  /// The status, such as "Scanning"; empty if there is none.
  public var status: String
  /// The height in points.
  public var height: Double

  /// Makes a viewfinder.
  public init(
    _ id: ElementID, label: String, guidance: String, status: String = "", height: Double = 400
  ) {
    self.id = id
    self.label = label
    self.guidance = guidance
    self.status = status
    self.height = height
  }

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .viewfinder, layout: LayoutSpec(.overlay, width: .fill),
      surface: Surface(radius: .medium),
      accessibility: Accessibility(
        label, value: [guidance, status].filter { !$0.isEmpty }.joined(separator: ", "),
        traits: [.image, .updatesFrequently]),
      children: [picture, words])
  }

  private var picture: Element {
    Element(
      id.child("picture"), .stack, content: .viewfinder,
      layout: LayoutSpec(width: .fill, height: .fixed(height)),
      surface: Surface(fill: .placeholderFill, radius: .medium), accessibility: .hidden)
  }

  /// The texts at the bottom of the picture, on a separate background.
  private var words: Element {
    let layout = LayoutSpec(
      .vertical, padding: .all(.m), align: .center, justify: .end, width: .fill,
      minHeight: height)
    return Stack(id.child("words"), layout) {
      Stack(
        id.child("note"),
        LayoutSpec(.vertical, padding: EdgeSpacing(horizontal: .sPlus, vertical: .s)),
        surface: Surface(fill: .systemBackground, radius: .small)
      ) {
        TextBlock(id.child("guidance"), guidance, style: .callout, alignment: .center)
        status.isEmpty
          ? nil
          : TextBlock(
            id.child("status"), status, style: .footnote, color: .secondaryLabel,
            alignment: .center)
      }
    }.element
  }
}
