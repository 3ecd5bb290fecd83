/// The family of units an eater cooks with.
public enum MeasurementSystem: String, CaseIterable, Hashable, Sendable, Codable {
  /// Cups, spoons, ounces and pounds.
  case us
  /// Millilitres, grams and spoons.
  case metric
}
