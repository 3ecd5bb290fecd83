// swift-tools-version: 6.2
import PackageDescription

// The table: one row for each module, program and group of tests, with what it is for and what it
// may import. A row of the list `rules` is in the layer `rules`, and so on; imports only go down.
// Paths, products and tests follow from the name. Scripts/write-manifests writes from these rows the
// manifests of the packages, .spi.yml and the lists of packages in the documents.

/// Plain values and texts; their packages know no other one.
let models: [Row] = [
  .module("EmbeddedText", "data as text inside the binary: literals and readers"),
  .tool(
    "compile-web", "compiles scripts and style sheets into the modules that serve them",
    imports: ["EmbeddedText"], home: "EmbeddedText"),
  .module(
    "PrintedText", "JSON, calendar lines, what may be printed, how wide it is, what was meant",
    mathematics: true),
  .module(
    "MealModels", "recipes, meals, foods, quantities, diets, allergens, limits; plain values",
    testedWith: ["MealModelsFixtures"]),
  .module(
    "MealModelsFixtures", "a small pantry and dishes, for tests of anything that handles meals",
    imports: ["MealModels"], home: "MealModels", testedWith: nil),
  .module(
    "ServiceCalls",
    "HTTP calls to services: requests as values, limits, retries, keys that never print"),
]

