import Groceries
import MealModels

extension SuggestionService {
  /// The foods of the catalogue that what is at home can serve as on a day, and until when those keep that
  /// do not keep for long.
  ///
  /// Staples are at home, what is past its last day is not.
  ///
  /// - Parameter others: foods at home that nobody keeps in the pantry.
  func atHome(
    _ pantry: Pantry, and others: [FoodID], on day: Int
  ) -> (foods: Set<FoodID>, useBy: [FoodID: Int]) {
    let stock = pantry.stock.filter { !$0.isPast(on: day) }
    let home = others + pantry.staples + stock.compactMap(\.item.food)
    guard !home.isEmpty else { return ([], [:]) }
    let kinds = choice.kinds(of: home) { foods }
    var useBy: [FoodID: Int] = [:]
    for item in stock.map(\.item) {
      guard let food = item.food, let last = item.useBy else { continue }
      for kind in kinds[food] ?? [] { useBy[kind] = min(last, useBy[kind] ?? last) }
    }
    return (home.reduce(into: []) { $0.formUnion(kinds[$1] ?? [$1]) }, useBy)
  }
}
