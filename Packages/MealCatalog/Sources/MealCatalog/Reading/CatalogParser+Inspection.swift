import MealModels

extension CatalogParser {
  /// A text before its meals are read, as far as it can be read.
  struct Inspected {
    var meals: [ArraySlice<SourceLine>] = []
    /// The known foods with those of the file that could be read.
    var book: FoodBook
    /// The names of foods that could not be read, as ``FoodName`` writes them; they are unknown.
    var refused: Set<String> = []
    var problems: [CatalogError] = []
  }

  /// Reads a text that may lack its format line.
  ///
  /// Every meaningless line before the first meal is a separate problem; a text without a meal or
  /// food is a single problem.
  func inspected(_ text: String) throws(CatalogError) -> Inspected {
    try checkText(text)
    var result = Inspected(book: foods.book)
    let body = result.problems.collect(SourceLine.lines(of: text)[...]) {
      () throws(CatalogError) in try self.body(of: text)
    }
    let (blocks, stray) = sorted(body)
    guard !blocks.meals.isEmpty || !blocks.foods.isEmpty || stray.isEmpty else {
      if result.problems.allSatisfy({ $0.kind == .notCatalogue }) {
        result.problems = [notMeals(text, stray)]
      }
      return result
    }
    result.meals = blocks.meals
    let reported = result.problems.first?.line
    for line in stray where line.number != reported { result.refuse(line, unexpected(line)) }
    add(blocks.foods, to: &result)
    return result
  }

  private func notMeals(_ text: String, _ lines: [SourceLine]) -> CatalogError {
    file.error(
      .notMeals(CatalogError.TextLook(of: text)), lines[0],
      expected: ["'\(CatalogFormat.firstLine)' and then blocks that begin with 'meal ID'"])
  }

  /// The number of inconsistent foods that are reported before all foods of a file are rejected.
  private static let mostMisfits = 20

  private func add(_ lines: [SourceLine], to result: inout Inspected) {
    var added: [(food: Food, line: SourceLine)] = []
    for line in lines {
      do throws(CatalogError) { added.append((try food(line), line)) } catch {
        result.refuse(line, error)
      }
    }
    for _ in 0..<Self.mostMisfits where !added.isEmpty {
      do throws(FoodBookError) {
        result.book = try foods.book.adding(added.map(\.food))
        result.problems += replacedNames(added, in: result.book)
        return
      } catch {
        let problem = located(error, in: added)
        let index = added.lastIndex { $0.line.number == problem.line } ?? added.endIndex - 1
        result.refuse(added.remove(at: index).line, problem)
      }
    }
    for entry in added { result.refuse(entry.line) }
  }
}

extension CatalogParser.Inspected {
  /// Leaves a line out, and treats the names in it as unknown.
  fileprivate mutating func refuse(_ line: SourceLine, _ problem: CatalogError? = nil) {
    if let problem { problems.append(problem) }
    let head = FoodLine.parts(line.text, at: "|", most: 1)[0]
    let names = FoodLine.parts(head, at: ":").flatMap { FoodLine.parts($0, at: ";") }
    refused.formUnion(names.map { FoodName.key($0) }.filter { !$0.isEmpty })
  }
}
