import DesignSystem
import ScreenParts

extension Copy {
  /// That fewer meals are shown than were asked for, such as "6 meals fit; 20 were asked for.";
  /// nil when there are enough, and when there are none.
  ///
  /// - Parameter isRelaxed: whether wishes bent for the meals, so that they do not simply fit.
  public func shortfall(of asked: Int, shown: Int, isRelaxed: Bool = false) -> String? {
    guard shown > 0, shown < asked else { return nil }
    return self(
      isRelaxed ? "shortfall.relaxed" : "shortfall.plain",
      ["asked": region.number(Double(asked))], count: shown)
  }
}
