import AppWords
import MealWords

extension Copy {
  /// The sentence that fewer meals are shown than the eater asked for; nil if there are enough or
  /// none.
  ///
  /// An example is "6 meals fit; you asked for 20."
  ///
  /// - Parameter isRelaxed: whether wishes were relaxed for the meals; then the sentence does not
  ///   say that they fit.
  public func shortfall(of asked: Int, shown: Int, isRelaxed: Bool = false) -> String? {
    guard shown > 0, shown < asked else { return nil }
    return self(
      isRelaxed ? "shortfall.relaxed" : "shortfall.plain",
      ["asked": region.number(Double(asked))], count: shown)
  }
}
