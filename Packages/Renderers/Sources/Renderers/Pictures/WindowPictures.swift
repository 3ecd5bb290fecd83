import DesignSystem

/// How the pictures of a window are drawn.
public struct WindowPictures {
  /// What they are made of.
  public enum Ink: Hashable, Sendable {
    /// Two pixels in each place, as strips.
    case pixels
    /// Characters that are the denser the more they stand out from a ground.
    case characters(ground: InterfaceStyle)
    /// Their descriptions, in words.
    case words
  }

  /// What they are made of.
  public var ink: Ink
  /// The plates for light or for dark surroundings.
  public var scheme: InterfaceStyle
  /// How many rows a picture takes at most; none are drawn where these are too few to see anything.
  public var mostRows: Int
  /// What was drawn already.
  public var drawn: PixelGridCache

  /// Makes a way to draw pictures.
  public init(
    _ ink: Ink, scheme: InterfaceStyle = .light, mostRows: Int = 16,
    drawn: PixelGridCache = PixelGridCache()
  ) {
    self.ink = ink
    self.scheme = scheme
    self.mostRows = mostRows
    self.drawn = drawn
  }

  /// The fewest rows in which a plate can be recognized.
  public static let fewestRows = 6
}
