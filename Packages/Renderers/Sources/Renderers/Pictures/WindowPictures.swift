import DesignSystem

/// How the pictures of a window are drawn.
public struct WindowPictures {
  /// The ink of the pictures.
  public enum Ink: Hashable, Sendable {
    /// Two pixels in each cell, as strips.
    case pixels
    /// Characters: the more a pixel stands out from a background, the denser its character.
    case characters(ground: InterfaceStyle)
    /// Their descriptions, in words.
    case words
  }

  /// The ink of the pictures.
  public var ink: Ink
  /// Whether the plates are drawn for light or for dark.
  public var scheme: InterfaceStyle
  /// The most rows that a picture takes; no pictures are drawn if there are too few rows to
  /// recognize one.
  public var mostRows: Int
  /// The pictures drawn so far.
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
