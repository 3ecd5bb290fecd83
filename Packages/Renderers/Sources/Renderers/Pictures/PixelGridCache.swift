import DesignSystem
import PlateDrawings

/// A cache of pictures that are already drawn in pixels, for redrawing a window.
public final class PixelGridCache {
  /// The key of a picture; two pictures rarely share one.
  private struct Key: Hashable {
    var seed: UInt64
    var ratio: MealImage.Ratio
    var scheme: InterfaceStyle
    var width: Int
    var height: Int
  }

  private var grids: [Key: (source: MealImage.Source, grid: PixelGrid)] = [:]
  /// The keys in the order they were added; the first one is removed first.
  private var order: [Key] = []

  /// The number of pictures kept: more than a long list of saved meals shows.
  static let room = 512

  /// Makes an empty cache.
  public init() {}

  /// Returns a drawing in pixels, drawing it if it is not in the cache; nil for a photo.
  func grid(
    of source: MealImage.Source, _ ratio: MealImage.Ratio, _ scheme: InterfaceStyle, width: Int,
    height: Int
  ) -> PixelGrid? {
    var seed: UInt64 = 0
    if case .plate(let plate) = source { seed = plate.seed }
    let key = Key(seed: seed, ratio: ratio, scheme: scheme, width: width, height: height)
    if let known = grids[key], known.source == source { return known.grid }
    guard let drawing = source.drawing(ratio, in: scheme) else { return nil }
    let grid = PixelGrid(drawing, width: width, height: height)
    if grids.updateValue((source, grid), forKey: key) == nil { order.append(key) }
    if order.count > Self.room { grids[order.removeFirst()] = nil }
    return grid
  }
}
