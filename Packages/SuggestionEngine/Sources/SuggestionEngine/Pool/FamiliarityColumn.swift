import MealModels

/// How well each meal of a pool is known in one region, as a place in a small table.
struct FamiliarityColumn: Sendable {
  /// The place of what nobody graded; the grades have their own numbers.
  static let unknown = 0
  /// The grade from which on most people know a dish and like it.
  static let wellKnown = 4
  /// How many places there are.
  static let places = 1 + Familiarity.grades.count

  /// By region; empty when no meal has any grade.
  private let grades: [EaterRegion: [UInt8]]

  init(_ meals: [MealSummary]) {
    guard meals.contains(where: { $0.customs.familiarity != Familiarity() }) else {
      grades = [:]
      return
    }
    grades = Dictionary(
      uniqueKeysWithValues: EaterRegion.allCases.map { region in
        (region, meals.map { UInt8($0.customs.familiarity[region] ?? Self.unknown) })
      })
  }

  /// The place of each meal in a region; empty when all are unknown.
  func places(in region: EaterRegion) -> [UInt8] { grades[region] ?? [] }
}
