import DesignSystem

/// Pictures that were drawn in pixels already, so that a window that is drawn again has them.
public final class PictureShelf {
  private struct Entry {
    var plate: Plate
    var ratio: MealImage.Ratio
    var scheme: InterfaceStyle
    var grid: PixelGrid
  }

  private var entries: [Entry] = []

  /// How many are kept.
  static let room = 32

  /// Makes an empty shelf.
  public init() {}

  /// A plate in so many pixels.
  func grid(
    of plate: Plate, _ ratio: MealImage.Ratio, _ scheme: InterfaceStyle, width: Int, height: Int
  ) -> PixelGrid {
    let known = entries.firstIndex { entry in
      entry.grid.width == width && entry.grid.height == height && entry.ratio == ratio
        && entry.scheme == scheme && entry.plate == plate
    }
    if let known { return entries[known].grid }
    let grid = PixelGrid(plate.drawing(ratio, in: scheme), width: width, height: height)
    if entries.count == Self.room { entries.removeFirst() }
    entries.append(Entry(plate: plate, ratio: ratio, scheme: scheme, grid: grid))
    return grid
  }
}

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
  public var shelf: PictureShelf

  /// Makes a way to draw pictures.
  public init(
    _ ink: Ink, scheme: InterfaceStyle = .light, mostRows: Int = 16,
    shelf: PictureShelf = PictureShelf()
  ) {
    self.ink = ink
    self.scheme = scheme
    self.mostRows = mostRows
    self.shelf = shelf
  }

  /// The fewest rows in which a plate can be recognized.
  public static let fewestRows = 6
}
