import MealModels

extension IngredientLine {
  /// The line for more or fewer servings, exactly; how much each piece is stays as it is.
  public func scaled(by factor: Fraction) -> IngredientLine {
    var line = self
    line.amounts = amounts.map { amount in
      guard amount.relation != .each, let quantity = amount.quantity else { return amount }
      var amount = amount
      amount.quantity = quantity * factor
      amount.text = amount.printed
      return amount
    }
    return line
  }

  /// The measure of the line: what it counts or weighs, with pieces of a known weight multiplied.
  ///
  /// "2 x 400g tins" is 800 g; amounts in the same unit that are added are summed. Nil where the cook
  /// decides, or where the unit is a word that cannot be converted.
  public var measure: Measure? {
    guard let first = amounts.first else { return nil }
    if let each = amounts.first(where: { $0.relation == .each })?.measure,
      let dimension = each.unit?.dimension, dimension != .count,
      case .exactly(let count) = first.quantity
    {
      return Measure(each.quantity * count, each.unit)
    }
    if let measure = first.measure { return measure }
    return amounts.dropFirst().lazy.filter { $0.relation == .same }.compactMap(\.measure).first
  }

  /// The line as an ingredient of a recipe; nil for headings and lines that name no food.
  ///
  /// - Parameter section: the heading that it stands under.
  public func ingredient(section: String? = nil) -> Ingredient? {
    guard !isHeading, let food else { return nil }
    let names = [food.text] + alternatives.map(\.text)
    let unit = amounts.first?.unit
    let container = unit.flatMap { $0.measure == nil ? $0.text : nil }
    let notes = [preparation, remark, purpose].compactMap(\.self)
    return Ingredient(
      measure: measure,
      name: [size, measure == nil ? container : nil, names.joined(separator: " or ")]
        .compactMap(\.self).joined(separator: " "),
      food: alternatives.isEmpty ? food.id : nil,
      note: notes.isEmpty ? nil : notes.joined(separator: ", "), isOptional: isOptional,
      section: section)
  }
}
