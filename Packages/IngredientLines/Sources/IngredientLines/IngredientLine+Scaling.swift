import MealModels

extension IngredientLine {
  /// The line for more or fewer servings, exactly; how much each piece is stays as it is.
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
  /// Every amount of the line is in it, and the line itself as it was written.
  ///
  /// - Parameter section: the heading that it stands under.
  public func ingredient(section: String? = nil) -> Ingredient? {
    guard !isHeading, let food else { return nil }
    let names = [food.text] + alternatives.map(\.text)
    let notes = [preparation, remark, purpose].compactMap(\.self)
    let said = SaidAmounts(amounts)
    return Ingredient(
      measure: said.measure,
      name: [size ?? said.size, names.joined(separator: " or ")].compactMap(\.self)
        .joined(separator: " "),
      food: alternatives.isEmpty ? food.id : nil,
      note: notes.isEmpty ? nil : notes.joined(separator: ", "), isOptional: isOptional,
      section: section, further: said.further, written: written)
  }

  /// The line as it was written, with its words that may name foods.
  public var written: WrittenLine {
    let shown = LineText(text)
    return WrittenLine(shown[0..<shown.bytes.count], unmeasured: unmeasured)
  }
}
