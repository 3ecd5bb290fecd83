import DesignSystem

/// Pictures that were drawn in pixels already, so that a window that is drawn again has them.
public final class PictureShelf {
  /// What tells most pictures apart.
  private struct Key: Hashable {
    var seed: UInt64
    var ratio: MealImage.Ratio
    var scheme: InterfaceStyle
    var width: Int
    var height: Int
  }

  private var grids: [Key: (plate: Plate, grid: PixelGrid)] = [:]
  /// The first one goes first.
  private var order: [Key] = []

  /// How many are kept: more than a long list of saved meals shows.
  static let room = 512

  /// Makes an empty shelf.
  public init() {}

  /// A plate in so many pixels.
  func grid(
    of plate: Plate, _ ratio: MealImage.Ratio, _ scheme: InterfaceStyle, width: Int, height: Int
  ) -> PixelGrid {
    let key = Key(seed: plate.seed, ratio: ratio, scheme: scheme, width: width, height: height)
    if let known = grids[key], known.plate == plate { return known.grid }
    let grid = PixelGrid(plate.drawing(ratio, in: scheme), width: width, height: height)
    if grids.updateValue((plate, grid), forKey: key) == nil { order.append(key) }
    if order.count > Self.room { grids[order.removeFirst()] = nil }
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
