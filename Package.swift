// swift-tools-version: 6.2
import PackageDescription

// The table: one row per module, what it is for, and the modules it may import.
// Every module is a target and a product, a library that links alone; a tool is no product.
// Paths and tests follow from the name.
// `Packages/README.md` has the map and the glossary. A row names folders that exist.
let table: [Row] = [

  // Layer: models
  .module("EmbeddedText", []),  // data as text inside the binary: literals and readers
  .tool(  // compiles scripts and style sheets into the modules that serve them
    "compile-web", ["EmbeddedText"], home: "EmbeddedText"),
  .module(  // JSON, calendar lines, what may be printed, how wide it is, what was meant
    "PrintedText", [], mathematics: true),
  .module(  // recipes, meals, foods, quantities, limits
    "MealModels", [], testedWith: ["MealModelsFixtures"]),
  .module(  // a small pantry and dishes, for tests of anything that handles meals
    "MealModelsFixtures", ["MealModels"], home: "MealModels", testedWith: nil),
  .module("ServiceCalls", []),  // asking services over HTTP: limits, retries, hidden keys

  // Layer: rules
  .module(  // the bundled meals and the catalogue file format
    "MealCatalog", ["EmbeddedText", "MealModels", "PrintedText"],
    testedWith: ["FoodFacts", "SeededRandom"]),
  .tool(  // compiles the meals into the binary
    "compile-catalog", ["EmbeddedText", "FoodFacts", "MealCatalog"], home: "MealCatalog"),
  .module(  // the food table, culinary foods, and what a recipe contains
    "FoodFacts", ["EmbeddedText", "MealModels", "PrintedText"], testedWith: ["SeededRandom"]),
  .tool(  // compiles the foods into the binary
    "compile-foods", ["EmbeddedText", "FoodFacts"], home: "FoodFacts"),
  .module(  // an ingredient line: amounts, unit, food, preparation, and how sure
    "IngredientLines", ["EmbeddedText", "MealModels", "PrintedText"]),
  .tool(  // learns the labels of ingredient lines and compiles the weights
    "train-lines", ["EmbeddedText", "IngredientLines", "MealModels", "PrintedText"],
    home: "IngredientLines"),
  .module("WebPages", []),  // the text of a web page, fetched only where that is safe
  .module(  // what a recipe must hold before people cook from it
    "RecipeReview", ["FoodFacts", "MealCatalog", "MealModels"], testedWith: ["SeededRandom"]),
  .tool(  // reviews the bundled meals and counts whom they serve
    "review-catalog", ["FoodFacts", "MealCatalog", "MealModels", "RecipeReview"],
    home: "RecipeReview"),
  .module(  // the next meal, why, and what was relaxed
    "SuggestionEngine", ["Journal", "MealModels"],
    testedWith: ["MealModelsFixtures", "SeededRandom"]),
  .module(  // who may use what; trial, grace, lapse; when to nudge
    "PremiumGate", ["Journal"], testedWith: ["SeededRandom"]),
  .module(  // the durable, append-only event file of a data folder
    "Journal", [], testedWith: ["SeededRandom"]),
  .tool(  // crashes, kills and damages journals
    "crash-test", ["Journal", "SeededRandom"], home: "Journal"),
  .module(  // what the eaters told us
    "Preferences", ["Journal", "MealModels", "PrintedText"], testedWith: ["MealModelsFixtures"]),
  .module(  // saved meals and foods
    "FavoritesStore", ["Journal", "MealModels"], testedWith: ["MealModelsFixtures"]),
  .module(  // what an app keeps of its eaters: stores, suggestions that are safe, premium
    "EaterRecord",
    [
      "EmbeddedText", "FavoritesStore", "FoodFacts", "Groceries", "IngredientLines", "Journal",
      "MealCatalog", "MealModels", "MealPlan", "Preferences", "PremiumGate", "PrintedText",
      "RecipeAssistant", "RecipeStore", "RetailerServices", "ServiceCalls", "SuggestionEngine",
      "Sync",
    ], testedWith: ["SeededRandom"]),
  .module(  // a page of HTML, or pasted text, as a recipe, and how sure
    "RecipePages", ["IngredientLines", "MealModels", "PrintedText"],
    testedWith: ["SeededRandom"]),
  .module(  // own and imported recipes: edits, versions, search
    "RecipeStore", ["Journal", "MealModels"], testedWith: ["SeededRandom"]),
  .tool(  // measures a library of 10,000 recipes
    "bench-recipes", ["Journal", "MealModels", "RecipeStore", "SeededRandom"], home: "RecipeStore"),
  .module(  // whole collections of recipes, from other apps and to them
    "RecipeExchange", ["MealModels", "PrintedText"], testedWith: ["SeededRandom"]),
  .module(  // the planned week: its meals, its filling, calendar files
    "MealPlan", ["Journal", "MealModels", "PrintedText", "SuggestionEngine"],
    testedWith: ["MealModelsFixtures", "SeededRandom"]),
  .tool(  // measures the plan on made-up weeks, and writes them for others to read
    "bench-plan", ["Journal", "MealModels", "MealPlan", "PrintedText", "SeededRandom"],
    home: "MealPlan"),
  .tool(  // measures filling, and writes problems whose optimum another program proves
    "bench-filling",
    ["MealCatalog", "MealModels", "MealPlan", "SeededRandom", "SuggestionEngine"],
    home: "MealPlan"),
  .module(  // from the plan to a shopping list and a cart that adds up
    "Groceries", ["EmbeddedText", "Journal", "MealModels"],
    testedWith: ["FoodFacts", "IngredientLines", "SeededRandom"]),
  .tool(  // learns the aisles of names of goods and compiles the weights
    "train-aisles", ["EmbeddedText", "FoodFacts", "Groceries", "MealModels"], home: "Groceries"),
  .tool(  // compiles what is bought for what is cooked into the binary
    "compile-groceries", ["EmbeddedText", "Groceries"], home: "Groceries"),
  .module(  // an embedded grocer: stores, products, prices that move
    "DemoGrocer", ["EmbeddedText", "Groceries", "MealModels"],
    testedWith: ["FoodFacts", "MealCatalog"]),
  .tool(  // compiles the products and stores into the binary
    "compile-products", ["DemoGrocer", "EmbeddedText"], home: "DemoGrocer"),
  .module(  // the retailers behind the port, and the contract served
    "RetailerServices", ["Groceries", "MealModels", "PrintedText", "ServiceCalls"],
    testedWith: ["SeededRandom"]),
  .module(  // a language model's proposals, asked sparingly and checked
    "RecipeAssistant",
    ["Groceries", "IngredientLines", "Journal", "MealModels", "PrintedText", "ServiceCalls"],
    testedWith: ["FoodFacts", "SeededRandom"]),
  .module(  // one record on several devices, every edit kept as a draft
    "Sync", ["Journal", "PrintedText", "ServiceCalls"], testedWith: ["SeededRandom"]),
  .tool(  // devices that edit, lose their connection, are killed and meet again
    "simulate-sync", ["Journal", "PrintedText", "SeededRandom", "ServiceCalls", "Sync"],
    home: "Sync"),

  // Layer: looks
  .module("DesignSystem", [], mathematics: true),  // tokens, components, actions, words
  .module("Layout", ["DesignSystem", "PrintedText"]),  // frames in points for a component tree
  .module(  // drawing, outline, element list, page
    "Renderers", ["DesignSystem", "Layout", "PrintedText"], testedWith: ["EmbeddedText"]),
  .module("MealPictures", ["DesignSystem", "MealModels"]),  // plates drawn from a dish
  .module(  // what the screens of all apps share: pages, rows, words, catalogue of states
    "ScreenParts", ["DesignSystem", "MealModels", "PrintedText"]),
  .module(  // why a meal is suggested, as sentences
    "SuggestionWords", ["DesignSystem", "MealModels", "ScreenParts", "SuggestionEngine"]),
  .module(  // premium for whatever an app sells, who is signed in, one's own data, looks
    "AccountScreens",
    ["DesignSystem", "MealModels", "Preferences", "PremiumGate", "ScreenParts"]),
  .module(  // my recipes, and the editor of one: the screens
    "RecipeBookScreens", ["DesignSystem", "MealModels", "ScreenParts"],
    testedWith: ["Layout", "ScreenAudit"]),
  .module(  // the planner, the grocery list and the cart: the screens
    "PlanningPresentation", ["DesignSystem", "MealModels", "ScreenParts"],
    testedWith: ["Layout", "ScreenAudit"]),
  .module(  // the screens of MealAdvisor as typed values, and their words
    "Presentation",
    [
      "AccountScreens", "DesignSystem", "MealModels", "MealPictures", "PlanningPresentation",
      "Preferences", "PremiumGate", "RecipeBookScreens", "ScreenParts", "SuggestionEngine",
      "SuggestionWords",
    ], testedWith: ["Layout", "ScreenAudit"]),
  .module(  // the tokens as files for design tools and Xcode
    "TokenExport", ["DesignSystem", "PrintedText"]),
  .module("ScreenAudit", ["DesignSystem", "Layout"]),  // what is wrong with a screen, measured
  .module(  // a static site of screens in all their states
    "ScreenGallery", ["DesignSystem", "Layout", "Renderers", "ScreenAudit", "TokenExport"],
    testedWith: ["EmbeddedText"]),

  // Layer: app
  .module(  // features, navigation, actions, effects
    "AppShell", ["DesignSystem"], testedWith: ["AppTesting"]),
  .module(  // slices of what is stored of an eater, and changes that are being stored
    "AccountParts",
    [
      "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Groceries", "Journal",
      "MealPlan", "Preferences", "PremiumGate", "SuggestionEngine",
    ],
    home: "AccountFeatures", testedWith: nil),
  .module(  // the way to premium, in any app
    "AccountSubscription",
    [
      "AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "PremiumGate",
      "ScreenParts",
    ], home: "AccountFeatures", testedWith: nil),
  .module(  // who is signed in, in any app
    "AccountProfile",
    ["AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "ScreenParts"],
    home: "AccountFeatures", testedWith: nil),
  .module(  // permissions, export, deletion, in any app
    "AccountData",
    [
      "AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "Journal",
      "ScreenParts",
    ], home: "AccountFeatures", testedWith: nil),
  .module(  // theme and contrast, in any app
    "AccountLooks",
    [
      "AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "Preferences",
      "ScreenParts",
    ], home: "AccountFeatures", testedWith: nil),
  .module(  // Sign in with Apple where there is one
    "AppleAccounts", ["EaterRecord"], home: "AccountFeatures", testedWith: nil),
  .module(  // my recipes, and the editor of one, in any app
    "RecipeBookFeatures",
    [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord",
      "FoodFacts", "IngredientLines", "Journal", "MealModels", "MealPictures", "PremiumGate",
      "RecipeBookScreens", "RecipeStore", "ScreenParts",
    ], testedWith: ["AppTesting"]),
  .module(  // the weekly planner, groceries and cart, in any app
    "PlanningFeatures",
    [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord",
      "Groceries", "Journal", "MealModels", "MealPictures", "MealPlan", "PlanningPresentation",
      "Preferences", "PremiumGate", "RecipeAssistant", "RecipeBookScreens", "RecipeStore",
      "ScreenParts", "ServiceCalls", "SuggestionEngine", "SuggestionWords", "Sync",
    ], testedWith: ["AppTesting", "DemoGrocer", "FavoritesStore", "MealCatalog"]),
  .module(  // what the features of MealAdvisor share: clients, slices, offers
    "MealAdvisorFeatureParts",
    [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Groceries",
      "Journal", "MealModels", "MealPictures", "MealPlan", "PlanningFeatures", "Preferences",
      "PremiumGate", "Presentation", "RecipeBookFeatures", "ScreenParts", "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // one meal, why, and another one
    "MealAdvisorHome",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Preferences", "PremiumGate", "Presentation", "ScreenParts", "SuggestionEngine",
      "SuggestionWords",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // the saved meals
    "MealAdvisorFavorites",
    [
      "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Journal",
      "MealAdvisorFeatureParts", "MealModels", "PremiumGate", "Presentation", "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // diets, allergies and everything else that can be set
    "MealAdvisorSettings",
    [
      "AccountParts", "AccountScreens", "AccountSubscription", "AppShell", "DesignSystem",
      "EaterRecord", "MealAdvisorFeatureParts", "MealModels", "Preferences", "PremiumGate",
      "Presentation", "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // a recipe, read and cooked
    "MealAdvisorRecipe",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Preferences", "Presentation", "ScreenParts", "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // who eats
    "MealAdvisorHousehold",
    [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts",
      "Preferences", "Presentation", "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // what happened to meals, by day
    "MealAdvisorHistory",
    [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts",
      "MealModels", "Presentation", "ScreenParts", "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // finding a meal
    "MealAdvisorSearch",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "Presentation",
      "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // stars, not for me, and why
    "MealAdvisorOpinion",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Presentation", "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(  // all of them composed, and a stage to try them on
    "MealAdvisorFeatures",
    [
      "AccountData", "AccountLooks", "AccountProfile", "AccountSubscription", "AppShell",
      "DesignSystem", "EaterRecord", "Journal", "MealAdvisorFavorites", "MealAdvisorFeatureParts",
      "MealAdvisorHistory", "MealAdvisorHome", "MealAdvisorHousehold", "MealAdvisorOpinion",
      "MealAdvisorRecipe", "MealAdvisorSearch", "MealAdvisorSettings", "MealModels",
      "MealPictures", "MealPlan", "PlanningFeatures", "PlanningPresentation", "PremiumGate",
      "Presentation", "RecipeAssistant", "RecipeBookFeatures", "RecipeBookScreens", "ScreenParts",
      "ServiceCalls",
    ],
    testedWith: [
      "AppTesting", "FavoritesStore", "FoodFacts", "Groceries", "MealCatalog",
      "MealModelsFixtures", "Preferences", "SeededRandom", "SuggestionEngine",
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
      "AccountScreens", "AppShell", "CommandKit", "DemoGrocer", "DesignSystem", "EaterRecord",
      "FavoritesStore", "FoodFacts", "Groceries", "IngredientLines",
      "Journal", "MealAdvisorFeatureParts", "MealAdvisorFeatures", "MealCatalog", "MealModels",
      "MealPlan", "PlanningFeatures", "Preferences", "PremiumGate", "Presentation", "PrintedText",
      "RecipeAssistant", "RecipeBookFeatures", "RecipeBookScreens", "RecipeExchange",
      "RecipePages", "RecipeStore",
      "ScreenCommands", "ScreenParts", "ServiceCalls", "SuggestionEngine", "SuggestionWords",
      "Sync", "WebPages",
    ],
    testedWith: ["AppTesting", "Layout", "MealModelsFixtures", "RetailerServices", "ScreenAudit"]),
  .module(  // the app, lived in from a terminal
    "TerminalShell", ["AppShell", "DesignSystem", "Layout", "PrintedText", "Renderers"],
    testedWith: ["AppTesting"]),
  .module(  // HTTP/1.1 for browsers on the same machine, and what guards it
    "LocalServer", [], testedWith: ["SeededRandom"]),
  .tool(  // sends it what no browser would
    "fuzz-server", ["LocalServer", "SeededRandom"], home: "LocalServer"),
  .module(  // the app in the browsers of this machine
    "BrowserShell",
    ["AppShell", "DesignSystem", "Layout", "LocalServer", "PrintedText", "Renderers"],
    testedWith: ["AppTesting", "EmbeddedText"]),
  .module(  // any app in SwiftUI: its owner on the main actor, a view of its element tree
    "SwiftUIScreens", ["AppShell", "DesignSystem"], testedWith: ["AppTesting"]),
  .module(  // the real clock, ids, data folder, signals
    "LiveEnvironment", ["AppShell", "DesignSystem"]),
  .module(  // services over the network of this machine
    "LiveCalls", ["ServiceCalls"], home: "LiveEnvironment"),
  .module(  // web pages over the network of this machine
    "LivePages", ["LiveCalls", "ServiceCalls", "WebPages"], home: "LiveEnvironment"),
  .module(  // apps as programs of this machine, ready to run
    "LiveApps",
    [
      "AppShell", "BrowserShell", "CommandKit", "EaterRecord", "LiveCalls", "LiveEnvironment",
      "LivePages", "LocalServer", "MealAdvisorCommands", "MealAdvisorFeatureParts", "MealModels",
      "Presentation", "PrintedText", "ScreenCommands", "ServiceCalls", "TerminalShell", "WebPages",
    ], testedWith: nil),
  .module(  // what a household runs at home, on this machine
    "HomeServer", ["LocalServer", "ServiceCalls"],
    testedWith: [
      "DemoGrocer", "FoodFacts", "Groceries", "LiveCalls", "RecipeAssistant", "RetailerServices",
    ]),
  .module(  // households kept in journals, served by the protocol of Sync
    "HouseholdServer", ["Journal", "PrintedText", "ServiceCalls", "Sync"],
    testedWith: ["SeededRandom"]),

  // Layer: tests
  .module("Snapshots", []),  // texts and tables compared with reference files
  .module(  // the same as expectations in Swift Testing
    "SnapshotsTesting", ["Snapshots"], snapshots: true),
  .module(  // a world that stands still, and a guest who taps, for tests of apps and features
    "AppTesting", ["AppShell", "DesignSystem"], home: "AppShell"),
  .module(  // how well a policy serves eaters it does not know, and whether it is safe
    "EaterSimulation", ["MealModels", "SeededRandom", "SuggestionEngine"],
    testedWith: ["MealModelsFixtures"]),
  .module("SeededRandom", []),  // numbers that a seed repeats, for tests and tools

  // Layer: apps
  .app(  // the whole of MealAdvisor at the command line
    "mealadvisor-demo", ["LiveApps", "LiveEnvironment", "MealAdvisorCommands"]),
  .app(  // planning, shopping and recipes as an app of their own
    "recipeapp-demo", ["LiveApps", "LiveEnvironment", "MealAdvisorCommands"]),
  .app(  // what a household runs at home: its households, the importer, a grocer
    "mealadvisor-server",
    [
      "CommandKit", "DemoGrocer", "EaterRecord", "FoodFacts", "Groceries", "HomeServer",
      "HouseholdServer", "IngredientLines", "Journal", "LiveCalls", "LiveEnvironment", "LivePages",
      "LocalServer", "RecipePages", "RetailerServices", "ServiceCalls", "WebPages",
    ]),
  .tool(  // measures start-up, food facts and the journal against peers, suggestions and screens
    "mealadvisor-bench",
    [
      "AppShell", "BrowserShell", "DemoGrocer", "DesignSystem", "EaterRecord", "EaterSimulation",
      "FavoritesStore", "FoodFacts", "Groceries", "IngredientLines", "Journal", "Layout",
      "LiveEnvironment", "LocalServer", "MealAdvisorFeatureParts", "MealAdvisorFeatures",
      "MealCatalog", "MealModels", "MealPictures", "MealPlan", "PlanningPresentation",
      "Presentation", "Renderers", "ScreenGallery", "ScreenParts", "SeededRandom", "ServiceCalls",
      "SuggestionEngine", "TerminalShell",
    ]),

  // Across packages
  .crossTest("ArchitectureTests", []),  // the map, the manifests and the house rules hold
  .crossTest(  // every screen, drawing and table as recorded
    "SnapshotTests",
    [
      "DesignSystem", "Layout", "MealCatalog", "MealModels", "PremiumGate", "Presentation",
      "PrintedText", "Renderers", "ScreenParts", "SeededRandom", "Snapshots", "SnapshotsTesting",
    ], snapshots: true),
  .crossTest(  // each requirement by its id, met or waiting
    "RequirementTests",
    [
      "AppShell", "AppTesting", "DemoGrocer", "DesignSystem", "EaterRecord", "FoodFacts",
      "Groceries", "Journal", "Layout", "MealAdvisorCommands", "MealAdvisorFeatureParts",
      "MealAdvisorFeatures", "MealCatalog", "MealModels", "MealPictures", "MealPlan",
      "PlanningPresentation", "PremiumGate", "Presentation", "RecipeAssistant",
      "RecipeBookFeatures", "RecipeBookScreens", "RecipeStore", "Renderers", "RetailerServices",
      "ScreenAudit", "ScreenParts", "ServiceCalls", "SuggestionEngine",
    ]),
  .crossTest(  // stories told through the public interface
    "JourneyTests",
    [
      "AppShell", "AppTesting", "DemoGrocer", "DesignSystem", "EaterRecord", "FavoritesStore",
      "FoodFacts", "Groceries", "HouseholdServer", "Journal", "Layout", "MealAdvisorFeatureParts",
      "MealAdvisorFeatures", "MealCatalog", "MealModels", "MealPlan", "PlanningFeatures",
      "PlanningPresentation", "Preferences", "PremiumGate", "Presentation", "RecipeBookFeatures",
      "RecipeBookScreens", "RecipeStore", "Renderers", "ScreenParts", "SeededRandom",
      "ServiceCalls", "SuggestionEngine",
    ]),
  .crossTest(  // every port, made of ordinary closures as a client makes it
    "PortTests",
    [
      "AppShell", "AppTesting", "CommandKit", "DesignSystem", "EaterRecord", "Journal",
      "MealAdvisorCommands", "MealCatalog", "MealModels", "MealPictures", "PremiumGate",
      "ScreenCommands", "Snapshots", "SuggestionEngine",
    ]),
  .crossTest(  // a program that no package knows, with its own verb, screens and app
    "SecondProgramTests",
    [
      "AccountData", "AccountLooks", "AccountProfile", "AccountScreens", "AccountSubscription",
      "AppShell", "AppTesting", "CommandKit", "DesignSystem", "EaterRecord", "Journal",
      "PremiumGate", "PrintedText", "ScreenCommands",
      "ScreenParts",
    ]),
]

let package = Package(
  name: "MealAdvisor",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: table.flatMap(\.products),
  targets: table.flatMap(\.targets),
  swiftLanguageModes: [.v6]
)

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
  ///   - mathematics: whether it must say that rounding needs the C library's mathematics, because
  ///     neither it nor a module below imports one that links them.
  static func module(
    _ name: String, _ edges: [String], home: String? = nil,
    testedWith: [String]? = [], snapshots: Bool = false, mathematics: Bool = false
  ) -> Row {
    let folder = "Packages/\(home ?? name)"
    var row = Row(products: [.library(name: name, targets: [name])])
    row.targets.append(
      .target(
        name: name, dependencies: list(edges), path: "\(folder)/Sources/\(name)",
        linkerSettings: mathematics ? [.linkedLibrary("m", .when(platforms: [.linux]))] : []))
    if let testedWith {
      row.targets.append(
        test("\(name)Tests", [name] + edges + testedWith, in: "\(folder)/Tests", snapshots))
    }
    return row
  }

  /// An executable that serves us alone and is no product.
  ///
  /// - Parameter home: the package folder it lies in; without one it lies in `Apps/<name>`.
  static func tool(_ name: String, _ edges: [String], home: String? = nil) -> Row {
    let path = home.map { "Packages/\($0)/Sources/\(name)" } ?? "Apps/\(name)"
    return Row(targets: [.executableTarget(name: name, dependencies: list(edges), path: path)])
  }

  /// An executable for people, and a product, in `Apps/<name>`.
  static func app(_ name: String, _ edges: [String]) -> Row {
    Row(
      products: [.executable(name: name, targets: [name])], targets: tool(name, edges).targets)
  }

  /// Tests that cross packages, in `Tests/<name>`.
  static func crossTest(_ name: String, _ edges: [String], snapshots: Bool = false) -> Row {
    Row(targets: [test(name, edges, in: "Tests", snapshots)])
  }

  private static func test(
    _ name: String, _ edges: [String], in folder: String, _ snapshots: Bool
  ) -> Target {
    .testTarget(
      name: name, dependencies: list(edges), path: "\(folder)/\(name)",
      exclude: snapshots ? ["__Snapshots__"] : [], swiftSettings: ofTests)
  }

  /// Where `Scripts/check` tests what is optimized, the tests themselves are not: that would be nearly
  /// half of the work, for tests that are hardly quicker then.
  private static let ofTests: [SwiftSetting] =
    Context.environment["MEALADVISOR_CHECK"] == nil ? [] : [.unsafeFlags(["-Onone"])]

  private static func list(_ names: [String]) -> [Target.Dependency] {
    names.map { .target(name: $0) }
  }
}
