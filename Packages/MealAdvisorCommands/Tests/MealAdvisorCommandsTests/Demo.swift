import AppShell
import AppTesting
import CommandKit
import DesignSystem
import EaterRecord
import Groceries
import Journal
import MealAdvisorFeatureParts
import MealCatalog
import Presentation
import ScreenCommands
import ServiceCalls
import Synchronization
import WebPages

@testable import MealAdvisorCommands

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The program on a disk in memory, at half past six on 12 May 2026 unless a test moves the clock.
struct Demo: Sendable {
  static let start = TestWorld.evening

  /// A world for somebody who lives in the app and waits until all is done: a meeting lasts as long as
  /// it takes, and every other wait ends without what it was for.
  ///
  /// - Parameter seed: chance, another one each time that the app is opened, as ids are made of it.
  static func lived(seed: UInt64) -> TestWorld {
    TestWorld(
      seed: { seed << 11 },
      sleep: { seconds in
        guard seconds == 600 else { throw CancellationError() }
        try await Task.sleep(for: .seconds(seconds))
      })
  }

  var world = TestWorld(seed: { 42 << 11 })
  var files = JournalFileSystem.inMemory()
  var exports = Exports()
  var inputFile = InputFile.live
  var secondsFromGMT = 0
  var shells = AppShells()
  var copy = Copy.english
  /// The meals; the bundled ones without another one.
  var catalog: Catalog?
  var region = DisplayRegion.unitedStates
  var pages = PageFetcher(over: .offline)
  /// Another retailer than the embedded grocer.
  var retailer: RetailerClient?
  /// What asks services; nothing is reached without it.
  var services: ServiceCaller?

  /// Opens the app of a layout as its program does, and lives in it; throws what the story throws.
  func live(
    _ words: [String] = [], in layout: AppLayout,
    _ story: @escaping @Sendable (AppGuest) async throws -> Void
  ) async throws -> Outcome {
    let failure = Mutex<(any Error)?>(nil)
    let shells = AppShells(stay: { app in
      do { try await story(AppGuest(of: app)) } catch { failure.withLock { $0 = error } }
      return nil
    })
    var advisor = advisor
    advisor.layout = layout
    let outcome = await CommandLineProgram.mealAdvisor("demo", advisor, shells: shells)
      .run(words, in: context)
    if let failure = failure.withLock(\.self) { throw failure }
    return outcome
  }

  func run(_ line: String) async -> Outcome {
    await run(line.split(separator: " ").map(String.init))
  }

  func run(_ words: [String]) async -> Outcome {
    await program.run(words, in: context)
  }

  /// The output of a call that must go through.
  func output(_ line: String) async throws -> String {
    let outcome = await run(line)
    guard outcome.exitCode == 0 else { throw Refused(text: outcome.standardError) }
    return outcome.standardOutput
  }

  /// The one JSON document that a call prints.
  func json<Document: Decodable>(
    _ line: String, as type: Document.Type = Document.self
  ) async throws -> Document {
    let text = try await output(line)
    return try JSONDecoder().decode(Document.self, from: Data(text.utf8))
  }

  /// The bytes of the journal; nil when there is none.
  func journal() throws -> [UInt8]? {
    guard let file = try files.open("/data/journal", .read) else { return nil }
    return try file.read(0, try file.size())
  }

  var program: CommandLineProgram {
    .mealAdvisor("mealadvisor-demo", advisor, shells: shells)
  }

  /// Made once for all tests: the meals, foods and seasons are the same in each.
  private static let bundledEngine = SuggestionService(catalog: .bundled).engine

  var context: CommandContext {
    CommandContext(
      outputFolder: .live(maker: "mealadvisor"), inputFile: inputFile, exportFile: exports.file)
  }

  var advisor: MealAdvisorContext {
    let zone = secondsFromGMT
    var environment = world.environment
    environment.secondsFromGMT = { _ in zone }
    if region != .unitedStates { environment.region = region }
    let catalog = catalog
    let isBundled = catalog == nil
    var advisor = MealAdvisorContext(
      environment: environment, dataFolder: { URL(filePath: $0 ?? "/data") }, fileSystem: files,
      catalog: { catalog ?? .bundled }, copy: copy)
    advisor.engine = { isBundled ? Self.bundledEngine : nil }
    advisor.pages = pages
    if let retailer { advisor.grocer = retailer }
    if let services { advisor.services = services }
    return advisor
  }
}

/// Files that exports were written to.
struct Exports: Sendable {
  private let texts = Texts()

  subscript(_ path: String) -> String? { texts.all.withLock { $0[path] } }

  var file: ExportFile {
    let texts = texts
    let check: @Sendable (ExportDocument, String, Bool) throws(ExportError) -> Void = {
      (_, path, replaces) throws(ExportError) in
      let isThere = texts.all.withLock { $0[path] != nil }
      if isThere, !replaces { throw .exists(path) }
    }
    return ExportFile(check: check) { document, path, replaces throws(ExportError) in
      try check(document, path, replaces)
      texts.all.withLock { $0[path] = document.text }
    }
  }

  private final class Texts: Sendable {
    let all = Mutex<[String: String]>([:])
  }
}

extension Outcome {
  /// The error without the breaks that make it fit a terminal.
  var unwrappedError: String { standardError.replacing("\n  ", with: " ") }
}

/// A call that should have gone through.
struct Refused: Error {
  var text: String
}

/// `suggest --json` as it is documented.
struct SuggestDocument: Decodable, Equatable {
  struct Suggestion: Decodable, Equatable {
    var meal: MealDocument
    var reasons: [String]
    var relaxations: [String]
  }

  var at: String
  var seed: UInt64
  var notice: String?
  var suggestions: [Suggestion]
  var exhausted: Bool

  var ids: [String] { suggestions.map(\.meal.id) }
}

/// A meal in JSON as it is documented.
struct MealDocument: Decodable, Equatable {
  struct Ingredient: Decodable, Equatable {
    var text: String
    var food: String?
    var amount: Double?
    var unit: String?
  }

  var id: String
  var title: String
  var cuisine: String
  var difficulty: String
  var slots: [String]
  var totalMinutes: Int
  var diets: [String]
  var allergens: [String]
  var possible: [String]
  var traces: [String]
  var ingredients: [Ingredient]
}
