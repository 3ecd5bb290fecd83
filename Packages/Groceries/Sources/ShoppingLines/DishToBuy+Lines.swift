import Groceries
import IngredientLines

extension DishToBuy {
  /// Makes a dish from the lines of an ingredient list, as people write them.
  ///
  /// No line is dropped: one whose number cannot be read for certain is bought by its whole text.
  public init(_ meal: MealSource, lines: [String], _ reader: LineReader) {
    self.init(meal, lines: lines.map { CookedLine(typed: $0, reader) })
  }
}
