/// The weights of the measures of one food.
public struct FoodMeasures: Hashable, Sendable {
  /// Grams in one millilitre as a cook fills a cup or spoon; nil if it is not measured in cups or
  /// spoons.
  public var density: Double?

  /// Grams of one counted unit, such as a clove; a whole piece is ``MeasureUnit/piece``.
  public var weights: [MeasureUnit: Double]

  /// Grams of a whole piece by the size that a recipe names.
  public var sizes: [PieceSize: Double]

  /// Makes measures.
  public init(
    density: Double? = nil, weights: [MeasureUnit: Double] = [:], sizes: [PieceSize: Double] = [:]
  ) {
    self.density = density
    self.weights = weights
    self.sizes = sizes
  }
}

/// The size of a whole egg, onion or fruit.
public enum PieceSize: String, CaseIterable, Hashable, Sendable {
  /// Smaller than most.
  case small
  /// Of the usual size.
  case medium
  /// Bigger than most.
  case large
}

/// A row of a food composition table.
public enum TableRow {}

/// The number of a row in the food composition table, such as `01145`.
public typealias TableRowID = TypedID<TableRow>
