// swift-tools-version: 6.2
import PackageDescription

// The table: one row per module, what it is for, and the modules it may import.
// Every module is a target and a product; paths, tests and settings follow from the name.
// `Packages/README.md` has the map and the glossary. A row names folders that exist.
let table: [Row] = [

  // Layer: models
  .module("EmbeddedText", []),  // data as text inside the binary: literals and readers
  .module("PrintedText", []),  // JSON, what may be printed, how wide it is, what was meant
  .module(  // recipes, meals, foods, quantities, limits
    "MealModels", [], testedWith: ["MealModelsFixtures"]),
  .module(  // a small pantry and dishes, for tests of anything that handles meals
    "MealModelsFixtures", ["MealModels"], home: "MealModels", testedWith: nil),

  // Layer: rules
  .module(  // the bundled meals and the catalogue file format
    "MealCatalog", ["EmbeddedText", "MealModels", "PrintedText"], testedWith: ["FoodFacts"]),
  .tool(  // compiles the meals into the binary
    "compile-catalog", ["EmbeddedText", "FoodFacts", "MealCatalog"], home: "MealCatalog"),
  .module(  // the food table, culinary foods, and what a recipe contains
    "FoodFacts", ["EmbeddedText", "MealModels", "PrintedText"]),
  .tool(  // compiles the foods into the binary
    "compile-foods", ["EmbeddedText", "FoodFacts"], home: "FoodFacts"),
  .module(  // what a recipe must hold before people cook from it
    "RecipeReview", ["FoodFacts", "MealCatalog", "MealModels"]),
  .tool(  // reviews the bundled meals and counts whom they serve
    "review-catalog", ["FoodFacts", "MealCatalog", "MealModels", "RecipeReview"],
    home: "RecipeReview"),
  .module(  // the next meal, why, and what was relaxed
    "SuggestionEngine", ["MealModels"], testedWith: ["MealModelsFixtures"]),
  .module("PremiumGate", []),  // who may use what; trial, grace, lapse; when to nudge
  .module("Journal", []),  // the durable, append-only event file of a data folder
  .tool("crash-test", ["Journal"], home: "Journal"),  // crashes, kills and damages journals
  .module(  // what the eaters told us
    "Preferences", ["Journal", "MealModels", "PrintedText"], testedWith: ["MealModelsFixtures"]),
  .module(  // saved meals and foods
    "FavoritesStore", ["Journal", "MealModels"], testedWith: ["MealModelsFixtures"]),

  // Layer: looks
  .module("DesignSystem", []),  // tokens, components, actions, words
  .module("Layout", ["DesignSystem", "PrintedText"]),  // frames in points for a component tree
  .module(  // drawing, outline, element list
    "Renderers", ["DesignSystem", "Layout", "PrintedText"]),
  .module(  // the screens as typed values, and their words
    "Presentation",
    [
      "DesignSystem", "MealModels", "Preferences", "PremiumGate", "PrintedText",
      "SuggestionEngine",
    ]),
  .module(  // the tokens as files for design tools and Xcode
    "TokenExport", ["DesignSystem", "PrintedText"]),
  .module("ScreenAudit", ["DesignSystem", "Layout"]),  // what is wrong with a screen, measured
  .module(  // a static site of screens in all their states
    "ScreenGallery", ["DesignSystem", "Layout", "Renderers", "ScreenAudit", "TokenExport"]),

  // Layer: app
  .module("AppShell", ["DesignSystem"]),  // features, navigation, actions, effects
  .module(  // Home, Recipe, Favorites, Settings, the way to premium, and their stores
    "MealAdvisorFeatures",
    [
      "AppShell", "DesignSystem", "FavoritesStore", "FoodFacts", "Journal", "MealCatalog",
      "MealModels",
      "Preferences", "PremiumGate", "Presentation", "SuggestionEngine",
    ]),
  .module(  // the parts of a command line: forms, flags, files, messages, outcomes
    "CommandKit", ["PrintedText"]),
  .module(  // verbs over any screens, and over any app
    "ScreenCommands",
    [
      "AppShell", "CommandKit", "DesignSystem", "Layout", "PrintedText", "Renderers",
      "ScreenAudit", "ScreenGallery", "TokenExport",
    ]),
  .module(  // MealAdvisor's own verbs, JSON shapes and messages
    "MealAdvisorCommands",
    [
      "AppShell", "CommandKit", "DesignSystem", "FavoritesStore", "FoodFacts", "Journal",
      "MealAdvisorFeatures", "MealCatalog", "MealModels", "Preferences", "PremiumGate",
      "Presentation", "PrintedText", "ScreenCommands", "ScreenGallery", "SuggestionEngine",
    ], testedWith: ["Layout", "ScreenAudit"]),
  .module(  // the app, lived in from a terminal
    "TerminalShell", ["AppShell", "DesignSystem", "Layout", "PrintedText", "Renderers"]),
  .module("LocalServer", []),  // HTTP/1.1 for browsers on the same machine, and what guards it
  .tool("fuzz-server", ["LocalServer"], home: "LocalServer"),  // sends it what no browser would
  .module(  // the app in the browsers of this machine
    "BrowserShell",
    ["AppShell", "DesignSystem", "Layout", "LocalServer", "PrintedText", "Renderers"]),
  .module(  // the real clock, ids, data folder, signals
    "LiveEnvironment", ["AppShell", "DesignSystem"]),

  // Layer: tests
  .module("Snapshots", []),  // texts and tables compared with reference files
  .module(  // the same as expectations in Swift Testing
    "SnapshotsTesting", ["Snapshots"], snapshots: true),
  .module(  // how well a policy serves eaters it does not know, and whether it is safe
    "EaterSimulation", ["MealModels", "SuggestionEngine"], testedWith: ["MealModelsFixtures"]),

  // Layer: apps
  .app(  // the whole of MealAdvisor at the command line
    "mealadvisor-demo",
    [
      "AppShell", "BrowserShell", "CommandKit", "LiveEnvironment", "LocalServer",
      "MealAdvisorCommands", "ScreenCommands", "TerminalShell",
    ]),
  .app(  // measures start-up, food facts and the journal against peers, suggestions and screens
    "mealadvisor-bench",
    [
      "AppShell", "BrowserShell", "DesignSystem", "EaterSimulation", "FavoritesStore", "FoodFacts",
      "Journal", "Layout", "LiveEnvironment", "LocalServer", "MealAdvisorFeatures", "MealCatalog",
      "MealModels", "Presentation", "Renderers", "ScreenGallery", "SuggestionEngine",
      "TerminalShell",
    ]),

  // Across packages
  .crossTest("ArchitectureTests", []),  // the map, the manifests and the house rules hold
  .crossTest(  // every screen, drawing and table as recorded
    "SnapshotTests",
    [
      "DesignSystem", "Layout", "MealCatalog", "MealModels", "PremiumGate", "Presentation",
      "Renderers", "Snapshots", "SnapshotsTesting",
    ], snapshots: true),
  .crossTest(  // stories told through the public interface
    "JourneyTests",
    [
      "AppShell", "DesignSystem", "FavoritesStore", "FoodFacts", "Journal", "Layout",
      "MealAdvisorFeatures",
      "MealCatalog", "MealModels", "Preferences", "PremiumGate", "Renderers",
      "SuggestionEngine",
    ]),
  .crossTest(  // a program that no package knows, with its own verb, screens and app
    "SecondProgramTests",
    [
      "AppShell", "CommandKit", "DesignSystem", "PrintedText", "ScreenCommands", "ScreenGallery",
    ]),
]

