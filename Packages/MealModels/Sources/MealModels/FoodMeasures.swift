/// What a measure of one food weighs.
public struct FoodMeasures: Hashable, Sendable {
  /// Grams in one millilitre as a cook fills a cup or spoon; nil where nobody measures it so.
  public var density: Double?

  /// Grams of one counted unit, such as a clove; a whole one is ``MeasureUnit/piece``.
  public var weights: [MeasureUnit: Double]

  /// Grams of a whole one by the size that a recipe names.
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
  /// As most are.
  case medium
  /// Bigger than most.
  case large
}

/// A row of a food composition table.
public enum TableRow {}

/// The number of a row in the food composition table, such as `01145`.
public typealias TableRowID = TypedID<TableRow>
