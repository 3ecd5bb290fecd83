import MealModels

/// A meal as its block says it, before anything is derived from its foods.
struct ParsedMeal: Sendable {
  let recipe: Recipe
  let slots: SlotSet
  let customs: MealCustoms
  let formerIDs: [MealID]
  /// Foods that the names of ingredients mean and the book does not hold.
  let madeOutFoods: [Food]
  /// The side dishes that are named, each with its line.
  let namedSides: [(id: MealID, line: SourceLine)]
  /// The positions of ingredients whose amount could not be read.
  let unreadAmounts: Set<Int>
  /// The lines of ingredients whose name is followed by the food that it shall mean, by position.
  let renamed: [Int: SourceLine]

  /// Whether it goes with meals rather than being one.
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

  /// Reads a block whose first line is "meal ID" or "side ID", or throws the first thing that is wrong.
  func meal(_ lines: ArraySlice<SourceLine>) throws(CatalogError) -> ParsedMeal {
    let (meal, problems) = reading(lines)
    if let first = problems.first { throw first }
    return meal
  }

  /// Reads a block as far as it goes, with everything that is wrong in it in the order of reading.
  ///
  /// What cannot be read is left out: a bad amount is none. Where a food may be meant that cannot
  /// be read, there is an unknown ingredient, so that nobody takes the meal for safe.
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

/// The parts of a block as far as they are read.
struct MealBlock {
  /// What a block is of, which its first word tells.
  enum Kind: String, CaseIterable {
    /// Something that is suggested.
    case meal
    /// Something that goes with a meal.
    case side

    /// The kind and the id that a heading names; nil for a line that is none.
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
  /// The key read last, which tells what a list line belongs to.
  var list: MealKey?
  /// The heading that ingredients stand under.
  var section: String?
  var ingredients: [Ingredient] = []
  var steps: [RecipeStep] = []
  /// Foods that names mean and the book does not hold.
  var madeOutFoods: [Food] = []
  /// The positions of ingredients whose amount could not be read.
  var unreadAmounts: Set<Int> = []
  /// The lines of ingredients whose name is followed by the food that it shall mean, by position.
  var renamed: [Int: SourceLine] = [:]
}

extension [CatalogError] {
  /// Does some work, and keeps its error and a fallback where it fails.
  mutating func collect<Result>(
    _ fallback: @autoclosure () -> Result, _ work: () throws(CatalogError) -> Result
  ) -> Result {
    do { return try work() } catch {
      append(error)
      return fallback()
    }
  }
}
