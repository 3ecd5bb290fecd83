import MealModels

extension CatalogParser {
  /// Reads the line of a food, without its first word.
  func food(_ line: SourceLine) throws(CatalogError) -> Food {
    do {
      return try FoodLine.food(line.text)
    } catch {
      throw located(error, line)
    }
  }

  private func located(_ error: FoodLineError, _ line: SourceLine) -> CatalogError {
    switch error {
    case .shape(let text):
      file.error(.unexpectedLine, line.with(text[...]), expected: ["'ID: NAME; ALIAS'"])
    case .id(let text):
      file.error(
        .bad(.foodID), line.with(text[...]), expected: ["lower-case words joined by hyphens"])
    case .allergen(let text):
      file.unknown(.allergen, line.with(text[...]), among: Allergen.allCases.map(\.rawValue))
    case .contents(let text):
      file.unknown(
        .contents, line.with(text[...]),
        among: Allergen.allCases.map(\.rawValue) + FoodClasses.named.map(\.name) + ["group"])
    case .amount(let text):
      file.error(.bad(.amount), line.with(text[...]), expected: ["a number above zero"])
    case .unit(let text):
      file.unknown(
        .unit, line.with(text[...]), among: MeasureUnit.spellings,
        expected: MeasureUnit.allCases.map(\.symbol))
    case .season(let text):
      file.error(
        .bad(.season), line.with(text[...]),
        expected: ["months from 1 to 12, such as 4-6 or 11-2, 4"])
    }
  }
}
