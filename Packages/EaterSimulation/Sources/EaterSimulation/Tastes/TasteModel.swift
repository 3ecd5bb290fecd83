import SeededRandom

/// A model of how tastes differ between people, which draws one taste for each eater.
public protocol TasteModel: Sendable {
  /// A short name in lower case, for tables.
  var name: String { get }

  /// Draws the taste of one eater.
  ///
  /// - Parameters:
  ///   - eater: the random generator of this eater; the same seed gives the same taste.
  ///   - menu: all meals of the simulation, including those that she may not eat.
  func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste
}
