// swift-tools-version: 6.2
import PackageDescription

let edges = [
  "AppShell", "BrowserShell", "CommandKit", "EaterRecord", "LiveCalls", "LiveEnvironment",
  "LivePages", "LocalServer", "MealAdvisorCommands", "MealAdvisorFeatureParts", "MealModels",
  "Presentation", "PrintedText", "ScreenCommands", "ServiceCalls", "TerminalShell", "WebPages",
]

/// The package that a product is in.
func home(of product: String) -> String {
  switch product {
  case "LiveCalls", "LivePages": "LiveEnvironment"
  case "MealAdvisorFeatureParts": "MealAdvisorFeatures"
  default: product
  }
}

let package = Package(
  name: "LiveApps",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "LiveApps", targets: ["LiveApps"])],
  dependencies: Set(edges.map { home(of: $0) }).sorted().map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "LiveApps",
      dependencies: edges.map { .product(name: $0, package: home(of: $0)) })
  ],
  swiftLanguageModes: [.v6]
)
