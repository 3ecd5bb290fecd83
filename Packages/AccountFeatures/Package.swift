// swift-tools-version: 6.2
import PackageDescription

// Each feature is a target and a product.
let targets: [(name: String, edges: [String])] = [
  (
    "AccountParts",
    [
      "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Groceries", "Journal",
      "MealPlan", "Preferences", "PremiumGate", "SuggestionEngine",
    ]
  ),
  (
    "AccountSubscription",
    [
      "AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "PremiumGate",
      "ScreenParts",
    ]
  ),
  (
    "AccountProfile",
    ["AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "ScreenParts"]
  ),
  (
    "AccountData",
    [
      "AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "Journal",
      "ScreenParts",
    ]
  ),
  (
    "AccountLooks",
    [
      "AccountParts", "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "Preferences",
      "ScreenParts",
    ]
  ),
  ("AppleAccounts", ["EaterRecord"]),
]

let packages = [
  "AccountScreens", "AppShell", "DesignSystem", "EaterRecord", "FavoritesStore", "Groceries",
  "Journal", "MealPlan", "Preferences", "PremiumGate", "ScreenParts", "SuggestionEngine",
]

func dependencies(_ edges: [String]) -> [Target.Dependency] {
  edges.map { $0 == "AccountParts" ? .target(name: $0) : .product(name: $0, package: $0) }
}

let package = Package(
  name: "AccountFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: targets.map { .library(name: $0.name, targets: [$0.name]) },
  dependencies: packages.map { .package(path: "../\($0)") },
  targets: targets.map { .target(name: $0.name, dependencies: dependencies($0.edges)) },
  swiftLanguageModes: [.v6]
)
