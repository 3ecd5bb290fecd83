import DesignSystem

/// What a rule says about one element, before it is known where and how the screen was looked at.
public struct Problem: Equatable, Sendable {
  /// Where.
  public var element: ElementID
  /// What is there.
  public var measured: Measure
  /// What would be right.
  public var required: Measure
  /// The two colours that are too close, for rules about contrast.
  public var pair: ColorPair?

  /// Makes a statement.
  public init(
    _ element: ElementID, measured: Measure, required: Measure, pair: ColorPair? = nil
  ) {
    self.element = element
    self.measured = measured
    self.required = required
    self.pair = pair
  }
}