/// What holds for meals and eaters, and what is stored of it.
let rules: [Row] = [
  .module(
    "MealCatalog", "the bundled meals and the catalogue file format",
    imports: ["EmbeddedText", "MealModels", "PrintedText"],
    testedWith: ["FoodFacts", "SeededRandom"]),
  .tool(
    "compile-catalog", "compiles the meals into the binary",
    imports: ["EmbeddedText", "FoodFacts", "MealCatalog"], home: "MealCatalog"),
  .module(
    "FoodFacts", "the food table, culinary foods, and what a recipe contains",
    imports: ["EmbeddedText", "MealModels", "PrintedText"], testedWith: ["SeededRandom"]),
  .tool(
    "compile-foods", "compiles the foods into the binary",
    imports: ["EmbeddedText", "FoodFacts"], home: "FoodFacts"),
  .module(
    "IngredientLines", "an ingredient line: how much of which food, how prepared, and how sure",
    imports: ["EmbeddedText", "MealModels", "PrintedText"]),
  .tool(
    "train-lines", "learns the labels of ingredient lines and compiles the weights",
    imports: ["EmbeddedText", "IngredientLines", "MealModels", "PrintedText"],
    home: "IngredientLines"),
  .module("WebPages", "the text of a web page, fetched only where that is safe"),
  .module(
    "RecipeReview", "what a recipe must hold before people cook from it; whom the meals serve",
    imports: ["FoodFacts", "MealCatalog", "MealModels"], testedWith: ["SeededRandom"]),
  .tool(
    "review-catalog", "reviews the bundled meals and counts whom they serve",
    imports: ["FoodFacts", "MealCatalog", "MealModels", "RecipeReview"], home: "RecipeReview"),
  .module(
    "SuggestionEngine", "the next meal, why, and what was relaxed",
    imports: ["Journal", "MealModels"], testedWith: ["MealModelsFixtures", "SeededRandom"]),
  .module(
    "PremiumGate", "who may use what; trial, grace, lapse; when to nudge",
    imports: ["Journal"], testedWith: ["SeededRandom"]),
  .module(
    "Journal", "the durable, append-only event file of a data folder",
    testedWith: ["SeededRandom"]),
  .tool(
    "crash-test", "crashes, kills and damages journals",
    imports: ["Journal", "SeededRandom"], home: "Journal"),
  .module(
    "Preferences", "what the eaters told us",
    imports: ["Journal", "MealModels", "PrintedText"], testedWith: ["MealModelsFixtures"]),
  .module(
    "FavoritesStore", "saved meals and foods",
    imports: ["Journal", "MealModels"], testedWith: ["MealModelsFixtures"]),
  .module(
    "RecipePages", "a page of HTML, or a pasted text, as a recipe, and how sure each field is",
    imports: ["IngredientLines", "MealModels", "PrintedText"], testedWith: ["SeededRandom"]),
  .module(
    "RecipeStore",
    "recipes of one's own: edits by field, versions, search, duplicates, settled names",
    imports: ["Journal", "MealModels"], testedWith: ["SeededRandom"]),
  .tool(
    "bench-recipes", "measures a library of 10,000 recipes",
    imports: ["Journal", "MealModels", "RecipeStore", "SeededRandom"], home: "RecipeStore"),
  .module(
    "RecipeExchange", "whole collections of recipes, from other apps and to them",
    imports: ["MealModels", "PrintedText"], testedWith: ["SeededRandom"]),
  .module(
    "MealPlan",
    "the planned week: entries, edits, what is wrong with them, filling, calendar files",
    imports: ["Journal", "MealModels", "PrintedText", "SuggestionEngine"],
    testedWith: ["MealModelsFixtures", "SeededRandom"]),
  .tool(
    "bench-plan", "measures the plan on made-up weeks, and writes them for others to read",
    imports: ["Journal", "MealModels", "MealPlan", "PrintedText", "SeededRandom"],
    home: "MealPlan"),
  .tool(
    "bench-filling", "measures filling, and writes problems whose optimum another program proves",
    imports: ["MealCatalog", "MealModels", "MealPlan", "SeededRandom", "SuggestionEngine"],
    home: "MealPlan"),
  .module(
    "Groceries", "from the plan to a shopping list and a cart that adds up",
    imports: ["EmbeddedText", "Journal", "MealModels"],
    testedWith: ["FoodFacts", "IngredientLines", "SeededRandom"]),
  .tool(
    "train-aisles", "learns the aisles of names of goods and compiles the weights",
    imports: ["EmbeddedText", "FoodFacts", "Groceries", "MealModels"], home: "Groceries"),
  .tool(
    "compile-groceries", "compiles what is bought for what is cooked into the binary",
    imports: ["EmbeddedText", "Groceries"], home: "Groceries"),
  .module(
    "DemoGrocer", "a grocer that needs no network: stores, products, prices and stock that move",
    imports: ["EmbeddedText", "Groceries", "MealModels"], testedWith: ["FoodFacts", "MealCatalog"]),
  .tool(
    "compile-products", "compiles the products and stores into the binary",
    imports: ["DemoGrocer", "EmbeddedText"], home: "DemoGrocer"),
  .module(
    "RetailerServices",
    "retailers over HTTP: our own contract and its server, Kroger, Instacart's lists",
    imports: ["Groceries", "MealModels", "PrintedText", "ServiceCalls"],
    testedWith: ["SeededRandom"]),
  .module(
    "RecipeAssistant",
    "a language model's proposals, asked sparingly and checked: doubtful lines, substitutes",
    imports: [
      "Groceries", "IngredientLines", "Journal", "MealModels", "PrintedText", "ServiceCalls",
    ], testedWith: ["FoodFacts", "SeededRandom"]),
  .module(
    "Sync",
    "one record on several devices: edits on the wire, drafts, conflicts, syncing with a server",
    imports: ["Journal", "PrintedText", "ServiceCalls"], testedWith: ["SeededRandom"]),
  .tool(
    "simulate-sync", "devices that edit, lose their connection, are killed and sync again",
    imports: ["Journal", "PrintedText", "SeededRandom", "ServiceCalls", "Sync"], home: "Sync"),
  .module(
    "AppRecord", "what every app keeps: account, consents, keys, subscription, any further stream",
    imports: ["Journal", "PremiumGate", "ServiceCalls"]),
  .module(
    "HouseholdSharing", "a record that the devices of a household share: joining, syncing, leaving",
    imports: ["AppRecord", "Journal", "PremiumGate", "ServiceCalls", "Sync"]),
  .module(
    "EaterRecord", "what an app keeps of its eaters: stores, suggestions that are safe, premium",
    imports: [
      "AppRecord", "EmbeddedText", "FavoritesStore", "FoodFacts", "Groceries", "HouseholdSharing",
      "IngredientLines", "Journal", "MealCatalog", "MealModels", "MealPlan", "Preferences",
      "PremiumGate", "PrintedText", "RecipeAssistant", "RecipeStore", "RetailerServices",
      "ServiceCalls", "SuggestionEngine", "Sync",
    ], testedWith: ["SeededRandom"]),
]

