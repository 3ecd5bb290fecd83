import Groceries
import IngredientLines
import MealModels

extension CookedLine {
  /// A line of an ingredient list as it was read; a heading asks for nothing.
  public init(_ line: IngredientLine) {
    self.init(
      text: line.text, amounts: LineAmount.joined(line.amounts).map { CookedAmount($0) },
      size: line.size,
      name: line.food?.text ?? (line.isHeading ? "" : line.text), food: line.food?.id,
      remarks: [line.preparation, line.note, line.purpose].compactMap(\.self),
      isOptional: line.isOptional)
  }

  /// Reads a line that somebody typed.
  ///
  /// If its number cannot be read for certain, the whole text becomes the name, so that the number is kept.
  init(typed words: String, _ reader: LineReader) {
    let line = reader.line(words)
    self =
      line.hasUnreadableAmount
      ? CookedLine(text: words, name: words, food: nil) : CookedLine(line)
  }

  /// A line of a recipe for more or fewer servings.
  ///
  /// The amounts are exact, the text is what the cook reads then. How large each can is stays as it is.
  public init(_ ingredient: Ingredient, times factor: Fraction) {
    self.init(ingredient)
    text = ingredient.scaled(by: factor).text
    amounts = amounts.map { amount in
      guard amount.relation != .each else { return amount }
      var amount = amount
      amount.quantity = amount.quantity.map { $0 * factor }
      return amount
    }
  }
}

extension CookedAmount {
  /// An amount of a line; of a unit that is a multiple of another, so many of that.
  fileprivate init(_ amount: LineAmount) {
    let unit = amount.unit
    self.init(
      amount.counted.map { quantity in unit.map { quantity * $0.size } ?? quantity },
      unit?.measure, word: unit?.measure == nil ? unit?.text : nil,
      relation: Relation(rawValue: amount.relation.rawValue) ?? .first)
  }
}
