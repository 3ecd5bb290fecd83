import MealModels

/// The expected opinion of a meal before the eater rates it.
///
/// Most people like those dishes best that are well known where they live. This is less true of
/// some eaters than of others.
struct FamiliarityPrior {
  /// The mean liking of an ungraded meal, then of grades 1 to 5.
  ///
  /// The means are close to the middle, because one eater's liking of one dish is very uncertain.
  /// An ungraded meal is expected to be a little less known than the middle.
  private static let means: [Float] = [-0.05, -0.5, -0.25, 0, 0.2, 0.35]
  /// The distance of each grade from the middle, by which an eater's inclination to well-known
  /// dishes is multiplied.
  private static let distances: [Float] = [0, -1, -0.5, 0, 0.5, 1]

  private let places: [UInt8]

  init(_ pool: MealPool, in region: EaterRegion) {
    places = pool.familiarity.places(in: region)
  }

  /// The place of a meal in ``means(inclination:)``.
  func place(of meal: Int) -> Int {
    places.isEmpty ? FamiliarityColumn.unknown : Int(places[meal])
  }

  /// The distance of a meal from the middle: from -1, hardly known, to 1, very well known.
  func distance(of meal: Int) -> Float { Self.distances[place(of: meal)] }

  /// Whether most people of the region know a meal and like it.
  func isWellKnown(_ meal: Int) -> Bool { place(of: meal) >= FamiliarityColumn.wellKnown }

  /// The probability that an eater knows a meal, so that they can rate it.
  func isKnown(_ meal: Int) -> Float { Self.known[place(of: meal)] }

  private static let known: [Float] = [0.5, 0.05, 0.2, 0.5, 0.85, 1]

  /// The mean liking of meals at each place, by how well they are known.
  ///
  /// - Parameter inclination: this eater's extra liking of well-known dishes.
  func means(inclination: Float) -> [Float] {
    zip(Self.means, Self.distances).map { $0 + inclination * $1 }
  }

  /// The mean liking of a meal, by how well it is known.
  ///
  /// - Parameter inclination: this eater's extra liking of well-known dishes.
  func mean(of meal: Int, inclination: Float) -> Float {
    let place = place(of: meal)
    return Self.means[place] + inclination * Self.distances[place]
  }
}
