import DesignSystem

/// Something of one eater; nil is the owner of the device.
public struct OfEater<Value: Sendable>: Sendable {
  /// What it is.
  public var value: Value
  /// Whose it is, by name.
  public var eater: String?

  /// Says whose something is.
  public init(_ value: Value, of eater: String?) {
    self.value = value
    self.eater = eater
  }
}

extension OfEater: Equatable where Value: Equatable {}

extension ArgumentForm {
  /// A value with the name of the eater whose it is.
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
