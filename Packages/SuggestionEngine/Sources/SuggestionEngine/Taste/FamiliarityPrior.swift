import MealModels

/// What is thought of a meal before anybody said anything of it: people like most what is well known
/// where they live, and some go by that less than others.
struct FamiliarityPrior {
  /// The mean liking of a meal that nobody graded, then of grades 1 to 5.
  ///
  /// Drawn to the middle: how much one eater likes one dish is still as uncertain as that of any
  /// meal. What nobody graded is a little less known than the middle.
  private static let means: [Float] = [-0.05, -0.5, -0.25, 0, 0.2, 0.35]
  /// How far from the middle each of them is, as how well known it is counts for one eater.
  private static let distances: [Float] = [0, -1, -0.5, 0, 0.5, 1]

  private let places: [UInt8]

  init(_ pool: MealPool, in region: EaterRegion) {
    places = pool.familiarity.places(in: region)
  }

  /// The place of a meal in ``means(inclination:)``.
  func place(of meal: Int) -> Int {
    places.isEmpty ? FamiliarityColumn.unknown : Int(places[meal])
  }

  /// How far from the middle a meal is, from -1, hardly known, to 1.
  func distance(of meal: Int) -> Float { Self.distances[place(of: meal)] }

  /// Whether most people of the region know a meal and like it.
  func isWellKnown(_ meal: Int) -> Bool { place(of: meal) >= FamiliarityColumn.wellKnown }

  /// How likely somebody is to know a meal, so that they can say what they think of it.
  func isKnown(_ meal: Int) -> Float { Self.known[place(of: meal)] }

  private static let known: [Float] = [0.5, 0.05, 0.2, 0.5, 0.85, 1]

  /// What is thought of meals by how well they are known, of each place.
  ///
  /// - Parameter inclination: how much more this eater likes what is well known than others do.
  func means(inclination: Float) -> [Float] {
    zip(Self.means, Self.distances).map { $0 + inclination * $1 }
  }

  /// What is thought of a meal by how well it is known.
  ///
  /// - Parameter inclination: how much more this eater likes what is well known than others do.
  func mean(of meal: Int, inclination: Float) -> Float {
    let place = place(of: meal)
    return Self.means[place] + inclination * Self.distances[place]
  }
}
