import MealModels

/// How well each meal of a pool is known in one region, as a place in a small table.
struct FamiliarityColumn: Sendable {
  /// The place of an ungraded meal; each grade is its own place.
  static let unknown = 0
  /// The lowest grade of a dish that most people know and like.
  static let wellKnown = 4
  /// The number of places.
  static let places = 1 + Familiarity.grades.count

  /// The familiarity of each meal; empty if no meal has a grade.
  private let familiarities: [Familiarity]

  init(_ meals: [MealSummary]) {
    let all = meals.map(\.customs.familiarity)
    familiarities = all.contains { $0 != Familiarity() } ? all : []
  }

  /// The place of each meal in a region; empty if all are unknown.
  func places(in region: EaterRegion) -> [UInt8] {
    familiarities.map { UInt8($0[region] ?? Self.unknown) }
  }
}
