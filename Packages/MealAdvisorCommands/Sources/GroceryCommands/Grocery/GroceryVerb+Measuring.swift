import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import IngredientLines
import MealModels
import PrintedText
import ShoppingLines

extension GroceryVerb {
  static let jsonLines = Flag(
    "--json-lines", nil, "one case a line, its lines separated by ' | ', as JSON lines")

  /// The forms that need no data folder and store nothing.
  var measuringForms: [CommandForm] {
    [
      CommandForm(
        "grocery merge FILE", flags: [Self.jsonLines],
        "what to buy for ingredient lines, an empty line between recipes, as JSON", run: merge),
      CommandForm(
        "grocery aisle FILE", flags: [], "the aisle of each line of a file, as JSON lines",
        run: aisle),
      CommandForm(
        "grocery substitutes FOOD",
        flags: [
          QuestionFlags.diet, QuestionFlags.allergy, QuestionFlags.avoid, Self.anyone, .json,
        ], "substitutes for a food that all at your table may eat", run: substitutes),
    ]
  }

  private func lines(_ invocation: Invocation) throws(CommandError) -> [Substring] {
    do throws(InputError) {
      return try invocation.context.inputFile.lines(of: invocation.operand())
    } catch {
      throw .input(error)
    }
  }

  private func merge(_ invocation: Invocation) throws(CommandError) -> Reply {
    let merging = LineMerging(advisor.foods())
    let lines = try lines(invocation)
    guard invocation.arguments.has(Self.jsonLines) else {
      let recipes = lines.split(omittingEmptySubsequences: true) { line in
        line.allSatisfy(\.isWhitespace)
      }
      return Reply(merging.document(recipes.map { $0.map { String($0) } }))
    }
    let documents = lines.map { line in
      merging.document([line.split(separator: " | ").map { String($0) }]).lineText + "\n"
    }
    return Reply(json: documents.joined())
  }

  private func aisle(_ invocation: Invocation) throws(CommandError) -> Reply {
    let finder = AisleFinder(advisor.foods().book)
    let documents = try lines(invocation).map { line -> String in
      let place = finder.place(of: String(line))
      let document: JSON = [
        "text": .string(String(line)), "department": .string(place.department.rawValue),
        "aisle": .string(place.aisle.rawValue),
      ]
      return document.lineText + "\n"
    }
    return Reply(json: documents.joined())
  }
}

/// Merges ingredient lines in the same way as a list, to evaluate the merging.
struct LineMerging: Sendable {
  private let reader: LineReader
  private let merger: ListMerger

  init(_ foods: FoodReference) {
    reader = LineReader(foods)
    merger = ListMerger(foods)
  }

  /// The items to buy for the lines of some recipes.
  func document(_ recipes: [[String]]) -> JSON {
    let dishes = recipes.enumerated().map { place, lines in
      DishToBuy(
        MealSource(id: "\(place)", title: "recipe \(place + 1)"),
        lines: lines.map { CookedLine(reader.line($0)) })
    }
    return ["items": .array(merger.items(for: dishes).map(document))]
  }

  private func document(_ item: ListItem) -> JSON {
    [
      "text": .string(item.text), "food": .optional(item.food?.rawValue),
      "amounts": .array(item.amounts.map(\.json)), "package": item.package?.json ?? .null,
      "from": .strings(item.writtenLines),
    ]
  }
}

extension ListItem {
  /// The ingredient lines of the item as they were written, each once.
  fileprivate var writtenLines: [String] {
    var seen: Set<String> = []
    return sources.filter { seen.insert("\($0.meal.id)/\($0.line)").inserted }.map(\.text)
  }
}

extension ListAmount {
  /// The amount as a document: numbers, and the unit as in recipes; null for whole pieces.
  var json: JSON {
    [
      "low": .number(low.doubleValue, places: 6), "high": .number(high.doubleValue, places: 6),
      "unit": .optional(unit?.symbol ?? word),
    ]
  }
}
