// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "DesignSystem",
  "Layout",
  "Renderers",
  "ScreenAudit",
  "TokenExport",
]

let package = Package(
  name: "ScreenGallery",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ScreenGallery", targets: ["ScreenGallery"])],
  dependencies: (dependencies + ["EmbeddedText"]).map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "ScreenGallery",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "ScreenGalleryTests",
      dependencies: ["ScreenGallery", .product(name: "EmbeddedText", package: "EmbeddedText")]
        + dependencies.map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
