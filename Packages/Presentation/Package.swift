// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "Presentation",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "Presentation", targets: ["Presentation"])],
  dependencies: [
    .package(path: "../DesignSystem"),
    .package(path: "../MealModels"),
    .package(path: "../SuggestionEngine"),
    .package(path: "../PremiumGate"),
    .package(path: "../Preferences"), .package(path: "../PrintedText"),
  ],
  targets: [
    .target(
      name: "Presentation",
      dependencies: [
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PrintedText", package: "PrintedText"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation",
        .product(name: "DesignSystem", package: "DesignSystem"),
        .product(name: "MealModels", package: "MealModels"),
        .product(name: "SuggestionEngine", package: "SuggestionEngine"),
        .product(name: "PremiumGate", package: "PremiumGate"),
        .product(name: "Preferences", package: "Preferences"),
        .product(name: "PrintedText", package: "PrintedText"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
