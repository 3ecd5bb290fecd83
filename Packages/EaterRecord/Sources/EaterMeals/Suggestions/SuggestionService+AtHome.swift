import MealModels

extension SuggestionService {
  /// The catalogue's foods that the foods at home can provide on a day, with the last day of those
  /// that do not keep long.
  ///
  /// Staples are included; expired foods are not.
  ///
  /// - Parameter others: foods at home that are not in the pantry.
  func atHome(
    _ kitchen: KitchenFacts?, and others: [FoodID], on day: Int
  ) -> (foods: Set<FoodID>, useBy: [FoodID: Int]) {
    let kept = kitchen?.foods(day) ?? []
    let home = others + kept.map(\.food)
    guard !home.isEmpty else { return ([], [:]) }
    let kinds = choice.kinds(of: home) { foods }
    var useBy: [FoodID: Int] = [:]
    for item in kept {
      guard let last = item.useBy else { continue }
      for kind in kinds[item.food] ?? [] { useBy[kind] = min(last, useBy[kind] ?? last) }
    }
    return (home.reduce(into: []) { $0.formUnion(kinds[$1] ?? [$1]) }, useBy)
  }
}
