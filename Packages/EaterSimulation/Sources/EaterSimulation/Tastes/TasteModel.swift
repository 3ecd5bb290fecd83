import SeededRandom

/// A way in which tastes differ between people: draws one taste for each eater.
public protocol TasteModel: Sendable {
  /// A short name in lower case, for tables.
  var name: String { get }

  /// The taste of one eater.
  ///
  /// - Parameters:
  ///   - eater: the chance that is this eater's own; the same start gives the same taste.
  ///   - menu: all meals of the simulation, also those that she may not eat.
  func taste(for eater: inout SeededGenerator, menu: Menu) -> Taste
}
