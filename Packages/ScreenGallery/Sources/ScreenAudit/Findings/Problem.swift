import DesignSystem

/// A rule's problem with one element, before the screen and the conditions are added.
public struct Problem: Equatable, Sendable {
  /// The element with the problem.
  public var element: ElementID
  /// The measured value.
  public var measured: MeasuredValue
  /// The required value.
  public var required: MeasuredValue
  /// The two colours that are too close, for rules about contrast.
  public var pair: ColorPair?

  /// Makes a problem.
  public init(
    _ element: ElementID, measured: MeasuredValue, required: MeasuredValue, pair: ColorPair? = nil
  ) {
    self.element = element
    self.measured = measured
    self.required = required
    self.pair = pair
  }
}
