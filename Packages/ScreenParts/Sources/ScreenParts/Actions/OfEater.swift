import DesignSystem

/// A value that belongs to one eater, or to the owner of the device if there is no eater.
public struct OfEater<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// The name of its eater; nil for the owner of the device.
  public var eater: String?

  /// Makes a value with its eater.
  public init(_ value: Value, of eater: String?) {
    self.value = value
    self.eater = eater
  }
}

extension OfEater: Equatable where Value: Equatable {}

extension ArgumentForm {
  /// A value with the name of its eater.
  public static func ofEater<Inner>(
    _ form: ArgumentForm<Inner>
  ) -> ArgumentForm<Value> where Value == OfEater<Inner> {
    ArgumentForm<(Inner, String?)>.both(form, .eater)
      .map({ OfEater($0.0, of: $0.1) }, back: { ($0.value, $0.eater) })
  }
}

extension ArgumentForm where Value == String? {
  /// The name of an eater; nil for the owner of the device.
  public static var eater: Self { ArgumentForm<String>.text("eater").optional() }
}
