import MealModels

/// A meal as its block states it, before anything is derived from its foods.
struct ParsedMeal: Sendable {
  let recipe: Recipe
  let slots: SlotSet
  let customs: MealCustoms
  let formerIDs: [MealID]
  /// Foods that the names of ingredients mean but the book does not contain.
  let madeOutFoods: [Food]
  /// The side dishes that the meal names, each with its line.
  let namedSides: [(id: MealID, line: SourceLine)]
  /// The positions of ingredients whose amount could not be read.
  let unreadAmounts: Set<Int>
  /// The lines of ingredients that state a food after the name, by position.
  let renamed: [Int: SourceLine]

  /// Whether the block describes a side dish rather than a meal.
  var isSide: Bool { customs.role == .side && slots.isEmpty }
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

  /// Reads a block whose first line is "meal ID" or "side ID"; throws the first error.
  func meal(_ lines: ArraySlice<SourceLine>) throws(CatalogError) -> ParsedMeal {
    let (meal, problems) = reading(lines)
    if let first = problems.first { throw first }
    return meal
  }

  /// Reads as much of a block as possible, and lists its errors in the order of reading.
  ///
  /// An unreadable part is left out, such as a bad amount. An unreadable part that may mean a food
  /// becomes an unknown ingredient, so that the meal is not treated as safe.
  func reading(_ lines: ArraySlice<SourceLine>) -> (meal: ParsedMeal, problems: [CatalogError]) {
    let heading = lines.first ?? SourceLine(number: 1, text: "")
    var problems: [CatalogError] = []
    let (kind, name) = MealBlock.Kind.parts(of: heading.text) ?? (.meal, "")
    let id: MealID = problems.collect("") { () throws(CatalogError) in
      try file.id(heading.with(name), .mealID)
    }
    var block = MealBlock(kind: kind, heading: heading.with(Substring(id.rawValue)))
    for line in lines.dropFirst() { read(line, into: &block, &problems) }
    if block.ingredients.isEmpty {
      problems.append(file.error(.missing(.ingredient), block.heading))
      block.ingredients.append(Ingredient(name: "all ingredients", food: nil))
    }
    if block.steps.isEmpty { problems.append(file.error(.missing(.steps), block.heading)) }
    return (meal(id, from: &block, &problems), problems)
  }

  private func read(
    _ line: SourceLine, into block: inout MealBlock, _ problems: inout [CatalogError]
  ) {
    if block.list == .ingredients, let rest = line.text.rest(after: "--") {
      block.section = rest.isEmpty ? nil : String(rest)
    } else if block.list == .ingredients, line.text.utf8.first == UInt8(ascii: "-") {
      ingredient(line, &block, &problems)
    } else if block.list == .steps, let step = Self.step(line.text) {
      if step.isEmpty {
        problems.append(file.error(.bad(.steps), line, expected: ["'1. WHAT TO DO'"]))
      } else {
        block.steps.append(RecipeStep(String(step)))
      }
    } else {
      let known = problems.count
      problems.collect(()) { () throws(CatalogError) in try readKey(line, into: &block) }
      if problems.count > known, block.list == .ingredients {
        block.ingredients.append(Ingredient(name: String(line.text), food: nil))
      }
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

  /// The text after the number of a step; nil for a line that is not numbered.
  private static func step(_ line: Substring) -> Substring? {
    guard let (number, text) = line.cut(at: UInt8(ascii: ".")), number.isDigits else {
      return nil
    }
    return text
  }
}

/// The parts of a block that have been read so far.
struct MealBlock {
  /// The kinds of block, by their first word.
  enum Kind: String, CaseIterable {
    /// A meal, which can be suggested.
    case meal
    /// An accompaniment of a meal.
    case side

    /// The kind and the id in a heading; nil for any other line.
    static func parts(of line: Substring) -> (kind: Kind, id: Substring)? {
      let (word, rest) = line.cut(at: UInt8(ascii: " ")) ?? (line, "")
      return Kind(rawValue: String(word)).map { ($0, rest) }
    }
  }

  let kind: Kind
  /// The first line, with the id as its text.
  let heading: SourceLine
  /// The value of each key.
  var values: [MealKey: SourceLine] = [:]
  /// The last key, to which a list line belongs.
  var list: MealKey?
  /// The heading of the ingredients that follow.
  var section: String?
  var ingredients: [Ingredient] = []
  var steps: [RecipeStep] = []
  /// Foods that names mean but the book does not contain.
  var madeOutFoods: [Food] = []
  /// The positions of ingredients whose amount could not be read.
  var unreadAmounts: Set<Int> = []
  /// The lines of ingredients that state a food after the name, by position.
  var renamed: [Int: SourceLine] = [:]
}

extension [CatalogError] {
  /// Performs some work; if it fails, keeps the error and returns a fallback.
  mutating func collect<Result>(
    _ fallback: @autoclosure () -> Result, _ work: () throws(CatalogError) -> Result
  ) -> Result {
    do { return try work() } catch {
      append(error)
      return fallback()
    }
  }
}
