import MealModels

extension CatalogParser {
  /// Lines of foods without their first word, and lines of meals by block.
  struct Blocks {
    var foods: [SourceLine] = []
    var meals: [ArraySlice<SourceLine>] = []
  }

  /// Sorts lines into foods and blocks; foods stand before the first meal.
  func blocks(of lines: ArraySlice<SourceLine>) throws(CatalogError) -> Blocks {
    var blocks = Blocks()
    var start: Int?
    for index in lines.indices {
      if Self.isHeading(lines[index].text) {
        if let start { blocks.meals.append(lines[start..<index]) }
        start = index
      } else if start == nil {
        guard let food = lines[index].text.rest(after: "food ") else {
          throw file.error(
            .unexpectedLine, lines[index], expected: ["'food ID: NAME' or 'meal ID'"])
        }
        blocks.foods.append(lines[index].with(food))
      }
    }
    if let start { blocks.meals.append(lines[start...]) }
    return blocks
  }

  /// The known foods together with those of some lines.
  func book(adding lines: [SourceLine]) throws(CatalogError) -> FoodBook {
    guard !lines.isEmpty else { return foods.book }
    let added = try lines.map { line throws(CatalogError) in try food(line) }
    do {
      return try foods.book.adding(added)
    } catch {
      throw located(error, in: Array(zip(added, lines)))
    }
  }

  private static func isHeading(_ line: Substring) -> Bool {
    line == "meal" || line.utf8.starts(with: "meal ".utf8)
  }

  private func located(
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

extension CatalogParser {
  /// The blocks of a text that may lack its format line; lines before the first meal that say
  /// nothing are problems.
  func inspectedBlocks(
    of text: String, _ problems: inout [CatalogError]
  ) throws(CatalogError) -> Blocks {
    try checkText(text)
    let body = problems.collect(SourceLine.lines(of: text)[...]) { () throws(CatalogError) in
      try self.body(of: text)
    }
    return problems.collect(blocksFromFirstMeal(of: body)) { () throws(CatalogError) in
      try blocks(of: body)
    }
  }

  private func blocksFromFirstMeal(of lines: ArraySlice<SourceLine>) -> Blocks {
    let start = lines.firstIndex { Self.isHeading($0.text) } ?? lines.endIndex
    return (try? blocks(of: lines[start...])) ?? Blocks()
  }
}
