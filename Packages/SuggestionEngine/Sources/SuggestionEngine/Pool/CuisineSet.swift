import MealModels

/// A set of cuisines as a bit mask.
struct CuisineSet: OptionSet, Hashable, Sendable {
  /// One bit for each cuisine, in declared order.
  let rawValue: UInt64

  init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  init(_ cuisines: some Sequence<Cuisine>) {
    self.init(rawValue: cuisines.reduce(0) { $0 | (Self.bits[$1] ?? 0) })
  }

  init(_ cuisine: Cuisine) {
    self.init(rawValue: Cuisine.allCases.firstIndex(of: cuisine).map { 1 << UInt64($0) } ?? 0)
  }

  private static let bits = Dictionary(
    uniqueKeysWithValues: zip(Cuisine.allCases, (0...).lazy.map { UInt64(1) << UInt64($0) }))
}