/// Screens as values, and what draws, measures and audits them.
let looks: [Row] = [
  .module(
    "DesignSystem", "tokens, the closed vocabulary of components, actions, words",
    mathematics: true),
  .module(
    "Layout", "frames in points for a component tree on a canvas",
    imports: ["DesignSystem", "PrintedText"]),
  .module(
    "Renderers", "drawing, outline, element list, page",
    imports: ["DesignSystem", "Layout", "PrintedText"], testedWith: ["EmbeddedText"]),
  .module(
    "MealPictures", "plates drawn from a dish; the port to photos, and what of them is on its way",
    imports: ["DesignSystem", "MealModels"]),
  .module(
    "ScreenParts",
    "what the screens of all apps share: pages, rows, words and languages, catalogue of states",
    imports: ["DesignSystem", "MealModels", "PrintedText"]),
  .module(
    "SuggestionWords", "why a meal is suggested, as sentences",
    imports: ["DesignSystem", "MealModels", "ScreenParts", "SuggestionEngine"]),
  .module(
    "AccountScreens",
    "premium for whatever an app sells, who is signed in, one's own data, looks: the screens",
    imports: ["DesignSystem", "MealModels", "PremiumGate", "ScreenParts"]),
  .module(
    "LooksScreens", "how an app looks: theme, contrast and units, as screens",
    imports: ["AccountScreens", "DesignSystem", "MealModels", "Preferences", "ScreenParts"],
    home: "AccountScreens",
    testedWith: nil),
  .module(
    "SharingScreens", "a household that shares a record, and what its devices disagree about",
    imports: ["DesignSystem", "ScreenParts"]),
  .module(
    "RecipeBookScreens", "my recipes and the editor of one: the screens, for any app",
    imports: ["DesignSystem", "MealModels", "ScreenParts"], testedWith: ["Layout", "ScreenAudit"]),
  .module(
    "PlanningPresentation",
    "the planner, the recipe picker, the grocery list, the cart, the connections: the screens",
    imports: ["DesignSystem", "MealModels", "ScreenParts", "SharingScreens"],
    testedWith: ["Layout", "ScreenAudit"]),
  .module(
    "Presentation", "MealAdvisor's screens as typed values, and their words",
    imports: [
      "AccountScreens", "DesignSystem", "LooksScreens", "MealModels", "MealPictures",
      "PlanningPresentation", "Preferences", "PremiumGate", "RecipeBookScreens", "ScreenParts",
      "SuggestionEngine", "SuggestionWords",
    ], testedWith: ["Layout", "ScreenAudit"]),
  .module(
    "TokenExport", "the tokens as files for design tools and Xcode",
    imports: ["DesignSystem", "PrintedText"]),
  .module(
    "ScreenAudit", "what is wrong with a screen, measured",
    imports: ["DesignSystem", "Layout"]),
  .module(
    "ScreenGallery", "a static site of screens in all their states",
    imports: ["DesignSystem", "Layout", "Renderers", "ScreenAudit", "TokenExport"],
    testedWith: ["EmbeddedText"]),
]

