import Groceries
import IngredientLines
import MealModels

extension CookedLine {
  /// Makes a line from a parsed ingredient line, with all of its amounts; a heading needs no food.
  public init(_ line: IngredientLine) {
    self.init(
      text: line.text, amounts: LineAmount.joined(line.amounts).map { CookedAmount($0) },
      size: line.size,
      name: line.food?.text ?? (line.isHeading ? "" : line.text), food: line.food?.id,
      remarks: [line.preparation, line.note, line.purpose].compactMap(\.self),
      isOptional: line.isOptional)
  }

  /// Makes a line from typed words.
  ///
  /// If its number cannot be read for certain, the whole text becomes the name, so that the number
  /// is kept.
  public init(typed words: String, _ reader: LineReader) {
    let line = reader.line(words)
    self =
      line.hasUnreadableAmount
      ? CookedLine(text: words, name: words, food: nil) : CookedLine(line)
  }
}

extension CookedAmount {
  /// Makes an amount from a line's amount; a unit that is a multiple of another unit is converted
  /// to the other.
  fileprivate init(_ amount: LineAmount) {
    let unit = amount.unit
    self.init(
      amount.counted.map { quantity in unit.map { quantity * $0.size } ?? quantity },
      unit?.measure, word: unit?.measure == nil ? unit?.text : nil,
      relation: Relation(rawValue: amount.relation.rawValue) ?? .first)
  }
}
