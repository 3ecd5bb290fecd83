// swift-tools-version: 6.2
import PackageDescription

let edges = [
  "AccountParts", "AccountSubscription", "AppShell", "DesignSystem", "EaterRecord", "FoodFacts",
  "IngredientLines", "Journal", "MealModels", "MealPictures", "PremiumGate", "RecipeBookScreens",
  "RecipeStore", "ScreenParts",
]

/// The package that a product is in.
func home(of product: String) -> String {
  switch product {
  case "AccountParts", "AccountSubscription": "AccountFeatures"
  case "AppTesting": "AppShell"
  default: product
  }
}

func products(_ names: [String]) -> [Target.Dependency] {
  names.map { .product(name: $0, package: home(of: $0)) }
}

let package = Package(
  name: "RecipeBookFeatures",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeBookFeatures", targets: ["RecipeBookFeatures"])],
  dependencies: Set(edges.map { home(of: $0) }).sorted().map { .package(path: "../\($0)") },
  targets: [
    .target(name: "RecipeBookFeatures", dependencies: products(edges)),
    .testTarget(
      name: "RecipeBookFeaturesTests",
      dependencies: ["RecipeBookFeatures"] + products(edges + ["AppTesting"])),
  ],
  swiftLanguageModes: [.v6]
)
