import MealModels

/// A meal as its block says it, before anything is derived from its foods.
struct ParsedMeal {
  let recipe: Recipe
  let slots: SlotSet
  let formerIDs: [MealID]
}

/// Reads the block of one meal: its keys, its ingredient lines and its steps.
struct MealBlockParser {
  let file: SourceFile
  let foodNames: FoodNames
  let origin: Recipe.Origin

  init(file: String, foodNames: FoodNames, origin: Recipe.Origin) {
    self.file = SourceFile(name: file)
    self.foodNames = foodNames
    self.origin = origin
  }

  /// Reads a block whose first line is "meal ID".
  func meal(_ lines: ArraySlice<SourceLine>) throws(CatalogError) -> ParsedMeal {
    guard let heading = lines.first else { throw CatalogError(.emptyFile, file: file.name) }
    let id: MealID = try file.id(heading.with(heading.text.rest(after: "meal") ?? ""), .mealID)
    var block = MealBlock(heading: heading.with(Substring(id.rawValue)))
    for line in lines.dropFirst() { try read(line, into: &block) }
    guard !block.ingredients.isEmpty else {
      throw file.error(.missing(.ingredient), block.heading)
    }
    guard !block.steps.isEmpty else { throw file.error(.missing(.steps), block.heading) }
    return try meal(id, from: block)
  }

  private func read(_ line: SourceLine, into block: inout MealBlock) throws(CatalogError) {
    if block.list == .ingredients, let rest = line.text.rest(after: "--") {
      block.section = rest.isEmpty ? nil : String(rest)
    } else if block.list == .ingredients, line.text.utf8.first == UInt8(ascii: "-") {
      block.ingredients.append(try ingredient(line, in: block.section))
    } else if block.list == .steps, let step = Self.step(line.text) {
      block.steps.append(RecipeStep(String(step)))
    } else {
      try readKey(line, into: &block)
    }
  }

  private func readKey(_ line: SourceLine, into block: inout MealBlock) throws(CatalogError) {
    guard let (word, value) = line.text.cut(at: UInt8(ascii: ":")) else {
      throw file.error(.unexpectedLine, line)
    }
    guard let key = MealKey(rawValue: String(word)) else {
      throw file.unknown(.key, line.with(word), among: MealKey.allCases.map(\.rawValue))
    }
    guard block.values[key] == nil else { throw file.error(.duplicate(.key), line.with(word)) }
    block.values[key] = line.with(value)
    block.list = key
  }

  /// The text after the number of a step; nil for a line that is not a numbered step.
  private static func step(_ line: Substring) -> Substring? {
    guard let (number, text) = line.cut(at: UInt8(ascii: ".")), number.isDigits, !text.isEmpty
    else { return nil }
    return text
  }
}

/// The parts of a block as far as they are read.
struct MealBlock {
  /// The first line, with the id as its text.
  let heading: SourceLine
  /// The value of each key.
  var values: [MealKey: SourceLine] = [:]
  /// The key read last, which tells what a list line belongs to.
  var list: MealKey?
  /// The heading that ingredients stand under.
  var section: String?
  var ingredients: [Ingredient] = []
  var steps: [RecipeStep] = []
}
