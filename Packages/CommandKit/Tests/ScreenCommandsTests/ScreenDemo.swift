import AppShell
import CommandKit
import DesignSystem

@testable import ScreenCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A program of two screens and nothing else; files are real unless a test says otherwise.
struct ScreenDemo: Sendable {
  static let screens = [
    ListedScreen("letters", "Letters", states: states("text")),
    ListedScreen("signs", "Signs", states: states("icons", "buttons")),
  ]

  static let brand = Brand(name: "Shelf", id: "shelf", tagline: "What is on the shelf?")

  var context = CommandContext(outputFolder: .live(maker: brand.id))

  private let program = CommandLineProgram(
    "shelf-demo", tagline: brand.tagline, version: "0.1.0",
    home: CommandForm("", "nothing") { (_) throws(CommandError) in Reply(lines: []) },
    forms: ScreenVerbs(
      of: Self.brand, list: { Self.screens }
    ).forms)

  func run(_ line: String) async -> Outcome {
    await run(line.split(separator: " ").map(String.init))
  }

  func run(_ words: [String]) async -> Outcome { await program.run(words, in: context) }

  /// The one JSON document that a call prints.
  func json<Document: Decodable>(
    _ line: String, as type: Document.Type = Document.self
  ) async throws -> Document {
    try JSONDecoder().decode(Document.self, from: Data(await run(line).standardOutput.utf8))
  }

  private static func states(_ ids: StateID...) -> [ListedState] {
    ComponentCatalog.screens.filter { ids.contains($0.state) }.map { screen in
      ListedState(screen.state) { _ in screen }
    }
  }
}

extension Outcome {
  /// The error without the breaks that make it fit a terminal.
  var unwrappedError: String { standardError.replacing("\n  ", with: " ") }
}
