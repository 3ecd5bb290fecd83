/// How a field was read, and how sure that is.
public struct FieldReading: Hashable, Sendable, Codable {
  /// The source of the reading.
  public var source: PageSource
  /// How likely it is right, zero to one.
  public var confidence: Double
  /// The reason to check it, in plain English; nil for none.
  public var why: String?

  /// Whether a person should check it before it is relied on.
  public var confirm: Bool { why != nil }

  /// Makes a reading of a field.
  public init(_ source: PageSource, confidence: Double, why: String? = nil) {
    self.source = source
    self.confidence = confidence
    self.why = why
  }
}
