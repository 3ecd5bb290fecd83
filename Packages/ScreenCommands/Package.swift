// swift-tools-version: 6.2
import PackageDescription

let dependencies = [
  "AppShell",
  "CommandKit",
  "DesignSystem",
  "Layout",
  "PrintedText",
  "Renderers",
  "ScreenAudit",
  "ScreenGallery",
  "TokenExport",
]

let package = Package(
  name: "ScreenCommands",
  platforms: [.iOS(.v18), .macOS(.v15)],
  products: [.library(name: "ScreenCommands", targets: ["ScreenCommands"])],
  dependencies: dependencies.map { .package(path: "../\($0)") },
  targets: [
    .target(
      name: "ScreenCommands",
      dependencies: dependencies.map { .product(name: $0, package: $0) }),
    .testTarget(
      name: "ScreenCommandsTests",
      dependencies: ["ScreenCommands"]
        + dependencies.map { .product(name: $0, package: $0) }),
  ],
  swiftLanguageModes: [.v6]
)
