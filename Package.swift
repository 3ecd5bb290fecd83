// swift-tools-version: 6.2
import PackageDescription

// The table: one row for each module, program and group of tests, with what it is for and what it
// may import. A row of the list `rules` is in the layer `rules`, and so on; imports only go down.
// Paths, products and tests follow from the name. Scripts/write-manifests writes from these rows the
// manifests of the packages, .spi.yml, and the lists and the map of packages in the documents.

/// Plain values, texts and calls of services; they know nothing above them.
let models: [Row] = [
  .module(
    "Codecs", "digests, checksums, digits, escapes of addresses and pages, strict JSON",
    home: "PrintedText", testedWith: ["SeededRandom"]),
  .module(
    "EmbeddedText", "data as text inside the binary: literals and readers", home: "PrintedText"),
  .tool(
    "compile-web", "compiles scripts and style sheets into the modules that serve them",
    imports: ["EmbeddedText"], home: "PrintedText"),
  .module(
    "PrintedText", "JSON, calendar lines, printable text and its width, nearest words",
    mathematics: true),
  .module(
    "MealModels", "recipes, meals, foods, quantities, diets, allergens, limits; plain values",
    testedWith: ["MealModelsFixtures"]),
  .module(
    "MealModelsFixtures", "a small pantry and dishes, for tests of anything that handles meals",
    imports: ["MealModels"], home: "MealModels", testedWith: nil),
  .module(
    "ServiceCalls",
    "HTTP calls to services: requests as values, limits, retries, keys that never print",
    imports: ["Codecs"]),
]

