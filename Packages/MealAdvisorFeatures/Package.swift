// swift-tools-version: 6.2
import PackageDescription

// Features of one package share what is marked `package`; each is a target and a product.
let targets: [(name: String, edges: [String])] = [
  (
    "MealAdvisorFeatureParts",
    [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Groceries",
      "Journal", "MealModels", "MealPictures", "MealPlan", "PlanningFeatures", "Preferences",
      "PremiumGate", "Presentation", "RecipeBookFeatures", "ScreenParts", "SuggestionEngine",
    ]
  ),
  (
    "MealAdvisorHome",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Preferences", "PremiumGate", "Presentation", "ScreenParts", "SuggestionEngine",
      "SuggestionWords",
    ]
  ),
  (
    "MealAdvisorFavorites",
    [
      "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Journal",
      "MealAdvisorFeatureParts", "MealModels", "PremiumGate", "Presentation", "ScreenParts",
    ]
  ),
  (
    "MealAdvisorSettings",
    [
      "AccountParts", "AccountScreens", "AccountSubscription", "AppShell", "DesignSystem",
      "EaterRecord", "MealAdvisorFeatureParts", "MealModels", "Preferences", "PremiumGate",
      "Presentation", "ScreenParts",
    ]
  ),
  (
    "MealAdvisorRecipe",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Preferences", "Presentation", "ScreenParts", "SuggestionEngine",
    ]
  ),
  (
    "MealAdvisorHousehold",
    [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts",
      "Preferences", "Presentation", "ScreenParts",
    ]
  ),
  (
    "MealAdvisorHistory",
    [
      "AccountParts", "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts",
      "MealModels", "Presentation", "ScreenParts", "SuggestionEngine",
    ]
  ),
  (
    "MealAdvisorSearch",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "Presentation",
      "ScreenParts",
    ]
  ),
  (
    "MealAdvisorOpinion",
    [
      "AppShell", "DesignSystem", "EaterRecord", "MealAdvisorFeatureParts", "MealModels",
      "Presentation", "ScreenParts", "SuggestionEngine", "SuggestionWords",
    ]
  ),
  (
    "MealAdvisorFeatures",
    [
      "AccountData", "AccountLooks", "AccountProfile", "AccountSubscription", "AppShell",
      "DesignSystem", "EaterRecord", "Journal", "MealAdvisorFavorites", "MealAdvisorFeatureParts",
      "MealAdvisorHistory", "MealAdvisorHome", "MealAdvisorHousehold", "MealAdvisorOpinion",
      "MealAdvisorRecipe", "MealAdvisorSearch", "MealAdvisorSettings", "MealModels",
      "MealPictures", "MealPlan", "PlanningFeatures", "PlanningPresentation", "PremiumGate",
      "Presentation", "RecipeAssistant", "RecipeBookFeatures", "RecipeBookScreens", "ScreenParts",
      "ServiceCalls",
    ]
  ),
]

let packages = [
  "AccountFeatures", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore",
  "FoodFacts", "Groceries", "Journal", "MealCatalog", "MealModels", "MealPictures", "MealPlan",
  "PlanningFeatures", "PlanningPresentation", "Preferences", "PremiumGate", "Presentation",
  "RecipeAssistant", "RecipeBookFeatures", "RecipeBookScreens", "ScreenParts", "SeededRandom",
  "ServiceCalls",
  "SuggestionEngine", "SuggestionWords",
]

let names = targets.map(\.name)

/// The package that a product is in.
func home(of product: String) -> String {
  let accountFeatures = [
    "AccountParts", "AccountData", "AccountLooks", "AccountProfile", "AccountSubscription",
  ]
  if accountFeatures.contains(product) { return "AccountFeatures" }
  if product == "MealModelsFixtures" { return "MealModels" }
  return product == "AppTesting" ? "AppShell" : product
}

func dependencies(_ edges: [String]) -> [Target.Dependency] {
  edges.map { names.contains($0) ? .target(name: $0) : .product(name: $0, package: home(of: $0)) }
}

let package = Package(
  name: "MealAdvisorFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: names.map { .library(name: $0, targets: [$0]) },
  dependencies: packages.map { .package(path: "../\($0)") },
  targets: targets.map { .target(name: $0.name, dependencies: dependencies($0.edges)) } + [
    .testTarget(
      name: "MealAdvisorFeaturesTests",
      dependencies: dependencies(
        ["MealAdvisorFeatures"] + (targets.last?.edges ?? []) + [
          "AppTesting", "FavoritesStore", "FoodFacts", "Groceries", "MealCatalog",
          "MealModelsFixtures", "Preferences", "SeededRandom", "SuggestionEngine",
        ]))
  ],
  swiftLanguageModes: [.v6]
)