let package = Package(
  name: "MealAdvisor",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: table.flatMap(\.products),
  targets: table.flatMap(\.targets),
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}

// How a row is read.
struct Row {
  var products: [Product] = []
  var targets: [Target] = []

  /// A library in `Packages/<home>/Sources/<name>`, tested in `Packages/<home>/Tests/<name>Tests`.
  ///
  /// - Parameters:
  ///   - home: the package folder, where it is not named like the module.
  ///   - testedWith: modules that the tests import besides the module and its edges; `nil`
  ///     when the module has no tests.
  ///   - snapshots: whether the tests keep a `__Snapshots__` folder.
  static func module(
    _ name: String, _ edges: [String], home: String? = nil,
    testedWith: [String]? = [], snapshots: Bool = false
  ) -> Row {
    let folder = "Packages/\(home ?? name)"
    var row = Row(products: [.library(name: name, targets: [name])])
    row.targets.append(
      .target(name: name, dependencies: list(edges), path: "\(folder)/Sources/\(name)"))
    if let testedWith {
      row.targets.append(
        test("\(name)Tests", [name] + edges + testedWith, in: "\(folder)/Tests", snapshots))
    }
    return row
  }

  /// An executable that serves one package, in `Packages/<home>/Sources/<name>`.
  static func tool(_ name: String, _ edges: [String], home: String) -> Row {
    executable(name, edges, path: "Packages/\(home)/Sources/\(name)")
  }

  /// An executable for people, in `Apps/<name>`.
  static func app(_ name: String, _ edges: [String]) -> Row {
    executable(name, edges, path: "Apps/\(name)")
  }

  /// Tests that cross packages, in `Tests/<name>`.
  static func crossTest(_ name: String, _ edges: [String], snapshots: Bool = false) -> Row {
    Row(targets: [test(name, edges, in: "Tests", snapshots)])
  }

  private static func executable(_ name: String, _ edges: [String], path: String) -> Row {
    Row(
      products: [.executable(name: name, targets: [name])],
      targets: [.executableTarget(name: name, dependencies: list(edges), path: path)])
  }

  private static func test(
    _ name: String, _ edges: [String], in folder: String, _ snapshots: Bool
  ) -> Target {
    .testTarget(
      name: name, dependencies: list(edges), path: "\(folder)/\(name)",
      exclude: snapshots ? ["__Snapshots__"] : [])
  }

  private static func list(_ names: [String]) -> [Target.Dependency] {
    names.map { .target(name: $0) }
  }
}
