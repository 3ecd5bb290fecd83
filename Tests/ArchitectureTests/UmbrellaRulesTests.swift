import Testing

@Suite struct UmbrellaRulesTests {
  @Test(arguments: [
    ("| `Preferences` | `Journal`, the events; `MealModels` |", []),
    ("| `Preferences` | `Journal` |", ["Preferences re-exports: Journal, MealModels"]),
    ("", ["Preferences re-exports: Journal, MealModels"]),
    (
      "| `Preferences` | `Journal`, `MealModels` |\n| `FoodFacts` | `MealModels` |",
      ["FoodFacts re-exports: nothing"]
    ),
  ])
  func `a row that is not what its umbrella re-exports is found`(
    rows: String, messages: [String]
  ) {
    var tree = Tree.sample(
      file: "Packages/Preferences/Sources/Preferences/Preferences.swift",
      """
      @_exported import Journal
      @_exported import MealModels
      @_exported import struct FoodFacts.Food
      import Foundation
      """)
    let table =
      "# API\n\n| Umbrella | Re-exports |\n| --- | --- |\n\(rows)\n\n| `Other` | `Codecs` |"
    tree.documents = [Document(path: "Packages/PublicAPI.md", text: table)]
    let found = Rule.findings("the table of umbrellas is what they re-export", in: tree)
    #expect(found.map(\.message) == messages)
  }
}
