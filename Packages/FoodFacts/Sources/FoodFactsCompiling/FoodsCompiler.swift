import EmbeddedText
import FoodFacts
import MealModels

/// Turns the lists of culinary foods into the Swift source that ships inside the binary.
package struct FoodsCompiler: Sendable {
  /// One list: the name of its file and its text.
  package typealias List = (file: String, text: String)

  private let lists: [List]
  private let rows: Set<TableRowID>

  /// Makes a compiler for lists, with the row numbers of the composition table.
  package init(lists: [List], rows: Set<TableRowID>) {
    self.lists = lists
    self.rows = rows
  }

  /// The foods of all lists in order; throws the first error in the lists.
  package func foods() throws(SourceError) -> [Food] {
    var foods: [Food] = []
    var places: [FoodID: (file: String, line: Int)] = [:]
    for list in lists {
      for (line, text) in NumberedLines.of(list.text) {
        let food = try read(text, at: (list.file, line))
        if places[food.id] == nil { places[food.id] = (list.file, line) }
        foods.append(food)
      }
    }
    do {
      _ = try FoodBook(foods)
    } catch {
      throw located(error, foods, places)
    }
    return foods
  }

  /// The source of `BundledFoods.swift` for the foods of all lists.
  static func swiftSource(of foods: [Food]) -> String {
    let texts = FoodTexts.of(foods)
    return """
      // swift-format-ignore-file
      // Made from Data/foods by Scripts/compile-foods. Do not edit.

      /// The compiled culinary foods and their names; ``CompiledFoods`` reads them.
      enum BundledFoods {
        static let foods: StaticString = \(SwiftLiteral.raw(texts.foods))

        static let names: StaticString = \(SwiftLiteral.raw(texts.names))
      }

      """
  }

  private func read(
    _ text: Substring, at place: (file: String, line: Int)
  ) throws(SourceError) -> Food {
    let food: Food
    do {
      food = try FoodLine.food(text)
    } catch {
      throw SourceError(file: place.file, line: place.line, problem: Self.phrase(of: error))
    }
    if let row = food.row, !rows.contains(row) {
      throw SourceError(
        file: place.file, line: place.line, problem: "the table has no row '\(row)'")
    }
    return food
  }

  /// The words of an error as they stand after the place: no capital, no full stop.
  private static func phrase(of error: some Error) -> String {
    let words = "\(error)"
    return words.prefix(1).lowercased() + words.dropFirst().dropLast()
  }

  private func located(
    _ error: FoodBookError, _ foods: [Food], _ places: [FoodID: (file: String, line: Int)]
  ) -> SourceError {
    let id: FoodID? =
      switch error {
      case .duplicateFood(let id): FoodID(rawValue: id)
      case .duplicateName(let name):
        foods.last { food in
          ([food.name] + food.aliases).contains { FoodName.key($0) == name }
        }?.id
      case .unknownParent(_, let id), .circle(let id): id
      }
    let place = id.flatMap { places[$0] } ?? ("foods", 0)
    return SourceError(file: place.file, line: place.line, problem: Self.phrase(of: error))
  }
}
