import MealModels

/// Reads the text of a catalogue completely, or throws.
package struct CatalogParser {
  let file: SourceFile
  let foods: FoodReference
  let origin: Recipe.Origin
  /// Whether the text must begin with the format line; the sources of the compiler may lack it.
  let needsFormatLine: Bool

  package init(
    file: String, foods: FoodReference, origin: Recipe.Origin, needsFormatLine: Bool = true
  ) {
    self.file = SourceFile(name: file)
    self.foods = foods
    self.origin = origin
    self.needsFormatLine = needsFormatLine
  }

  /// Reads a catalogue of foods and meals.
  func catalogue(_ text: String) throws(CatalogError) -> ParsedCatalogue {
    try ParsedCatalogue([parsed(text)], foods: foods)
  }

  /// Reads a text that may be one part of a catalogue.
  package func parsed(_ text: String) throws(CatalogError) -> ParsedText {
    let blocks = try blocks(of: try body(of: text))
    let book = try book(adding: blocks.foods)
    let parser = MealBlockParser(file: file.name, foodNames: .book(book), origin: origin)
    let names = ReplacedNames(file: file, foods: foods.with(book))
    let meals = try blocks.meals.map { lines throws(CatalogError) in
      let meal = try parser.meal(lines)
      if let problem = names.problems(in: meal).first { throw problem }
      return (meal: meal, line: lines.first?.number)
    }
    guard !meals.isEmpty else { throw CatalogError(.missing(.meals), file: file.name) }
    return ParsedText(file: file, foods: book, meals: meals)
  }

  /// The lines of a text without its format line.
  func body(of text: String) throws(CatalogError) -> ArraySlice<SourceLine> {
    try checkText(text)
    let lines = SourceLine.lines(of: text)
    guard let first = lines.first else { throw CatalogError(.emptyFile, file: file.name) }
    guard let version = first.text.rest(after: "mealadvisor-catalog") else {
      guard needsFormatLine else { return lines[...] }
      throw file.error(.notCatalogue, first, expected: [Self.quotedFirstLine])
    }
    guard let number = Int(version), number >= CatalogFormat.version,
      first.text == "\(CatalogFormat.name) \(number)"
    else { throw file.error(.notCatalogue, first, expected: [Self.quotedFirstLine]) }
    guard number == CatalogFormat.version else {
      throw file.error(.newerFormat, first.with(version), expected: [Self.quotedFirstLine])
    }
    return lines.dropFirst()
  }

  private static let quotedFirstLine = "'\(CatalogFormat.firstLine)'"

  func checkText(_ text: String) throws(CatalogError) {
    guard text.utf8.count <= CatalogFormat.longestFile else { throw .oversized(file.name) }
    guard text.utf8.contains(where: { !$0.isBlank && $0 != 10 }) else {
      throw CatalogError(.emptyFile, file: file.name)
    }
    guard let control = text.utf8.firstIndex(where: \.isControl) else { return }
    let line = 1 + text.utf8[..<control].count { $0 == 10 }
    throw CatalogError(
      .notText, file: file.name, line: line, expected: ["text without control characters"])
  }
}
