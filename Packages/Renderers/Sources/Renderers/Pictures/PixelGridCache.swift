import DesignSystem
import PlateDrawings

/// A cache of pictures that are already drawn in pixels, for redrawing a window.
public final class PixelGridCache {
  /// The key of a picture; two plates rarely share one.
  private struct Key: Hashable {
    var seed: UInt64
    var ratio: MealImage.Ratio
    var scheme: InterfaceStyle
    var width: Int
    var height: Int
  }

  private var grids: [Key: (plate: Plate, grid: PixelGrid)] = [:]
  /// The keys in the order they were added; the first one is removed first.
  private var order: [Key] = []

  /// The number of pictures kept: more than a long list of saved meals shows.
  static let room = 512

  /// Makes an empty cache.
  public init() {}

  /// Returns a plate in pixels, drawing it if it is not in the cache.
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
