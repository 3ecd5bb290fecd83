import MealModels

extension MealBlockParser {
  /// Reads "- AMOUNT | NAME = FOOD | NOTE"; a line that begins with "-?" is optional.
  func ingredient(_ line: SourceLine, in section: String?) throws(CatalogError) -> Ingredient {
    let optional = line.text.rest(after: "-?")
    let columns = (optional ?? line.text.dropFirst()).parts(at: UInt8(ascii: "|"))
    guard (2...3).contains(columns.count) else { throw badIngredient(line) }
    let named = columns[1].cut(at: UInt8(ascii: "="))
    let name = named?.before ?? columns[1]
    guard !name.isEmpty else { throw badIngredient(line) }
    return Ingredient(
      measure: try measure(line.with(columns[0])),
      name: String(name),
      food: named?.after == "?" ? nil : try food(line.with(named?.after ?? name)),
      note: columns.count == 3 && !columns[2].isEmpty ? String(columns[2]) : nil,
      isOptional: optional != nil,
      section: section)
  }

  private func badIngredient(_ line: SourceLine) -> CatalogError {
    file.error(.bad(.ingredient), line, expected: ["'- AMOUNT | NAME = FOOD | NOTE'"])
  }

  private func measure(_ line: SourceLine) throws(CatalogError) -> Measure? {
    let text = line.text
    guard !text.isEmpty else { return nil }
    let firstLetter = text.utf8.firstIndex(where: \.isLetter) ?? text.endIndex
    guard let quantity = Quantity(String(text[..<firstLetter].trimmed)),
      quantity.lowerBound > .zero
    else {
      throw file.error(.bad(.amount), line, expected: ["an amount such as 1 1/2, 0.5 or 2-3"])
    }
    let word = text[firstLetter...]
    guard !word.isEmpty else { return Measure(quantity) }
    guard let unit = MeasureUnit(named: word) else {
      throw file.unknown(
        .unit, line.with(word), among: MeasureUnit.spellings,
        expected: MeasureUnit.allCases.map(\.symbol))
    }
    return Measure(quantity, unit)
  }
}
