// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "Groceries", "IngredientLines", "Journal", "MealModels", "PrintedText", "ServiceCalls",
]
let testedWith = ["FoodFacts", "SeededRandom"]

let package = Package(
  name: "RecipeAssistant",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "RecipeAssistant", targets: ["RecipeAssistant"])],
  dependencies: (dependencies + testedWith).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "RecipeAssistant",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "RecipeAssistantTests",
      dependencies: ["RecipeAssistant"]
        + (dependencies + testedWith).map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