/// What is true of meals and eaters, and the stores that keep it.
let rules: [Row] = [
  .module(
    "MealCatalog", "the bundled meals and the catalogue file format",
    imports: ["EmbeddedText", "MealModels", "PrintedText"],
    testedWith: ["FoodFacts", "MealCatalogCompiling", "SeededRandom"]),
  .toolPart(
    "MealCatalogCompiling", "compiles the meals into Swift",
    imports: ["EmbeddedText", "MealCatalog", "MealModels"], home: "MealCatalog"),
  .tool(
    "compile-catalog", "compiles the meals into the binary",
    imports: ["EmbeddedText", "FoodFacts", "MealCatalog", "MealCatalogCompiling"],
    home: "MealCatalog"),
  .module(
    "CulinaryFoods", "the foods that cooks name, what each contains, and which food a name means",
    imports: ["EmbeddedText", "MealModels"], home: "FoodFacts", testedWith: nil),
  .module(
    "FoodFacts", "the food table, search, and what a recipe or a label contains",
    imports: ["Codecs", "CulinaryFoods", "EmbeddedText", "MealModels", "PrintedText"],
    testedWith: ["FoodFactsCompiling", "SeededRandom"]),
  .toolPart(
    "FoodFactsCompiling", "compiles the foods and the food table into Swift",
    imports: ["CulinaryFoods", "EmbeddedText", "FoodFacts", "MealModels"], home: "FoodFacts"),
  .tool(
    "compile-foods", "compiles the foods into the binary",
    imports: ["EmbeddedText", "FoodFacts", "FoodFactsCompiling"], home: "FoodFacts"),
  .module(
    "IngredientLines", "an ingredient line: how much of which food, how prepared, and how sure",
    imports: ["Codecs", "EmbeddedText", "MealModels", "PrintedText"],
    testedWith: ["IngredientLinesTraining", "SeededRandom"]),
  .toolPart(
    "IngredientLinesTraining", "learns the labels of ingredient lines, and tells how well",
    imports: ["EmbeddedText", "IngredientLines", "MealModels"], home: "IngredientLines"),
  .tool(
    "train-lines", "learns the labels of ingredient lines and compiles the weights",
    imports: [
      "EmbeddedText", "IngredientLines", "IngredientLinesTraining", "MealModels", "PrintedText",
    ], home: "IngredientLines"),
  .module("WebPages", "the text of a web page, fetched only where that is safe"),
  .module(
    "RecipeReview", "checks of a recipe before people cook from it; which eaters the meals serve",
    imports: ["FoodFacts", "MealCatalog", "MealModels"], home: "MealCatalog",
    testedWith: ["SeededRandom"]),
  .tool(
    "review-catalog", "reviews the bundled meals and counts whom they serve",
    imports: ["FoodFacts", "MealCatalog", "MealModels", "RecipeReview"], home: "MealCatalog"),
  .module(
    "SuggestionEngine", "the next meal, why, and what was relaxed",
    imports: ["Journal", "MealModels"], testedWith: ["MealModelsFixtures", "SeededRandom"]),
  .module(
    "PremiumGate", "which features need premium; trial, grace, lapse; when to nudge",
    imports: ["Codecs", "Journal"], testedWith: ["SeededRandom"]),
  .module(
    "Journal", "the durable, append-only event file of a data folder", imports: ["Codecs"],
    testedWith: ["SeededRandom"]),
  .tool(
    "crash-test", "crashes, kills and damages journals", imports: ["Journal", "SeededRandom"],
    home: "Journal"),
  .module(
    "Preferences", "settings of the eaters: diets, allergies, wishes, units",
    imports: ["Journal", "MealModels", "PrintedText"],
    testedWith: ["MealModelsFixtures", "SeededRandom"]),
  .module(
    "FavoritesStore", "saved meals and foods", imports: ["Journal", "MealModels"],
    testedWith: ["MealModelsFixtures"]),
  .module(
    "RecipePages", "a page of HTML, or a pasted text, as a recipe, and how sure each field is",
    imports: ["Codecs", "IngredientLines", "MealModels", "PrintedText"],
    testedWith: ["SeededRandom"]),
  .module(
    "RecipeStore",
    "own recipes: edits by field, versions, search, duplicates, settled names",
    imports: ["Journal", "MealModels"], testedWith: ["SeededRandom"]),
  .tool(
    "bench-recipes", "measures a library of 10,000 recipes",
    imports: ["Journal", "MealModels", "RecipeStore", "SeededRandom"], home: "RecipeStore"),
  .module(
    "RecipeExchange", "import and export of whole recipe collections of other apps",
    imports: ["Codecs", "MealModels", "PrintedText"], testedWith: ["SeededRandom"]),
  .module(
    "RecipeImport",
    "reads recipes from links, pages, texts and files, for app, command line and server",
    imports: ["IngredientLines", "MealModels", "RecipeExchange", "RecipePages", "WebPages"],
    testedWith: ["FoodFacts", "MealModelsFixtures"]),
  .module(
    "MealPlan",
    "the planned week: entries, edits, faults, filling, calendar files",
    imports: ["Journal", "MealModels", "PrintedText", "SuggestionEngine"],
    testedWith: ["MealModelsFixtures", "SeededRandom"]),
  .tool(
    "bench-plan", "measures the plan on made-up weeks, and writes them for others to read",
    imports: ["Journal", "MealModels", "MealPlan", "PrintedText", "SeededRandom"], home: "MealPlan"),
  .tool(
    "bench-filling", "measures filling, and writes problems whose optimum another program proves",
    imports: ["MealCatalog", "MealModels", "MealPlan", "SeededRandom", "SuggestionEngine"],
    home: "MealPlan"),
  .module(
    "Groceries", "from the plan to a shopping list and a cart that adds up",
    imports: ["EmbeddedText", "Journal", "MealModels"],
    testedWith: [
      "FoodFacts", "GroceriesCompiling", "IngredientLines", "SeededRandom", "ShoppingLines",
    ]),
  .module(
    "ShoppingLines", "from ingredient lines, as people write them, to dishes of a shopping list",
    imports: ["Groceries", "IngredientLines", "MealModels"], home: "Groceries",
    testedWith: ["FoodFacts"]),
  .toolPart(
    "GroceriesCompiling", "compiles the tables of what is bought into Swift, and learns aisles",
    imports: ["EmbeddedText", "Groceries", "MealModels"], home: "Groceries"),
  .tool(
    "train-aisles", "learns the aisles of names of goods and compiles the weights",
    imports: ["CulinaryFoods", "EmbeddedText", "Groceries", "GroceriesCompiling", "MealModels"],
    home: "Groceries"),
  .tool(
    "compile-groceries", "compiles what is bought for what is cooked into the binary",
    imports: ["EmbeddedText", "Groceries", "GroceriesCompiling"], home: "Groceries"),
  .module(
    "DemoGrocer", "a grocer without a network: shops, products, changing prices and stock",
    imports: ["EmbeddedText", "Groceries", "MealModels"],
    home: "Groceries",
    testedWith: ["DemoGrocerCompiling", "FoodFacts", "MealCatalog", "SeededRandom"]),
  .toolPart(
    "DemoGrocerCompiling", "compiles the products and stores into Swift",
    imports: ["DemoGrocer", "EmbeddedText", "Groceries", "MealModels"], home: "Groceries"),
  .tool(
    "compile-products", "compiles the products and stores into the binary",
    imports: ["DemoGrocer", "DemoGrocerCompiling", "EmbeddedText"], home: "Groceries"),
  .module(
    "RetailerServices",
    "retailers over HTTP: our own contract and its server, Kroger, Instacart's lists",
    imports: ["Codecs", "Groceries", "MealModels", "PrintedText", "ServiceCalls"],
    home: "Groceries", testedWith: ["SeededRandom"]),
  .module(
    "RecipeAssistant",
    "a language model's checked proposals: doubtful lines, substitutes",
    imports: [
      "Groceries", "IngredientLines", "Journal", "MealModels", "PrintedText", "ServiceCalls",
    ], testedWith: ["FoodFacts", "SeededRandom"]),
  .module(
    "Sync",
    "one record on several devices: edits, pending edits, conflicts, sync with a server",
    imports: ["Journal", "PrintedText", "ServiceCalls"]),
  .tool(
    "simulate-sync", "devices that edit, lose their connection, are killed and sync again",
    imports: ["Journal", "PrintedText", "SeededRandom", "ServiceCalls", "Sync"], home: "Sync"),
  .module(
    "AppRecord", "what every app stores: account, consents, keys, subscription, other streams",
    imports: ["Codecs", "Journal", "PremiumGate", "ServiceCalls"]),
  .module(
    "HouseholdSharing", "a record that the devices of a household share: joining, syncing, leaving",
    imports: ["AppRecord", "Codecs", "Journal", "PremiumGate", "ServiceCalls", "Sync"]),
  .module(
    "EaterMeals",
    "who may eat what: stores of eaters, safe suggestions, own recipes",
    imports: [
      "AppRecord", "FavoritesStore", "FoodFacts", "HouseholdSharing", "IngredientLines", "Journal",
      "MealCatalog", "MealModels", "MealPlan", "Preferences", "PremiumGate", "RecipeStore",
      "ServiceCalls", "SuggestionEngine", "Sync",
    ], home: "EaterRecord", testedWith: ["SeededRandom"]),
  .module(
    "WeekShopping", "from the plan to the cart: lists, pantry, prices, retailers, an assistant",
    imports: [
      "AppRecord", "EaterMeals", "FavoritesStore", "Groceries", "HouseholdSharing",
      "IngredientLines", "Journal", "MealModels", "MealPlan", "Preferences", "PremiumGate",
      "RecipeAssistant", "RetailerServices", "ServiceCalls", "ShoppingLines", "SuggestionEngine",
    ], home: "EaterRecord",
    testedWith: ["DemoGrocer", "FoodFacts", "MealCatalog", "RecipeStore", "SeededRandom", "Sync"]),
  .module(
    "EaterRecord", "all that an app stores of its eaters: meals, plan and shopping",
    imports: ["AppRecord", "EaterMeals", "HouseholdSharing", "WeekShopping"], testedWith: nil),
]

