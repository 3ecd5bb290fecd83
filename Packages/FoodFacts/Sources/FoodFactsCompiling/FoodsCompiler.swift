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
      throw SourceError(file: place.file, line: place.line, problem: Self.problem(error))
    }
    if let row = food.row, !rows.contains(row) {
      throw SourceError(
        file: place.file, line: place.line, problem: "the table has no row '\(row)'")
    }
    return food
  }

  private static func problem(_ error: FoodLineError) -> String {
    switch error {
    case .shape(let text): "unexpected '\(text)'; expected 'ID: NAME; ALIAS'"
    case .id(let text): "bad id '\(text)'; expected lower-case words joined by hyphens"
    case .allergen(let text): "unknown allergen '\(text)'"
    case .contents(let text): "unknown allergen or class '\(text)'"
    case .amount(let text): "bad amount '\(text)'"
    case .unit(let text): "unknown unit '\(text)'"
    case .season(let text): "bad season '\(text)'; expected months such as 4-6 or 11-2, 4"
    }
  }

  private func located(
    _ error: FoodBookError, _ foods: [Food], _ places: [FoodID: (file: String, line: Int)]
  ) -> SourceError {
    let (id, problem): (FoodID?, String) =
      switch error {
      case .duplicateFood(let id): (FoodID(rawValue: id), "the id '\(id)' is given twice")
      case .duplicateName(let name):
        (
          foods.last { food in
            ([food.name] + food.aliases).contains { FoodName.key($0) == name }
          }?.id, "the name '\(name)' belongs to two foods"
        )
      case .unknownParent(let parent, let id): (id, "'\(id)' is made of unknown '\(parent)'")
      case .circle(let id): (id, "'\(id)' is made of itself")
      }
    let place = id.flatMap { places[$0] } ?? ("foods", 0)
    return SourceError(file: place.file, line: place.line, problem: problem)
  }
}
