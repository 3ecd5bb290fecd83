import MealCatalog
import Testing

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CatalogFlagTests {
  static let meal = """
    mealadvisor-catalog 1

    meal soup-of-the-day
    title: Soup of the Day
    cuisine: french
    slots: lunch, dinner
    difficulty: easy
    time: prep 5, cook 20
    servings: 2
    summary: Carrots and water.
    description: Carrots cooked in water until soft.
    picture: soup, an orange soup
    ingredients:
    - 2 | carrots
    steps:
    1. Cook the carrots in water for 20 minutes.

    """

  static let wrong: [(text: String?, message: String)] = [
    (nil, "there is no file 'meals.txt'"),
    ("", "meals.txt: the file is empty"),
    ("hello", "it looks like plain text and begins with 'hello'"),
    ("hello", "see 'mealadvisor-demo analyze --help' for an example"),
    (
      meal.replacing("easy", with: "eazy").replacing("french", with: "frensh"),
      "'mealadvisor-demo analyze FILE' lists every error"
    ),
    (meal + "\n" + meal.dropFirst(22), "duplicate meal id 'soup-of-the-day'"),
    (
      meal.replacing("- 2 | carrots", with: "- 2 cuops | carrots"),
      "meals.txt:14: unknown unit 'cuops'; did you mean 'cups'?"
    ),
    (meal.replacing("- 2 | carrots\n", with: ""), "meal 'soup-of-the-day' has no ingredients"),
  ]

  @Test func `meals of a file are suggested instead of the bundled ones`() async throws {
    let folder = try Folder()
    let file = try folder.write(Self.meal)
    let document: SuggestDocument = try await Demo().json("suggest --json --catalog \(file)")
    #expect(document.ids == ["soup-of-the-day"])
    #expect(document.suggestions[0].meal.diets.contains("vegan"))
  }

  @Test(arguments: wrong)
  func `a file that is not a catalogue is refused as a whole`(
    _ row: (text: String?, message: String)
  ) async throws {
    let folder = try Folder()
    let file = try row.text.map(folder.write) ?? folder.path
    let demo = Demo()
    let outcome = await demo.run("suggest --catalog \(file)")
    #expect(outcome.exitCode == 2)
    #expect(outcome.standardError.contains(row.message), "\(outcome.standardError)")
    #expect(outcome.standardError.split(separator: "\n").count == 1)
    #expect(try demo.journal() == nil)
  }

  /// A folder that is gone with the test.
  final class Folder {
    private let url: URL

    init() throws {
      url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.appending(path: "meals.txt").path }

    func write(_ text: String) throws -> String {
      try Data(text.utf8).write(to: URL(filePath: path))
      return path
    }
  }
}
