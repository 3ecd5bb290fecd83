import FoodFacts
import Groceries
import IngredientLines
import MealModels

extension CookedLine {
  /// The line as it was read.
  init(_ line: IngredientLine) {
    self.init(
      text: line.text, amounts: LineAmount.joined(line.amounts).map { CookedAmount($0) },
      size: line.size,
      name: line.food?.text ?? (line.isHeading ? "" : line.text), food: line.food?.id,
      remarks: [line.preparation, line.note, line.purpose].compactMap(\.self),
      isOptional: line.isOptional)
  }
}

extension CookedAmount {
  init(_ amount: LineAmount) {
    let unit = amount.unit
    self.init(
      amount.counted.map { quantity in unit.map { quantity * $0.size } ?? quantity },
      unit?.measure, word: unit?.measure == nil ? unit?.text : nil,
      relation: Relation(rawValue: amount.relation.rawValue) ?? .first)
  }
}

/// What recipes are read with in these tests.
struct Kitchen {
  let reader = LineReader(.culinary)
  let merger = ListMerger(.culinary)

  /// A dish of some lines.
  func dish(_ lines: [String], id: String = "dinner", title: String = "Dinner") -> DishToBuy {
    DishToBuy(
      MealSource(id: id, title: title), lines: lines.map { CookedLine(reader.line($0)) })
  }

  /// The items for the lines of one dish.
  func items(_ lines: [String]) -> [ListItem] { merger.items(for: [dish(lines)]) }
}
