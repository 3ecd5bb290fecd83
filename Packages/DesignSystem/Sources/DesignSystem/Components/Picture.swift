/// A picture of a meal in a frame.
public struct Picture: Component {
  /// The stable path.
  public var id: ElementID
  /// What is shown.
  public var image: MealImage
  /// The height in points; the width is what there is.
  public var height: Double
  /// The roundness of the corners; nil where a card clips them or at the screen's edge.
  public var radius: Radius?
  /// What is read aloud; nil inside a card that speaks for it (C-A02).
  public var spoken: String?

  /// Makes a picture.
  public init(
    _ id: ElementID, _ image: MealImage, height: Double, radius: Radius? = .medium,
    spoken: String? = nil
  ) {
    self.id = id
    self.image = image
    self.height = height
    self.radius = radius
    self.spoken = spoken
  }

  /// The node that this value stands for.
  public var element: Element {
    Element(
      id, .image, content: .image(image),
      layout: LayoutSpec(width: .fill, height: .fixed(height)),
      surface: Surface(fill: .placeholderFill, radius: radius),
      accessibility: spoken.map { Accessibility($0, traits: .image) } ?? .hidden,
      motion: image.phase == .loaded ? .imageFadeIn : nil)
  }
}
