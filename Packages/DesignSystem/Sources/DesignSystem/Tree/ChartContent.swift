/// The numbers of a chart, which the caller has already scaled.
public struct ChartContent: Equatable, Sendable {
  /// How the numbers are drawn.
  public enum Style: String, CaseIterable, Sendable {
    /// One bar per number.
    case bars
    /// One line through all numbers.
    case line
  }

  /// One number with its name.
  public struct Point: Equatable, Sendable {
    /// The label below it, such as "Mon".
    public var label: String
    /// The spoken number, with its unit.
    public var value: String
    /// The drawn height, 0 to 1; nil if there is no number.
    public var fraction: Double?

    /// Makes a point; a fraction outside 0 to 1 is clamped.
    public init(_ label: String, value: String, fraction: Double?) {
      self.label = label
      self.value = value
      self.fraction = fraction.map(Points.share)
    }
  }

  /// Bars or a line.
  public var style: Style
  /// The numbers in order.
  public var points: [Point]
  /// The height of a line that marks a target, 0 to 1; nil if there is none.
  public var target: Double?
  /// The colour of the bars or the line.
  public var color: ColorRole

  /// Makes a chart; a target outside 0 to 1 is clamped.
  public init(
    _ style: Style, points: [Point], target: Double? = nil, color: ColorRole = .primaryText
  ) {
    self.style = style
    self.points = points
    self.target = target.map(Points.share)
    self.color = color
  }
}
