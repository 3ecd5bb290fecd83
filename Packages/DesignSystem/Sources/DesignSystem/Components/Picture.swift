/// A picture of a meal in a frame.
public struct Picture: Component {
  /// The stable path.
  public var id: ElementID
  /// The image.
  public var image: MealImage
  /// The height in points; the width fills the space.
  public var height: Double
  /// The roundness of the corners; nil if a card clips them, or at the screen's edge.
  public var radius: Radius?
  /// The spoken text; nil inside a card that has a spoken text (C-A02).
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

  /// The tree node of this value.
  public var element: Element {
    Element(
      id, .image, content: .image(image),
      layout: LayoutSpec(width: .fill, height: .fixed(height)),
      surface: Surface(fill: .placeholderFill, radius: radius),
      accessibility: spoken.map { Accessibility($0, traits: .image) } ?? .hidden,
      motion: image.phase == .loaded ? .imageFadeIn : nil)
  }
}
