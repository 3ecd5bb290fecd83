/// What a household measure of a food weighs, such as one stick of butter.
public struct HouseholdMeasure: Hashable, Sendable {
  /// How many of the measure were weighed; above zero.
  public let amount: Double

  /// The measure in the words of the table: "cup, chopped", "large".
  public let name: String

  /// What that many weigh, in grams.
  public let grams: Double

  /// Makes a measure.
  ///
  /// - Parameter amount: how many were weighed together; above zero.
  public init(amount: Double = 1, name: String, grams: Double) {
    self.amount = amount
    self.name = name
    self.grams = grams
  }
}
