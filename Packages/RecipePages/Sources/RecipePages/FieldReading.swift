/// How a field was read, and how sure that is.
public struct FieldReading: Hashable, Sendable, Codable {
  /// Where it was read.
  public var source: PageSource
  /// How likely it is right, zero to one.
  public var confidence: Double
  /// Why somebody should look at it, in plain English; nil where nothing speaks against it.
  public var why: String?

  /// Whether somebody should look at it before it is relied on.
  public var confirm: Bool { why != nil }

  /// Makes a reading of a field.
  public init(_ source: PageSource, confidence: Double, why: String? = nil) {
    self.source = source
    self.confidence = confidence
    self.why = why
  }
}
