/// The system of units with which an eater cooks.
public enum MeasurementSystem: String, CaseIterable, Hashable, Sendable, Codable {
  /// Cups, spoons, ounces and pounds.
  case us
  /// Millilitres, grams and spoons.
  case metric
}
