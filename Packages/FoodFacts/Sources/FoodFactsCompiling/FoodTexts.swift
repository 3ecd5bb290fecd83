import FoodFacts
import MealModels

/// The two texts of foods that `CompiledFoods` reads.
enum FoodTexts {
  /// The texts of foods whose parents are among them: one line for each food, and one for each
  /// name.
  static func of(_ foods: [Food]) -> (foods: String, names: String) {
    let foods = foods.sorted { $0.id < $1.id }
    let positions = Dictionary(
      foods.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var keys: [String: Int] = [:]
    for (position, food) in foods.enumerated() {
      for key in food.keys { keys[key] = position }
    }
    let names = keys.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return (
      foods.map { line($0, positions) }.joined(separator: "\n"),
      names.map { "\($0.key)\t\($0.value)" }.joined(separator: "\n")
    )
  }

  private static func line(_ food: Food, _ positions: [FoodID: Int]) -> String {
    let numbers = { (ids: [FoodID]) in
      ids.compactMap { positions[$0] }.map { String($0) }.joined(separator: ",")
    }
    let contents = food.contents
    return [
      food.id.rawValue, ([food.name] + food.aliases).joined(separator: "|"),
      numbers(food.parents), numbers(food.likes),
      number((food.isGroup ? 1 : 0) | (food.isHidden ? 2 : 0) | (food.isEither ? 4 : 0)),
      number(contents.allergens.rawValue), number(contents.possible.rawValue),
      number(contents.traces.rawValue), number(contents.classes.rawValue),
      food.row?.rawValue ?? "",
      food.measures.density.map { String(Int(bounded: ($0 * 1000).rounded())) } ?? "",
      list(MeasureUnit.allCases.map { food.measures.weights[$0] }),
      list(PieceSize.allCases.map { food.measures.sizes[$0] }),
      number(UInt32(food.season.rawValue)),
    ].joined(separator: "\t")
  }

  private static func number(_ bits: UInt32) -> String { bits == 0 ? "" : String(bits) }

  /// The amounts in hundredths with commas between them, up to the last amount that is not nil.
  private static func list(_ amounts: [Double?]) -> String {
    let count = amounts.lastIndex { $0 != nil }.map { $0 + 1 } ?? 0
    return amounts.prefix(count).map { $0.map { String(Int(bounded: ($0 * 100).rounded())) } ?? "" }
      .joined(separator: ",")
  }
}
