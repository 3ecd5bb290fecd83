/// The weight of a household measure of a food, such as one stick of butter.
public struct HouseholdMeasure: Hashable, Sendable {
  /// The number of measures that were weighed together; above zero.
  public let amount: Double

  /// The measure in the words of the table: "cup, chopped", "large".
  public let name: String

  /// The weight of these measures together, in grams.
  public let grams: Double

  /// Makes a measure.
  ///
  /// - Parameter amount: the number of measures that were weighed together; above zero.
  public init(amount: Double = 1, name: String, grams: Double) {
    self.amount = amount
    self.name = name
    self.grams = grams
  }
}