/// Screens as values, and the code that draws, measures and audits them.
let looks: [Row] = [
  .module(
    "AppWords", "the words of an app: texts by key, plurals, numbers and dates by region",
    home: "DesignSystem", testedWith: nil, mathematics: true),
  .module(
    "DesignSystem", "tokens, the closed vocabulary of components, actions",
    imports: ["AppWords", "Codecs"], testedWith: ["PlateDrawings"]),
  .module(
    "PlateDrawings", "drawings of plates, as shapes for a renderer", imports: ["DesignSystem"],
    home: "DesignSystem", testedWith: nil),
  .module(
    "Layout", "frames in points for a component tree on a canvas",
    imports: ["DesignSystem", "PrintedText"]),
  .module(
    "Renderers", "drawing, outline, element list, page",
    imports: ["DesignSystem", "Layout", "PlateDrawings", "PrintedText"],
    testedWith: ["EmbeddedText"]),
  .module(
    "MealPictures", "plates drawn from a dish; the port to photos and the picture cache",
    imports: ["DesignSystem", "MealModels"]),
  .module(
    "MealWords", "words about meals: diets, allergens, foods, limits, days and lists in sentences",
    imports: ["AppWords", "MealModels"], home: "ScreenParts", testedWith: nil),
  .module(
    "ScreenParts",
    "what the screens of all apps share: pages, rows, languages, catalogue of states",
    imports: ["DesignSystem", "MealModels", "MealWords"]),
  .module(
    "SuggestionWords", "why a meal is suggested, as sentences",
    imports: ["AppWords", "MealModels", "MealWords", "SuggestionEngine"],
    home: "SuggestionEngine"),
  .module(
    "AccountScreens",
    "screens for premium, account, the eater's data and looks",
    imports: ["DesignSystem", "MealModels", "PremiumGate", "ScreenParts"], home: "AccountFeatures"),
  .module(
    "LooksScreens", "how an app looks: theme, contrast and units, as screens",
    imports: ["AccountScreens", "DesignSystem", "MealModels", "Preferences", "ScreenParts"],
    home: "AccountFeatures", testedWith: nil),
  .module(
    "SharingScreens", "screens of a household: sharing a record, and conflicts between its devices",
    imports: ["DesignSystem", "ScreenParts"], home: "HouseholdSharing"),
  .module(
    "AssistantScreens", "screens of the assistant: which one, its key, what it may receive",
    imports: ["DesignSystem", "ScreenParts"], home: "AssistantFeatures"),
  .module(
    "EaterScreens", "diets, allergies and who eats: the screens, for any app",
    imports: [
      "AccountScreens", "DesignSystem", "MealModels", "Preferences", "PremiumGate", "ScreenParts",
    ], home: "EaterFeatures"),
  .module(
    "RecipeBookScreens", "my recipes and the editor of one: the screens, for any app",
    imports: ["DesignSystem", "MealModels", "ScreenParts"],
    home: "RecipeBookFeatures", testedWith: ["Layout", "RecipeBookSamples", "ScreenAudit"]),
  .module(
    "RecipeBookSamples", "the recipe screens in all their states, for galleries, audits and tests",
    imports: ["DesignSystem", "MealModels", "RecipeBookScreens", "ScreenParts"],
    home: "RecipeBookFeatures", testedWith: nil),
  .module(
    "PlanningPresentation",
    "the planner, the recipe picker, the grocery list, the cart, the connections: the screens",
    imports: [
      "AssistantScreens", "DesignSystem", "Groceries", "MealModels", "MealPlan", "ScreenParts",
      "SharingScreens",
    ], home: "PlanningFeatures", testedWith: ["Layout", "PlanningSamples", "ScreenAudit"]),
  .module(
    "PlanningSamples", "the planning screens in all their states, for galleries, audits and tests",
    imports: [
      "AssistantScreens", "DesignSystem", "Groceries", "MealModels", "MealPlan",
      "PlanningPresentation", "ScreenParts",
    ], home: "PlanningFeatures", testedWith: nil),
  .module(
    "Presentation", "MealAdvisor's screens as typed values, and their words",
    imports: [
      "AccountScreens", "DesignSystem", "EaterScreens", "LooksScreens", "MealModels",
      "MealPictures", "PlanningPresentation", "Preferences", "PremiumGate", "PrintedText",
      "RecipeBookScreens", "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ], testedWith: ["Layout", "MealCatalog", "PresentationSamples", "ScreenAudit"]),
  .module(
    "PresentationSamples",
    "MealAdvisor's screens in all their states, for galleries, audits and tests",
    imports: [
      "AccountScreens", "DesignSystem", "MealModels", "PlanningPresentation", "PlanningSamples",
      "Preferences", "PremiumGate", "Presentation", "RecipeBookSamples", "RecipeBookScreens",
      "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ], home: "Presentation", testedWith: nil),
  .module(
    "TokenExport", "the tokens as files for design tools and Xcode",
    imports: ["DesignSystem", "PrintedText"], home: "DesignSystem"),
  .module(
    "ScreenAudit", "measured faults of a screen", imports: ["DesignSystem", "Layout"],
    home: "ScreenGallery"),
  .module(
    "ScreenGallery", "a static site of screens in all their states",
    imports: ["Codecs", "DesignSystem", "Layout", "Renderers", "ScreenAudit", "TokenExport"],
    testedWith: ["EmbeddedText"]),
]

/// Features, shells and commands; programs are made of them.
let app: [Row] = [
  .module(
    "AppShell", "features, navigation, actions, effects", imports: ["DesignSystem"],
    testedWith: ["AppTesting"]),
  .package("AccountFeatures", "premium, account, your data and looks for any app, one target each"),
  .module(
    "AccountParts", "slices of what every app keeps, and of any stream; the context of screens",
    imports: ["AppRecord", "AppShell", "DesignSystem", "Journal", "PremiumGate", "ScreenParts"],
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
    "AppleAccounts", "Sign in with Apple where there is one", imports: ["AppRecord"],
    home: "AccountFeatures", testedWith: nil),
  .package(
    "EaterFeatures",
    "diets, allergies and who eats in any app, and what features about eating share"),
  .module(
    "EaterParts", "slices of what is stored of those who eat",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "EaterScreens", "FavoritesStore",
      "Groceries", "Journal", "MealModels", "MealPlan", "Preferences", "PremiumGate", "RecipeStore",
      "ScreenParts",
      "SuggestionEngine",
    ], home: "EaterFeatures", testedWith: nil),
  .module(
    "SharingFeatures", "sharing a record with a household, in any app",
    imports: [
      "AccountParts", "AppRecord", "AppShell", "DesignSystem", "HouseholdSharing", "Journal",
      "MealModels", "PremiumGate", "ScreenParts", "ServiceCalls", "SharingScreens", "Sync",
    ], home: "HouseholdSharing"),
  .module(
    "AssistantFeatures", "setting an assistant, signing in with it, and why it proposes nothing",
    imports: [
      "AccountParts", "AppRecord", "AppShell", "AssistantScreens", "DesignSystem", "EaterRecord",
      "HouseholdSharing", "Journal", "PremiumGate", "RecipeAssistant", "ServiceCalls",
    ], testedWith: ["AppTesting", "ScreenParts"]),
  .module(
    "EaterSettings", "diets, allergies and foods to leave out, in any app",
    imports: [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterParts",
      "EaterRecord", "EaterScreens", "Journal", "MealModels", "Preferences", "PremiumGate",
      "ScreenParts", "SharingFeatures", "SharingScreens",
    ], home: "EaterFeatures", testedWith: nil),
  .module(
    "EaterTable", "who eats, in any app",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterMeals", "EaterParts", "EaterScreens",
      "Preferences", "ScreenParts",
    ], home: "EaterFeatures", testedWith: nil),
  .package("RecipeBookFeatures", "my recipes and the editor of one, in any app"),
  .module(
    "RecipeBookParts",
    "what the features of recipes share: clients, ports, routes, a recipe as it is typed",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterMeals", "EaterParts", "IngredientLines",
      "Journal", "MealModels", "PremiumGate", "RecipeBookScreens", "RecipeExchange", "RecipeImport",
      "RecipePages", "RecipeStore", "ScreenParts", "WebPages",
    ], home: "RecipeBookFeatures"),
  .module(
    "RecipeBookDisputes", "the words of disagreements about recipes and settled names",
    imports: [
      "DesignSystem", "Journal", "MealModels", "RecipeStore", "ScreenParts", "SharingFeatures",
      "SharingScreens",
    ], home: "RecipeBookFeatures", testedWith: nil),
  .module(
    "RecipeBookList", "the recipes of one's own: found, opened, deleted, brought back",
    imports: [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterMeals", "MealModels",
      "MealPictures", "PremiumGate", "RecipeBookDisputes", "RecipeBookParts", "RecipeBookScreens",
      "RecipeStore", "ScreenParts", "SharingFeatures",
    ], home: "RecipeBookFeatures", testedWith: nil),
  .module(
    "RecipeBookEditor",
    "writing and changing a recipe, and settling the names in it that are unknown",
    imports: [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterMeals", "FoodFacts",
      "IngredientLines", "Journal", "MealModels", "PremiumGate", "RecipeBookParts",
      "RecipeBookScreens", "RecipeStore", "ScreenParts",
    ], home: "RecipeBookFeatures"),
  .module(
    "RecipeBookImporting", "a link or a text that is read, looked through and kept",
    imports: [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterMeals",
      "IngredientLines", "Journal", "MealModels", "PremiumGate", "RecipeBookParts",
      "RecipeBookScreens", "RecipeExchange", "RecipeImport", "RecipeStore", "ScreenParts",
    ], home: "RecipeBookFeatures", testedWith: nil),
  .module(
    "RecipeBookFeatures", "the features of recipes of one's own, composed",
    imports: [
      "AppShell", "RecipeBookDisputes", "RecipeBookEditor", "RecipeBookImporting", "RecipeBookList",
      "RecipeBookParts",
    ],
    testedWith: [
      "AccountSubscription", "AppTesting", "DesignSystem", "EaterRecord", "Journal", "MealCatalog",
      "MealModels", "Preferences", "PremiumGate", "RecipeBookScreens", "RecipeExchange",
      "RecipeImport", "RecipeStore", "ScreenParts", "SeededRandom",
    ]),
  .package(
    "PlanningFeatures",
    "the planner, its picker, the grocery list, the cart and their settings, in any app"),
  .module(
    "PlanningParts",
    "what the features of planning share: clients, routes, slices, changes of the plan",
    imports: [
      "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterParts",
      "EaterRecord", "Groceries", "MealModels", "MealPlan", "PlanningPresentation", "PremiumGate",
      "RecipeAssistant", "ScreenParts", "SharingFeatures",
    ], home: "PlanningFeatures"),
  .module(
    "PlanningWeek", "the planned week: read, changed, filled, cooked, handed on",
    imports: [
      "AccountSubscription", "AppShell", "DesignSystem", "EaterParts", "EaterRecord", "Journal",
      "MealModels", "MealPictures", "MealPlan", "PlanningParts", "PlanningPresentation",
      "Preferences", "PremiumGate", "ScreenParts", "SuggestionWords",
    ], home: "PlanningFeatures", testedWith: nil),
  .module(
    "PlanningPicker", "recipes to plan: found, narrowed, for how many and when",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "Journal", "MealModels", "MealPictures",
      "MealPlan", "PlanningParts", "PlanningPresentation", "Preferences", "RecipeBookScreens",
      "RecipeStore", "ScreenParts", "SuggestionEngine",
    ], home: "PlanningFeatures", testedWith: nil),
  .module(
    "PlanningGroceries", "the grocery list: ticked, priced, substituted, handed on",
    imports: [
      "AccountSubscription", "AppShell", "AssistantFeatures", "DesignSystem", "EaterRecord",
      "Groceries", "Journal", "MealModels", "MealPlan", "PlanningParts", "PlanningPresentation",
      "Preferences", "PremiumGate", "RecipeAssistant", "ScreenParts",
    ], home: "PlanningFeatures", testedWith: nil),
  .module(
    "PlanningCart", "the choice of a store, and the cart that it is handed",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "Groceries", "Journal", "MealModels",
      "PlanningParts", "PlanningPresentation", "ScreenParts",
    ], home: "PlanningFeatures", testedWith: nil),
  .module(
    "PlanningConnections",
    "diets, budget, rules for products, assistant and household: Account & Connections",
    imports: [
      "AppShell", "AssistantScreens", "DesignSystem", "EaterParts", "EaterRecord", "Groceries",
      "MealModels", "MealPlan", "PlanningParts", "PlanningPresentation", "Preferences",
      "PremiumGate", "ScreenParts", "ShoppingLines", "SuggestionWords",
    ], home: "PlanningFeatures", testedWith: nil),
  .module(
    "PlanningDisputes", "the words of disagreements about the plan, the list and what is at home",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "Groceries", "Journal",
      "MealModels", "MealPlan", "PlanningParts", "PlanningPresentation", "ScreenParts",
      "SharingFeatures", "Sync",
    ], home: "PlanningFeatures", testedWith: nil),
  .module(
    "PlanningFeatures", "the features of planning and shopping, composed",
    imports: [
      "AppShell", "PlanningCart", "PlanningConnections", "PlanningDisputes", "PlanningGroceries",
      "PlanningParts", "PlanningPicker", "PlanningWeek", "SharingFeatures",
    ],
    testedWith: [
      "AccountSubscription", "AppTesting", "AssistantFeatures", "DemoGrocer", "DesignSystem",
      "EaterRecord", "FavoritesStore", "Groceries", "Journal", "MealCatalog", "MealModels",
      "MealPlan", "PlanningPresentation", "Preferences", "PremiumGate", "RecipeAssistant",
      "RecipeBookScreens", "RecipeStore", "ScreenParts", "ServiceCalls", "SuggestionEngine",
      "SuggestionWords",
    ]),
  .package(
    "MealAdvisorFeatures", "Home, Recipe, Favorites, Settings and the others, one target each"),
  .module(
    "StageParts", "conditions to try an app under: time of day, connection",
    imports: ["AppRecord", "AppShell", "Journal"], home: "AppComposition", testedWith: nil),
  .module(
    "MealAdvisorFeatureParts", "what the features of MealAdvisor share: clients, slices, offers",
    imports: [
      "AccountParts", "AppShell", "Codecs", "DesignSystem", "EaterParts", "EaterRecord",
      "MealModels", "MealPictures", "PremiumGate", "Presentation", "RecipeBookFeatures",
      "RecipeImport", "ScreenParts",
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
      "AccountSubscription", "AppShell", "DesignSystem", "EaterMeals", "FavoritesStore", "Journal",
      "MealAdvisorFeatureParts", "MealModels", "PremiumGate", "Presentation", "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorSettings", "diets, allergies and everything else that can be set",
    imports: [
      "AccountParts", "AccountScreens", "AccountSubscription", "AppShell", "DesignSystem",
      "EaterParts", "EaterRecord", "EaterSettings", "MealAdvisorFeatureParts", "MealModels",
      "Preferences", "PremiumGate", "Presentation", "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorRecipe", "a recipe, read and cooked",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "MealPlan", "PlanningPresentation", "Preferences", "Presentation", "ScreenParts",
      "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorHousehold", "who eats",
    imports: ["AppShell", "EaterTable", "MealAdvisorFeatureParts"], home: "MealAdvisorFeatures",
    testedWith: nil),
  .module(
    "MealAdvisorHistory", "what happened to meals, by day",
    imports: [
      "AccountParts", "AppShell", "DesignSystem", "EaterMeals", "MealAdvisorFeatureParts",
      "MealModels", "Presentation", "ScreenParts", "SuggestionEngine",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorSearch", "finding a meal",
    imports: [
      "AppShell", "DesignSystem", "EaterMeals", "MealAdvisorFeatureParts", "Presentation",
      "ScreenParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorOpinion", "stars, not for me, and why",
    imports: [
      "AppShell", "DesignSystem", "EaterMeals", "Journal", "MealAdvisorFeatureParts", "MealModels",
      "Presentation", "ScreenParts", "SharingFeatures", "SharingScreens", "SuggestionEngine",
      "SuggestionWords",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorPictures", "the pictures that features want, loaded",
    imports: ["AppShell", "DesignSystem", "MealAdvisorFeatureParts", "MealModels", "MealPictures"],
    home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorAccount",
    "what every app has, as MealAdvisor has it: premium, account, data, looks",
    imports: [
      "AccountData", "AccountLooks", "AccountProfile", "AccountSubscription", "AppShell",
      "DesignSystem", "Journal", "MealAdvisorFeatureParts", "Presentation",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorRecipeBook", "the recipes of one's own, the way there, and who proposes lines",
    imports: [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "MealPictures", "PremiumGate", "Presentation", "RecipeAssistant", "RecipeBookFeatures",
      "RecipeBookScreens",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorPlanning", "planning and shopping, the ways there, and what is planned for today",
    imports: [
      "AppShell", "AssistantFeatures", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts",
      "MealModels", "MealPlan", "PlanningFeatures", "PlanningPresentation", "PremiumGate",
      "Presentation", "RecipeStore", "ScreenParts", "SharingFeatures",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorStage", "the app at another time, connection, premium and way of pictures",
    imports: [
      "AppShell", "EaterRecord", "Journal", "MealAdvisorFeatureParts", "MealPictures",
      "PremiumGate", "RecipeImport", "StageParts",
    ], home: "MealAdvisorFeatures", testedWith: nil),
  .module(
    "MealAdvisorFeatures", "the subjects of apps of meals, their features composed into an app",
    imports: [
      "AppShell", "MealAdvisorAccount", "MealAdvisorFavorites", "MealAdvisorFeatureParts",
      "MealAdvisorHistory", "MealAdvisorHome", "MealAdvisorHousehold", "MealAdvisorOpinion",
      "MealAdvisorPictures", "MealAdvisorPlanning", "MealAdvisorRecipe", "MealAdvisorRecipeBook",
      "MealAdvisorSearch", "MealAdvisorSettings", "MealAdvisorStage",
    ],
    testedWith: [
      "AccountSubscription", "AppTesting", "DesignSystem", "EaterRecord", "FavoritesStore",
      "FoodFacts", "Groceries", "Journal", "MealCatalog", "MealModels", "MealModelsFixtures",
      "MealPictures", "MealPlan", "Preferences", "PremiumGate", "Presentation",
      "PresentationSamples", "RecipeBookFeatures", "RecipeImport", "ScreenParts", "SeededRandom",
      "ServiceCalls", "StageParts", "SuggestionEngine",
    ]),
  .module(
    "CommandKit", "the parts of a command line: forms, flags, files, messages, outcomes",
    imports: ["PrintedText"]),
  .module(
    "ScreenCommands", "verbs for any screens and any app",
    imports: [
      "AppShell", "CommandKit", "DesignSystem", "Layout", "PrintedText", "Renderers", "ScreenAudit",
      "ScreenGallery", "TokenExport",
    ], home: "CommandKit"),
  .module(
    "AppComposition", "a program made of parts: its context, its session over a folder, its stage",
    imports: [
      "AppRecord", "AppShell", "CommandKit", "DesignSystem", "HouseholdSharing", "Journal",
      "MealModels", "PremiumGate", "PrintedText", "ScreenCommands", "ScreenParts", "ServiceCalls",
      "SharingFeatures", "StageParts", "Sync",
    ], testedWith: ["AccountComposition", "SharingComposition"]),
  .module(
    "AccountComposition", "account, looks, the eater's data and premium as parts of a program",
    imports: [
      "AccountData", "AccountLooks", "AccountProfile", "AccountScreens", "AccountSubscription",
      "AppComposition", "AppRecord", "AppShell", "CommandKit", "DesignSystem", "Journal",
      "LooksScreens", "Preferences", "PremiumGate", "PrintedText",
    ], home: "AppComposition", testedWith: nil),
  .module(
    "SharingComposition", "sharing a record with a household as a part of a program",
    imports: [
      "AppComposition", "CommandKit", "DesignSystem", "HouseholdSharing", "Journal", "PrintedText",
      "ScreenParts", "ServiceCalls", "SharingFeatures", "SharingScreens", "StageParts", "Sync",
    ], home: "AppComposition", testedWith: nil),
  .module(
    "EaterComposition", "diets, allergies and who eats as a part of a program",
    imports: [
      "AppComposition", "DesignSystem", "EaterParts", "EaterRecord", "EaterScreens",
      "EaterSettings", "EaterTable", "FoodFacts", "Journal", "MealModels", "Preferences",
    ], home: "EaterFeatures",
    testedWith: [
      "AccountComposition", "AppShell", "AppTesting", "CommandKit", "DietTabs", "HouseholdSharing",
      "ScreenCommands", "SharingComposition",
    ]),
  .module(
    "MealKitchen", "what commands about meals use from outside: meals, foods, web pages, a grocer",
    imports: [
      "AppShell", "DemoGrocer", "EaterRecord", "FoodFacts", "Groceries", "MealCatalog",
      "MealModels", "SuggestionEngine", "WebPages",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "MealAnswers", "a meal, a recipe and a suggestion as lines and as JSON",
    imports: [
      "CommandKit", "DesignSystem", "EaterRecord", "IngredientLines", "MealModels", "Presentation",
      "PrintedText", "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "EaterCommands", "what commands about eating share: the open folder, prompts, failures",
    imports: [
      "AccountScreens", "AppComposition", "AppShell", "CommandKit", "DesignSystem", "EaterRecord",
      "Journal", "MealCatalog", "MealKitchen", "MealModels", "Preferences", "PremiumGate",
      "PrintedText", "RecipeStore", "SuggestionEngine",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "SettingsCommands", "commands for settings of the eaters",
    imports: [
      "CommandKit", "EaterCommands", "EaterRecord", "Journal", "MealAdvisorFeatureParts",
      "MealModels", "Preferences", "PremiumGate", "PrintedText",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "SuggestionCommands", "commands on what to eat now: suggest, why, quiz",
    imports: [
      "AppShell", "CommandKit", "DesignSystem", "EaterCommands", "EaterRecord", "Journal",
      "MealAdvisorFeatureParts", "MealAnswers", "MealModels", "Presentation", "PrintedText",
      "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "HistoryCommands", "commands for past and saved meals: history, favorites",
    imports: [
      "AppShell", "CommandKit", "DesignSystem", "EaterCommands", "EaterRecord", "FavoritesStore",
      "Journal", "MealAnswers", "MealCatalog", "MealModels", "MealPlan", "PremiumGate",
      "PrintedText", "ScreenParts", "SuggestionEngine",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "FoodCommands", "commands on what foods and meals contain: foods, analyze",
    imports: [
      "CommandKit", "DesignSystem", "EaterCommands", "FoodFacts", "MealCatalog", "MealModels",
      "Presentation", "PrintedText", "ScreenParts",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "MealCommands", "commands on meals: search, recipe; those of suggestions, history, foods",
    imports: [
      "AppShell", "CommandKit", "DesignSystem", "EaterCommands", "EaterRecord", "FoodCommands",
      "HistoryCommands", "MealAnswers", "MealModels", "Preferences", "Presentation", "PrintedText",
      "ScreenParts", "SuggestionCommands",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "ImportCommands", "the command on recipes from links, files and other apps: import",
    imports: [
      "CommandKit", "EaterCommands", "IngredientLines", "Journal", "MealAnswers", "MealKitchen",
      "MealModels", "PrintedText", "RecipeBookParts", "RecipeExchange", "RecipeImport",
      "RecipePages", "RecipeStore", "WebPages",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "AssistantCommands", "the command on the language model that may be asked: assistant",
    imports: [
      "AppComposition", "CommandKit", "EaterCommands", "EaterRecord", "Journal", "PrintedText",
      "RecipeAssistant", "ServiceCalls",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "RecipeCommands", "commands for own recipes: recipes, lines; import, assistant",
    imports: [
      "AssistantCommands", "CommandKit", "DesignSystem", "EaterCommands", "EaterRecord",
      "FoodFacts", "ImportCommands", "IngredientLines", "Journal", "MealAnswers", "MealModels",
      "PrintedText", "RecipeExchange", "RecipePages", "RecipeStore",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "PlanSessions", "the plan as commands open it: days by name, answers, faults",
    imports: [
      "CommandKit", "DesignSystem", "EaterCommands", "EaterParts", "EaterRecord", "Groceries",
      "Journal", "MealAnswers", "MealModels", "MealPlan", "Preferences", "Presentation",
      "PrintedText",
      "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "GroceryCommands", "commands for shopping and the pantry: grocery, pantry, store",
    imports: [
      "AppShell", "CommandKit", "EaterCommands", "EaterRecord", "Groceries", "IngredientLines",
      "Journal", "MealModels", "MealPlan", "PlanSessions", "PrintedText", "ScreenParts",
      "ServiceCalls", "ShoppingLines",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "WeekCommands", "commands that choose many meals at once: week, plan fill",
    imports: [
      "CommandKit", "DesignSystem", "EaterCommands", "EaterRecord", "MealAdvisorFeatureParts",
      "MealAnswers", "MealModels", "MealPlan", "PlanSessions", "Preferences", "Presentation",
      "PrintedText", "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "PlanningCommands", "commands for the plan: plan; includes those of the week and of groceries",
    imports: [
      "AppRecord", "AppShell", "CommandKit", "DesignSystem", "EaterCommands", "EaterRecord",
      "GroceryCommands", "Journal", "MealAnswers", "MealModels", "MealPlan", "PlanSessions",
      "Presentation", "PrintedText", "ScreenParts", "ServiceCalls", "WeekCommands",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "MealAdvisorSessions",
    "a data folder opened for an app of meals: clients, stage, words, warnings",
    imports: [
      "AppComposition", "AppRecord", "AppShell", "CommandKit", "DesignSystem", "EaterCommands",
      "EaterParts", "EaterRecord", "EaterSettings", "ImportCommands", "MealAdvisorFeatureParts",
      "MealAdvisorOpinion", "MealAdvisorStage", "MealModels", "PlanningFeatures",
      "RecipeBookFeatures", "RecipeCommands", "RecipeImport", "SharingFeatures",
    ], home: "MealAdvisorCommands",
    testedWith: [
      "AppTesting", "DemoGrocer", "FoodFacts", "Groceries", "Journal", "MealCatalog", "MealModels",
      "MealPlan", "Preferences", "Presentation", "RecipeStore", "ScreenParts", "ServiceCalls",
      "SharingScreens", "SuggestionEngine", "Sync",
    ]),
  .module(
    "MealAdvisorVerbs", "the commands of each subject of meals, and the screens that commands list",
    imports: [
      "AccountComposition", "CommandKit", "DesignSystem", "EaterCommands", "MealAdvisorFeatures",
      "MealCommands", "MealKitchen", "PlanningCommands", "PresentationSamples", "RecipeCommands",
      "ScreenCommands", "ScreenParts", "SettingsCommands", "SharingComposition",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "MealAdvisorParts", "what MealAdvisor, RecipeApp and other apps of meals are made of",
    imports: [
      "AppComposition", "AppShell", "DesignSystem", "EaterCommands", "EaterRecord",
      "MealAdvisorFeatures", "MealAdvisorSessions", "MealAdvisorVerbs", "MealKitchen",
      "Presentation", "StageParts",
    ], home: "MealAdvisorCommands", testedWith: nil),
  .module(
    "MealAdvisorCommands",
    "the commands of meals, recipes and planning, and parts of apps with them",
    imports: [
      "EaterCommands", "MealAdvisorParts", "MealCommands", "MealKitchen", "PlanningCommands",
      "RecipeCommands", "SettingsCommands",
    ],
    testedWith: [
      "AppComposition", "AppShell", "AppTesting", "CommandKit", "DemoGrocer", "DesignSystem",
      "EaterRecord", "FoodCommands", "FoodFacts", "Groceries", "Journal", "Layout",
      "MealAdvisorFeatureParts", "MealAdvisorFeatures", "MealAnswers", "MealCatalog", "MealModels",
      "MealModelsFixtures", "Preferences", "PremiumGate", "Presentation", "PresentationSamples",
      "PrintedText", "RecipeAssistant", "RecipeExchange", "RecipeImport", "RecipeStore",
      "RetailerServices", "ScreenAudit", "ScreenCommands", "ScreenParts", "SeededRandom",
      "ServiceCalls", "StageParts", "SuggestionEngine", "TerminalShell", "WebPages",
    ]),
  .module(
    "TerminalShell", "an app in a terminal",
    imports: ["AppShell", "DesignSystem", "Layout", "PrintedText", "Renderers"],
    testedWith: ["AppTesting"]),
  .module(
    "LocalServer", "a guarded HTTP/1.1 server for browsers on the same machine",
    imports: ["Codecs"], testedWith: ["SeededRandom"]),
  .tool(
    "fuzz-server", "sends the local server what no browser would",
    imports: ["LocalServer", "SeededRandom"], home: "LocalServer"),
  .module(
    "BrowserShell", "an app in the browsers of this machine",
    imports: [
      "AppShell", "DesignSystem", "Layout", "LiveEnvironment", "LocalServer", "PrintedText",
      "Renderers",
    ],
    testedWith: ["AppTesting", "EmbeddedText"]),
  .module(
    "SwiftUIScreens", "any app in SwiftUI: its owner on the main actor, a view of its element tree",
    imports: ["AppShell", "DesignSystem", "Layout"], home: "AppShell", testedWith: ["AppTesting"]),
  .package(
    "LiveEnvironment", "the real clock, ids, data folder and signals, services and web pages"),
  .module(
    "LiveEnvironment", "the real clock, ids, data folder, signals, what a crash leaves",
    imports: ["AppShell", "DesignSystem"]),
  .module(
    "LiveCalls", "services over the network of this machine", imports: ["ServiceCalls"],
    home: "LiveEnvironment"),
  .module(
    "LivePages", "web pages over the network of this machine",
    imports: ["LiveCalls", "ServiceCalls", "WebPages"], home: "LiveEnvironment"),
  .package("LiveApps", "programs of this machine"),
  .module(
    "LivePrograms", "a program made of parts, on this machine: terminal, browsers, data folder",
    imports: [
      "AppComposition", "AppRecord", "AppShell", "BrowserShell", "CommandKit", "HouseholdSharing",
      "Journal", "LiveCalls", "LiveEnvironment", "LocalServer", "PremiumGate", "PrintedText",
      "ScreenCommands", "Sync", "TerminalShell",
    ], home: "LiveApps", testedWith: nil),
  .module(
    "LiveApps", "the meals, foods and pages of this machine, for programs of meals",
    imports: ["LiveEnvironment", "LivePages", "MealKitchen", "WebPages"], testedWith: nil),
  .module(
    "DietTabs", "the tabs of a food diary, before their subjects exist",
    imports: ["AppComposition", "AppShell", "DesignSystem", "ScreenCommands", "ScreenParts"]),
  .module(
    "HomeServer", "a household's server at home: a service on this machine",
    imports: ["LocalServer", "ServiceCalls"],
    home: "LocalServer",
    testedWith: [
      "DemoGrocer", "FoodFacts", "Groceries", "LiveCalls", "RecipeAssistant", "RetailerServices",
    ]),
  .module(
    "HouseholdServer", "a server of the protocol of Sync, with households in journals",
    imports: ["Codecs", "Journal", "PrintedText", "ServiceCalls", "Sync"],
    home: "Sync", testedWith: ["SeededRandom"]),
]

/// Only tests and tools import these.
let tests: [Row] = [
  .module("Snapshots", "texts and tables compared with reference files"),
  .module(
    "SnapshotsTesting", "text snapshots as expectations in Swift Testing", imports: ["Snapshots"],
    home: "Snapshots", snapshots: true),
  .module(
    "ScreenSnapshots",
    "screens compared with their recorded outlines, in the looks that a test names",
    imports: ["DesignSystem", "Layout", "Renderers", "Snapshots", "SnapshotsTesting"],
    home: "Snapshots"),
  .module(
    "AppTesting", "a fixed environment and a guest who taps, for tests of apps and features",
    imports: ["AppShell", "DesignSystem"], home: "AppShell"),
  .module(
    "EaterSimulation", "simulated eaters: how well and how safely a policy serves them",
    imports: ["MealModels", "SeededRandom", "SuggestionEngine"], testedWith: ["MealModelsFixtures"]),
  .module("SeededRandom", "random numbers repeatable by seed, for tests and tools"),
]

/// The executables in Apps.
let programs: [Row] = [
  .app(
    "mealadvisor-demo", "the whole of MealAdvisor at the command line",
    imports: ["LiveApps", "LivePrograms", "MealAdvisorParts"]),
  .app(
    "recipeapp-demo", "planning, shopping and recipes as an app of their own",
    imports: ["LiveApps", "LiveEnvironment", "LivePrograms", "MealAdvisorParts"]),
  .app(
    "diet-demo", "the tabs of the Diet App, on the same data folder as the other apps",
    imports: [
      "AccountComposition", "AppComposition", "AppShell", "DietTabs", "LivePrograms",
      "PrintedText", "SharingComposition",
    ]),
  .app(
    "mealadvisor-server", "what a household runs at home: its households, the importer, a grocer",
    imports: [
      "CommandKit", "DemoGrocer", "EaterRecord", "FoodFacts", "Groceries", "HomeServer",
      "HouseholdServer", "IngredientLines", "Journal", "LiveCalls", "LiveEnvironment", "LivePages",
      "LocalServer", "PrintedText", "RecipeImport", "RecipePages", "RetailerServices",
      "ServiceCalls",
    ]),
  .tool(
    "mealadvisor-bench",
    "measures start-up, food facts, the journal against peers, suggestions and screens",
    imports: [
      "AppShell", "BrowserShell", "Codecs", "DemoGrocer", "DesignSystem", "EaterRecord",
      "EaterSimulation", "FavoritesStore", "FoodFacts", "Groceries", "IngredientLines", "Journal",
      "Layout", "LiveEnvironment", "LocalServer", "MealAdvisorFeatureParts", "MealAdvisorFeatures",
      "MealCatalog", "MealModels", "MealPictures", "MealPlan", "PlanningPresentation",
      "PlateDrawings", "Preferences", "Presentation", "PresentationSamples",
      "Renderers", "ScreenGallery", "ScreenParts", "SeededRandom", "ServiceCalls",
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
      "PresentationSamples", "PrintedText", "RecipeStore", "Renderers", "ScreenParts",
      "ScreenSnapshots", "SeededRandom", "Snapshots", "SnapshotsTesting", "SuggestionEngine",
    ], snapshots: true),
  .crossTest(
    "RequirementTests", "each requirement by its id, met or waiting",
    imports: [
      "AppShell", "AppTesting", "DemoGrocer", "DesignSystem", "EaterRecord", "FoodFacts",
      "Groceries", "Journal", "Layout", "MealAdvisorFeatureParts", "MealAdvisorFeatures",
      "MealAdvisorParts", "MealCatalog", "MealModels", "MealPlan", "PlanningPresentation",
      "PlateDrawings", "Presentation", "PresentationSamples", "RecipeAssistant",
      "RecipeBookScreens", "Renderers",
      "RetailerServices", "ScreenAudit", "ScreenParts", "ServiceCalls",
    ]),
  .crossTest(
    "JourneyTests", "stories told through the public interface",
    imports: [
      "AppShell", "AppTesting", "DemoGrocer", "DesignSystem", "EaterRecord", "FavoritesStore",
      "FoodFacts", "Groceries", "HouseholdServer", "Journal", "Layout", "MealAdvisorFeatureParts",
      "MealAdvisorFeatures", "MealCatalog", "MealModels", "MealPlan", "PlanningFeatures",
      "Preferences", "PremiumGate", "Presentation", "RecipeImport", "RecipeStore", "Renderers",
      "ScreenParts", "SeededRandom", "ServiceCalls", "SuggestionEngine",
    ]),
  .crossTest(
    "PortTests", "every port, made of ordinary closures as a client makes it",
    imports: [
      "AppComposition", "AppShell", "AppTesting", "CommandKit", "DesignSystem", "EaterRecord",
      "Journal", "MealAdvisorFeatureParts", "MealCatalog", "MealModels", "MealPictures",
      "PremiumGate", "Presentation", "ScreenCommands", "Snapshots", "SuggestionEngine",
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
      "AccountComposition", "AppComposition", "AppRecord", "AppShell", "AppTesting", "CommandKit",
      "DesignSystem", "HouseholdServer", "HouseholdSharing", "Journal", "LivePrograms",
      "ScreenCommands", "ServiceCalls", "SharingComposition", "SharingFeatures", "SharingScreens",
      "Sync",
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

  /// A library that the tools and tests of one package share, and no product: no client links it.
  static func toolPart(
    _ name: String, _ purpose: String, imports: [String] = [], home: String
  ) -> Row {
    Row(targets: [
      .target(
        name: name, dependencies: list(imports), path: "Packages/\(home)/Sources/\(name)")
    ])
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
