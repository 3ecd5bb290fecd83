import MealModels

extension CatalogParser {
  /// The lines of foods without their first word, and the lines of meals, grouped by block.
  struct Blocks {
    var foods: [SourceLine] = []
    var meals: [ArraySlice<SourceLine>] = []
  }

  /// Sorts lines into foods and blocks; foods come before the first meal.
  func blocks(of lines: ArraySlice<SourceLine>) throws(CatalogError) -> Blocks {
    let (blocks, stray) = sorted(lines)
    if let first = stray.first { throw unexpected(first) }
    return blocks
  }

  /// Sorts lines into foods, blocks and stray lines, which are lines before the first meal that
  /// state no food.
  func sorted(_ lines: ArraySlice<SourceLine>) -> (blocks: Blocks, stray: [SourceLine]) {
    var blocks = Blocks()
    var stray: [SourceLine] = []
    var start: Int?
    for index in lines.indices {
      if Self.isHeading(lines[index].text) {
        if let start { blocks.meals.append(lines[start..<index]) }
        start = index
      } else if start == nil, let food = lines[index].text.rest(after: "food ") {
        blocks.foods.append(lines[index].with(food))
      } else if start == nil {
        stray.append(lines[index])
      }
    }
    if let start { blocks.meals.append(lines[start...]) }
    return (blocks, stray)
  }

  func unexpected(_ line: SourceLine) -> CatalogError {
    file.error(.unexpectedLine, line, expected: ["'food ID: NAME', 'meal ID' or 'side ID'"])
  }

  /// The known foods and those that the lines add.
  func book(adding lines: [SourceLine]) throws(CatalogError) -> FoodBook {
    guard !lines.isEmpty else { return foods.book }
    let added = try lines.map { line throws(CatalogError) in try food(line) }
    let book: FoodBook
    do {
      book = try foods.book.adding(added)
    } catch {
      throw located(error, in: Array(zip(added, lines)))
    }
    if let problem = replacedNames(Array(zip(added, lines)), in: book).first { throw problem }
    return book
  }

  /// The errors about foods of the file whose names mean known foods with more contents.
  func replacedNames(
    _ added: [(food: Food, line: SourceLine)], in book: FoodBook
  ) -> [CatalogError] {
    guard origin != .bundled else { return [] }
    let names = ReplacedNames(file: file, foods: foods)
    return added.compactMap { names.problem(in: $0.food, of: book, line: $0.line) }
  }

  private static func isHeading(_ line: Substring) -> Bool {
    MealBlock.Kind.parts(of: line) != nil
  }

  func located(
    _ error: FoodBookError, in added: [(food: Food, line: SourceLine)]
  ) -> CatalogError {
    switch error {
    case .duplicateFood(let id):
      let line = added.last { $0.food.id.rawValue == id }?.line
      return at(line, .duplicate(.foodID), id)
    case .duplicateName(let name):
      let line = added.last { entry in
        ([entry.food.name] + entry.food.aliases).contains { FoodName.key($0) == name }
      }?.line
      return at(line, .duplicate(.foodName), name)
    case .unknownParent(let parent, let id):
      let known = (Array(foods.book.foods) + added.map(\.food)).map(\.id.rawValue)
      let line = added.last { $0.food.id == id }?.line ?? SourceLine(number: 1, text: "")
      return file.unknown(.food, line.with(Substring(parent)), among: known, expected: [])
    case .circle(let id):
      return at(added.last { $0.food.id == id }?.line, .circularFood, id.rawValue)
    }
  }

  private func at(
    _ line: SourceLine?, _ kind: CatalogError.Kind, _ found: String
  ) -> CatalogError {
    CatalogError(kind, file: file.name, line: line?.number, found: found)
  }
}