/// Features, shells and commands, of which programs are put together.
let app: [Row] = [
  .module(
    "AppShell", "features, navigation, actions, effects",
    imports: ["DesignSystem"], testedWith: ["AppTesting"]),
  .package("AccountFeatures", "premium, account, your data and looks for any app, one target each"),
  .module(
    "AccountParts", "slices of what every app keeps, and of any stream",
    imports: ["AppRecord", "AppShell", "DesignSystem", "Journal", "PremiumGate"],
    home: "AccountFeatures", testedWith: nil),
  .module(
    "AccountSubscription", "the way to premium, in any app",
    imports: [
      "AccountParts", "AccountScreens", "AppRecord", "AppShell", "DesignSystem", "PremiumGate",
      "ScreenParts",
    ], home: "AccountFeatures", testedWith: nil),
  .module(
    "AccountProfile", "who is signed in, in any app",
    imports: [
      "AccountParts", "AccountScreens", "AppRecord", "AppShell", "DesignSystem", "ScreenParts",
    ], home: "AccountFeatures", testedWith: nil),
  .module(
    "AccountData", "permissions, export, deletion, in any app",
    imports: [
      "AccountParts", "AccountScreens", "AppRecord", "AppShell", "DesignSystem", "Journal",
      "ScreenParts",
    ], home: "AccountFeatures", testedWith: nil),
  .module(
    "AccountLooks", "theme and contrast, in any app",
    imports: [
      "AccountParts", "AccountScreens", "AppRecord", "AppShell", "DesignSystem", "Journal",
      "LooksScreens", "Preferences", "ScreenParts",
    ], home: "AccountFeatures", testedWith: nil),
  .module(
    "AppleAccounts", "Sign in with Apple where there is one",
    imports: ["AppRecord"], home: "AccountFeatures", testedWith: nil),
  .package("EaterFeatures", "what features of any app about eating share"),
  .module(
    "EaterParts", "slices of what is stored of those who eat",
    imports: [
      "AccountParts", "AppShell", "EaterRecord", "FavoritesStore", "Groceries", "Journal",
      "MealPlan", "Preferences", "PremiumGate", "SuggestionEngine",
    ], home: "EaterFeatures", testedWith: nil),
  .module(
    "SharingFeatures", "sharing a record with a household, in any app",
    imports: [
      "AccountParts", "AppRecord", "AppShell", "DesignSystem", "HouseholdSharing", "Journal",
      "MealModels", "PremiumGate", "ScreenParts", "ServiceCalls", "SharingScreens", "Sync",
    ]),
  .module(
    "RecipeBookFeatures", "my recipes and the editor of one, in any app",
    imports: [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord", "FoodFacts",
      "IngredientLines", "Journal", "MealModels", "MealPictures", "PremiumGate",
      "RecipeBookScreens", "RecipeStore", "ScreenParts", "SharingFeatures", "SharingScreens",
    ], testedWith: ["AppTesting"]),
  .module(
    "PlanningFeatures",
    "the planner, its picker, the grocery list, the cart and what is set of them, in any app",
    imports: [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterParts",
      "EaterRecord", "Groceries", "Journal", "MealModels", "MealPictures", "MealPlan",
      "PlanningPresentation", "Preferences", "PremiumGate", "RecipeAssistant", "RecipeBookScreens",
      "RecipeStore", "ScreenParts", "ServiceCalls", "SharingFeatures", "SuggestionEngine",
      "SuggestionWords", "Sync",
    ], testedWith: ["AppTesting", "DemoGrocer", "FavoritesStore", "MealCatalog"]),
  .package(
    "MealAdvisorFeatures", "Home, Recipe, Favorites, Settings and the others, one target each"),
  .module(
    "StageParts", "circumstances that can be set around an app, to try it out",
    imports: ["AppRecord", "AppShell", "Journal"], home: "AppComposition", testedWith: nil),
  .module(
    "MealAdvisorFeatureParts", "what the features of MealAdvisor share: clients, slices, offers",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterParts", "EaterRecord", "FavoritesStore",
      "Groceries", "Journal", "MealModels", "MealPictures", "MealPlan", "PlanningFeatures",
      "Preferences", "PremiumGate", "Presentation", "RecipeBookFeatures", "ScreenParts",
      "SharingFeatures", "SharingScreens", "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorHome", "one meal, why, and another one",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Preferences", "PremiumGate", "Presentation", "ScreenParts", "SuggestionEngine",
      "SuggestionWords",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorFavorites", "the saved meals",
    imports: [
      "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Journal",
      "MealAdvisorFeatureParts", "MealModels", "PremiumGate", "Presentation", "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorSettings", "diets, allergies and everything else that can be set",
    imports: [
      "AccountParts", "AccountScreens", "AccountSubscription", "AppShell", "DesignSystem",
      "EaterParts", "EaterRecord", "MealAdvisorFeatureParts", "MealModels", "Preferences",
      "PremiumGate", "Presentation", "ScreenParts", "SharingFeatures",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorRecipe", "a recipe, read and cooked",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Preferences", "Presentation", "ScreenParts", "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorHousehold", "who eats",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterParts", "EaterRecord",
      "MealAdvisorFeatureParts", "Preferences", "Presentation", "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorHistory", "what happened to meals, by day",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts",
      "MealModels", "Presentation", "ScreenParts", "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorSearch", "finding a meal",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "Presentation",
      "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorOpinion", "stars, not for me, and why",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Presentation", "ScreenParts", "SharingFeatures", "SuggestionEngine", "SuggestionWords",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorFeatures", "the features of MealAdvisor composed, and a stage to try them on",
    imports: [
      "AccountData", "AccountLooks", "AccountProfile", "AccountSubscription", "AppShell",
      "DesignSystem", "EaterRecord", "Journal", "MealAdvisorFavorites", "MealAdvisorFeatureParts",
      "MealAdvisorHistory", "MealAdvisorHome", "MealAdvisorHousehold", "MealAdvisorOpinion",
      "MealAdvisorRecipe", "MealAdvisorSearch", "MealAdvisorSettings", "MealModels", "MealPictures",
      "MealPlan", "PlanningFeatures", "PlanningPresentation", "PremiumGate", "Presentation",
      "RecipeAssistant", "RecipeBookFeatures", "RecipeBookScreens", "RecipeStore", "ScreenParts",
      "ServiceCalls", "SharingFeatures", "SharingScreens", "StageParts",
    ],
    testedWith: [
      "AppTesting", "DemoGrocer", "FavoritesStore", "FoodFacts", "Groceries", "MealCatalog",
      "MealModelsFixtures", "Preferences", "SeededRandom", "SuggestionEngine", "Sync",
    ]),
  .module(
    "CommandKit", "the parts of a command line: forms, flags, files, messages, outcomes",
    imports: ["PrintedText"]),
  .module(
    "ScreenCommands", "verbs over any screens, and over any app",
    imports: [
      "AppShell", "CommandKit", "DesignSystem", "Layout", "PrintedText", "Renderers", "ScreenAudit",
      "ScreenGallery", "TokenExport",
    ]),
  .module(
    "AppComposition", "a program made of parts: its session, stage and the verbs of any app",
    imports: [
      "AccountData", "AccountLooks", "AccountParts", "AccountProfile", "AccountScreens",
      "AccountSubscription", "AppRecord", "AppShell", "CommandKit", "DesignSystem",
      "HouseholdSharing", "Journal", "LooksScreens", "MealModels", "Preferences", "PremiumGate",
      "PrintedText", "ScreenCommands", "ScreenParts", "ServiceCalls", "SharingFeatures",
      "SharingScreens", "StageParts", "Sync",
    ]),
  .module(
    "MealAdvisorCommands", "MealAdvisor's own verbs, JSON shapes and messages",
    imports: [
      "AccountScreens", "AppComposition", "AppShell", "CommandKit", "DemoGrocer", "DesignSystem",
      "EaterRecord", "FavoritesStore", "FoodFacts", "Groceries", "IngredientLines", "Journal",
      "MealAdvisorFeatureParts", "MealAdvisorFeatures", "MealCatalog", "MealModels", "MealPlan",
      "PlanningFeatures", "Preferences", "PremiumGate", "Presentation", "PrintedText",
      "RecipeAssistant", "RecipeBookFeatures", "RecipeBookScreens", "RecipeExchange", "RecipePages",
      "RecipeStore", "ScreenCommands", "ScreenParts", "ServiceCalls", "SharingFeatures",
      "StageParts", "SuggestionEngine", "SuggestionWords", "Sync", "WebPages",
    ],
    testedWith: ["AppTesting", "Layout", "MealModelsFixtures", "RetailerServices", "ScreenAudit"]),
  .module(
    "TerminalShell", "the app, lived in from a terminal",
    imports: ["AppShell", "DesignSystem", "Layout", "PrintedText", "Renderers"],
    testedWith: ["AppTesting"]),
  .module(
    "LocalServer", "HTTP/1.1 for browsers on the same machine, and what guards it",
    testedWith: ["SeededRandom"]),
  .tool(
    "fuzz-server", "sends the local server what no browser would",
    imports: ["LocalServer", "SeededRandom"], home: "LocalServer"),
  .module(
    "BrowserShell", "the app in the browsers of this machine",
    imports: ["AppShell", "DesignSystem", "Layout", "LocalServer", "PrintedText", "Renderers"],
    testedWith: ["AppTesting", "EmbeddedText"]),
  .module(
    "SwiftUIScreens", "any app in SwiftUI: its owner on the main actor, a view of its element tree",
    imports: ["AppShell", "DesignSystem"], testedWith: ["AppTesting"]),
  .package(
    "LiveEnvironment", "the real clock, ids, data folder and signals, services and web pages"),
  .module(
    "LiveEnvironment", "the real clock, ids, data folder, signals, what a crash leaves",
    imports: ["AppShell", "DesignSystem"]),
  .module(
    "LiveCalls", "services over the network of this machine",
    imports: ["ServiceCalls"], home: "LiveEnvironment"),
  .module(
    "LivePages", "web pages over the network of this machine",
    imports: ["LiveCalls", "ServiceCalls", "WebPages"], home: "LiveEnvironment"),
  .package("LiveApps", "programs of this machine"),
  .module(
    "LivePrograms", "a program made of parts, on this machine: terminal, browsers, data folder",
    imports: [
      "AppComposition", "AppRecord", "AppShell", "BrowserShell", "CommandKit", "DesignSystem",
      "HouseholdSharing", "Journal", "LiveCalls", "LiveEnvironment", "LocalServer", "MealModels",
      "PremiumGate", "PrintedText", "ScreenCommands", "ServiceCalls", "Sync", "TerminalShell",
    ], home: "LiveApps", testedWith: nil),
  .module(
    "LiveApps", "the apps of MealAdvisor's features as programs of this machine",
    imports: [
      "AppComposition", "AppShell", "CommandKit", "EaterRecord", "LiveCalls", "LiveEnvironment",
      "LivePages", "LivePrograms", "MealAdvisorCommands", "MealAdvisorFeatureParts",
      "Presentation", "ServiceCalls", "WebPages",
    ], testedWith: nil),
  .module(
    "DietTabs", "the tabs of an app for what was eaten, before their subjects are there",
    imports: ["AppComposition", "AppShell", "DesignSystem", "ScreenCommands", "ScreenParts"]),
  .module(
    "HomeServer", "what a household runs at home: a service, served to this machine",
    imports: ["LocalServer", "ServiceCalls"],
    testedWith: [
      "DemoGrocer", "FoodFacts", "Groceries", "LiveCalls", "RecipeAssistant", "RetailerServices",
    ]),
  .module(
    "HouseholdServer", "households kept in journals, served by the protocol of Sync",
    imports: ["Journal", "PrintedText", "ServiceCalls", "Sync"], testedWith: ["SeededRandom"]),
]

/// What tests, and programs that are no products, may import besides.
let tests: [Row] = [
  .module("Snapshots", "texts and tables compared with reference files"),
  .module(
    "SnapshotsTesting", "text snapshots as expectations in Swift Testing",
    imports: ["Snapshots"], snapshots: true),
  .module(
    "AppTesting", "a world that stands still, and a guest who taps, for tests of apps and features",
    imports: ["AppShell", "DesignSystem"], home: "AppShell"),
  .module(
    "EaterSimulation", "how well a policy serves eaters it does not know, and whether it is safe",
    imports: ["MealModels", "SeededRandom", "SuggestionEngine"],
    testedWith: ["MealModelsFixtures"]),
  .module("SeededRandom", "numbers that a seed repeats, for tests and tools"),
]

/// Programs in `Apps`.
let programs: [Row] = [
  .app(
    "mealadvisor-demo", "the whole of MealAdvisor at the command line",
    imports: ["LiveApps", "LiveEnvironment", "MealAdvisorCommands"]),
  .app(
    "recipeapp-demo", "planning, shopping and recipes as an app of their own",
    imports: ["LiveApps", "LiveEnvironment", "MealAdvisorCommands"]),
  .app(
    "diet-demo", "the tabs of the Diet App, on the same data folder as the other apps",
    imports: ["AppComposition", "AppShell", "DietTabs", "LivePrograms"]),
  .app(
    "mealadvisor-server", "what a household runs at home: its households, the importer, a grocer",
    imports: [
      "CommandKit", "DemoGrocer", "EaterRecord", "FoodFacts", "Groceries", "HomeServer",
      "HouseholdServer", "IngredientLines", "Journal", "LiveCalls", "LiveEnvironment", "LivePages",
      "LocalServer", "RecipePages", "RetailerServices", "ServiceCalls", "WebPages",
    ]),
  .tool(
    "mealadvisor-bench",
    "measures start-up, food facts, the journal against peers, suggestions and screens",
    imports: [
      "AppShell", "BrowserShell", "DemoGrocer", "DesignSystem", "EaterRecord", "EaterSimulation",
      "FavoritesStore", "FoodFacts", "Groceries", "IngredientLines", "Journal", "Layout",
      "LiveEnvironment", "LocalServer", "MealAdvisorFeatureParts", "MealAdvisorFeatures",
      "MealCatalog", "MealModels", "MealPictures", "MealPlan", "PlanningPresentation",
      "Presentation", "Renderers", "ScreenGallery", "ScreenParts", "SeededRandom", "ServiceCalls",
      "SuggestionEngine", "TerminalShell",
    ]),
]

/// Tests that cross packages, in `Tests`.
let crossTests: [Row] = [
  .crossTest("ArchitectureTests", "the map, the manifests and the house rules hold"),
  .crossTest(
    "SnapshotTests", "every screen, drawing and table as recorded",
    imports: [
      "DesignSystem", "EaterRecord", "FavoritesStore", "Groceries", "Journal", "Layout",
      "MealCatalog", "MealModels", "MealPlan", "Preferences", "PremiumGate", "Presentation",
      "PrintedText", "RecipeStore", "Renderers", "ScreenParts", "SeededRandom", "Snapshots",
      "SnapshotsTesting", "SuggestionEngine",
    ], snapshots: true),
  .crossTest(
    "RequirementTests", "each requirement by its id, met or waiting",
    imports: [
      "AppShell", "AppTesting", "DemoGrocer", "DesignSystem", "EaterRecord", "FoodFacts",
      "Groceries", "Journal", "Layout", "MealAdvisorCommands", "MealAdvisorFeatureParts",
      "MealAdvisorFeatures", "MealCatalog", "MealModels", "MealPictures", "MealPlan",
      "PlanningPresentation", "PremiumGate", "Presentation", "RecipeAssistant",
      "RecipeBookFeatures", "RecipeBookScreens", "RecipeStore", "Renderers", "RetailerServices",
      "ScreenAudit", "ScreenParts", "ServiceCalls", "SuggestionEngine",
    ]),
  .crossTest(
    "JourneyTests", "stories told through the public interface",
    imports: [
      "AppShell", "AppTesting", "DemoGrocer", "DesignSystem", "EaterRecord", "FavoritesStore",
      "FoodFacts", "Groceries", "HouseholdServer", "Journal", "Layout", "MealAdvisorFeatureParts",
      "MealAdvisorFeatures", "MealCatalog", "MealModels", "MealPlan", "PlanningFeatures",
      "PlanningPresentation", "Preferences", "PremiumGate", "Presentation", "RecipeBookFeatures",
      "RecipeBookScreens", "RecipeStore", "Renderers", "ScreenParts", "SeededRandom",
      "ServiceCalls", "SuggestionEngine",
    ]),
  .crossTest(
    "PortTests", "every port, made of ordinary closures as a client makes it",
    imports: [
      "AppComposition", "AppShell", "AppTesting", "CommandKit", "DesignSystem", "EaterRecord",
      "Journal", "MealAdvisorCommands", "MealCatalog", "MealModels", "MealPictures", "PremiumGate",
      "ScreenCommands", "Snapshots", "SuggestionEngine",
    ]),
  .crossTest(
    "SecondProgramTests", "a program that no package knows, with its own verb, screens and app",
    imports: [
      "AccountData", "AccountLooks", "AccountProfile", "AccountScreens", "AccountSubscription",
      "AppRecord", "AppShell", "AppTesting", "CommandKit", "DesignSystem", "Journal",
      "LooksScreens", "Preferences", "PremiumGate", "PrintedText", "ScreenCommands", "ScreenParts",
    ]),
  .crossTest(
    "OutsideSubjectTests", "a subject that no package knows, in every way in which subjects work",
    imports: [
      "AppComposition", "AppRecord", "AppShell", "AppTesting", "CommandKit", "DesignSystem",
      "HouseholdServer", "HouseholdSharing", "Journal", "LivePrograms", "ScreenCommands",
      "ServiceCalls", "SharingFeatures", "SharingScreens", "Sync",
    ]),
]

let table = models + rules + looks + app + tests + programs + crossTests

let package = Package(
  name: "MealAdvisor",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: table.flatMap(\.products),
  targets: table.flatMap(\.targets),
  swiftLanguageModes: [.v6]
)

// How a row is read. Scripts/write-manifests reads it the same way, and alone reads the purpose: what
// changes here changes there, too.
struct Row {
  var products: [Product] = []
  var targets: [Target] = []

  /// What a package folder holds, where no module is named like it or its module tells only a part.
  static func package(_ name: String, _ purpose: String) -> Row { Row() }

  /// A library in `Packages/<home>/Sources/<name>`, tested in `Packages/<home>/Tests/<name>Tests`.
  ///
  /// - Parameters:
  ///   - home: the package folder, where it is not named like the module.
  ///   - testedWith: modules that the tests import besides the module and what it imports; `nil`
  ///     when the module has no tests.
  ///   - snapshots: whether the tests keep a `__Snapshots__` folder.
  ///   - mathematics: whether it must say that rounding needs the C library's mathematics, because
  ///     neither it nor a module below imports one that links them.
  static func module(
    _ name: String, _ purpose: String, imports: [String] = [], home: String? = nil,
    testedWith: [String]? = [], snapshots: Bool = false, mathematics: Bool = false
  ) -> Row {
    let folder = "Packages/\(home ?? name)"
    var row = Row(products: [.library(name: name, targets: [name])])
    row.targets.append(
      .target(
        name: name, dependencies: list(imports), path: "\(folder)/Sources/\(name)",
        linkerSettings: mathematics ? [.linkedLibrary("m", .when(platforms: [.linux]))] : []))
    if let testedWith {
      row.targets.append(
        test("\(name)Tests", [name] + imports + testedWith, in: "\(folder)/Tests", snapshots))
    }
    return row
  }

  /// An executable that serves us alone and is no product.
  ///
  /// - Parameter home: the package folder it lies in; without one it lies in `Apps/<name>`.
  static func tool(
    _ name: String, _ purpose: String, imports: [String] = [], home: String? = nil
  ) -> Row {
    let path = home.map { "Packages/\($0)/Sources/\(name)" } ?? "Apps/\(name)"
    return Row(targets: [.executableTarget(name: name, dependencies: list(imports), path: path)])
  }

  /// An executable for people, and a product, in `Apps/<name>`.
  static func app(_ name: String, _ purpose: String, imports: [String] = []) -> Row {
    Row(
      products: [.executable(name: name, targets: [name])],
      targets: tool(name, purpose, imports: imports).targets)
  }

  /// Tests that cross packages, in `Tests/<name>`.
  static func crossTest(
    _ name: String, _ purpose: String, imports: [String] = [], snapshots: Bool = false
  ) -> Row {
    Row(targets: [test(name, imports, in: "Tests", snapshots)])
  }

  private static func test(
    _ name: String, _ imports: [String], in folder: String, _ snapshots: Bool
  ) -> Target {
    .testTarget(
      name: name, dependencies: list(imports), path: "\(folder)/\(name)",
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
