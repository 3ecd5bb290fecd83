import MealModels

extension IngredientLine {
  /// The line for more or fewer servings, scaled exactly; the size of each piece is not scaled.
  public func scaled(by factor: Fraction) -> IngredientLine {
    var line = self
    line.amounts = amounts.map { amount in
      guard amount.relation != .each, let quantity = amount.counted else { return amount }
      var amount = amount
      amount.quantity = quantity * factor
      amount.text = amount.printed
      return amount
    }
    return line
  }

  /// The line as an ingredient of a recipe; nil for headings and lines that name no food.
  ///
  /// The ingredient has all amounts of the line, and the written line itself.
  ///
  /// - Parameter section: the heading above the line.
  public func ingredient(section: String? = nil) -> Ingredient? {
    guard !isHeading, let food else { return nil }
    let names = [food.text] + alternatives.map(\.text)
    let said = SaidAmounts(amounts)
    let notes = [preparation, remark, purpose].compactMap(\.self) + said.notes
    return Ingredient(
      measure: said.measure,
      name: [size ?? said.size, names.joined(separator: " or ")].compactMap(\.self)
        .joined(separator: " "),
      food: alternatives.isEmpty ? food.id : nil,
      note: notes.isEmpty ? nil : notes.joined(separator: ", "), isOptional: isOptional,
      section: section, further: said.further, written: written)
  }

  /// The written line, with its words that may name foods.
  public var written: WrittenLine {
    let shown = LineText(text)
    return WrittenLine(shown[0..<shown.bytes.count], unmeasured: unmeasured)
  }
}
