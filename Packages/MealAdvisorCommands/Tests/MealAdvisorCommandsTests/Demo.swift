import AppComposition
import AppShell
import AppTesting
import CommandKit
import DesignSystem
import EaterRecord
import Groceries
import Journal
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

  /// A world for tests that use the app for long.
  ///
  /// A sync runs to its end, a new suggestion comes at once, and every other wait throws.
  ///
  /// - Parameter seed: The seed of chance and ids; each start of the app needs another one.
  static func lived(seed: UInt64) -> TestWorld {
    TestWorld(
      seed: { seed << 11 },
      sleep: { seconds in
        if SuggestionTransition.Phase.allCases.map(SuggestionTransition.prefetched.seconds)
          .contains(seconds)
        {
          return
        }
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

  /// Opens an app as its program does, and lives in it; throws what the story throws.
  func live(
    _ words: [String] = [], in app: DemoApp,
    _ story: @escaping @Sendable (AppGuest) async throws -> Void
  ) async throws -> Outcome {
    let failure = Mutex<(any Error)?>(nil)
    let shells = AppShells(stay: { app in
      do {
        let guest = AppGuest(of: app)
        // A folder without a plan begins with the first questions; these stories leave them.
        if try await guest.screen.id == "first-run" { try await guest.tap("firstRun.left") }
        try await story(guest)
      } catch { failure.withLock { $0 = error } }
      return nil
    })
    let outcome = await program("demo", of: app, shells).run(words, in: context)
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

  var program: CommandLineProgram { program("mealadvisor-demo", shells) }

  /// The program of an app, made of its parts as the executable is.
  func program(
    _ name: String, of app: DemoApp = .suggestions, _ shells: AppShells = AppShells(),
    in context: AppContext? = nil
  ) -> CommandLineProgram {
    AppProgram(
      context ?? appContext, app.parts(of: kitchen), shown: .meals(firstScreen: app.firstScreen)
    ).commandLine(name, shells: shells)
  }

  /// Made once for all tests: the meals, foods and seasons are the same in each.
  private static let bundledEngine = SuggestionService(catalog: .bundled).engine

  var context: CommandContext {
    CommandContext(
      outputFolder: .live(maker: "mealadvisor"), inputFile: inputFile, exportFile: exports.file)
  }

  /// The screens that its commands list.
  func screens() throws -> [ListedScreen] {
    try DemoApp.suggestions.parts(of: kitchen).flatMap { try $0.screens(copy) }
  }

  /// What a verb works with.
  var advisor: EaterContext { EaterContext(appContext, kitchen, selling: .mealAdvisor) }

  var appContext: AppContext {
    let zone = secondsFromGMT
    var environment = world.environment
    environment.secondsFromGMT = { _ in zone }
    if region != .unitedStates { environment.region = region }
    var context = AppContext(
      brand: .mealAdvisor, version: MealParts.version, environment: environment,
      offer: .mealAdvisor, fileSystem: files, copy: copy,
      dataFolder: { URL(filePath: $0 ?? "/data") })
    if let services { context.services = services }
    return context
  }

  var kitchen: Kitchen {
    let catalog = catalog
    let isBundled = catalog == nil
    var kitchen = Kitchen(catalog: { catalog ?? .bundled })
    kitchen.engine = { isBundled ? Self.bundledEngine : nil }
    kitchen.pages = pages
    if let retailer { kitchen.grocer = { _ in retailer } }
    return kitchen
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
