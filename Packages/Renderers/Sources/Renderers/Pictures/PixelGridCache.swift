import DesignSystem

/// Pictures that were drawn in pixels already, so that a window that is drawn again has them.
public final class PixelGridCache {
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

  /// Makes an empty cache.
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
