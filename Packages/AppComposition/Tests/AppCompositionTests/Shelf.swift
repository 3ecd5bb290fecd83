import AppComposition
import AppRecord
import AppShell
import CommandKit
import DesignSystem
import Journal
import PremiumGate
import ScreenParts

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Something that was put on a shelf.
struct Jar: Codable, Hashable, Sendable {
  var holds: String
}

extension EventStream where State == [String], Content == Jar {
  /// A subject that no package knows.
  static let shelf = EventStream(name: "shelf", initialState: []) { jars, jar, _ in
    jars.append(jar.holds)
  }
}

/// The feature of the shelf: a tab, what its stream holds, and a use of data that is asked for.
struct ShelfFeature: Feature {
  enum Action: Sendable { case shown }

  let copy: Copy
  let id: FeatureID = "shelf"
  let routes = [RouteDefinition(RouteForm("shelf"), .root)]

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored: Void, world: World
  ) -> [Command<Never>] {
    []
  }

  func screen(
    of route: Route, state: Void, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    ShelfScreen(title: copy("shelf.title"), tabBar: context.tabBar)
  }

  func offers(_ state: Void, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("shelf"), .servings, copy("shelf.title"))
    offers.streams = [StreamOffer("shelf", holds: copy("shelf.kept"))]
    offers.consents = [
      ConsentOffer("postcards", title: copy("shelf.postcards"), explanation: "By post.")
    ]
    return offers
  }
}

private struct ShelfScreen: Screen {
  let id: ScreenID = "shelf"
  let state: StateID = "default"
  let title: String
  var tabBar: TabBar?
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot("shelf") {
      PageContent("shelf.content") { TextBlock("shelf.words", title) }
      tabBar
    }.element
  }
}

extension AppPart {
  /// The shelf: a verb, a feature with a tab, and their words.
  static let shelf = AppPart(
    features: { session in [ShelfFeature(copy: session.context.copy)] },
    verbs: { sessions, _ in
      [
        CommandForm("put FOOD", "put something on the shelf") {
          (invocation) async throws(CommandError) in
          try await sessions(invocation) { session async throws(CommandError) in
            let (jar, now) = (Jar(holds: invocation.operand()), session.now)
            _ = try await session.storing { record async throws(JournalError) in
              try await record.store(of: .shelf).record([jar], at: now)
            }
            return Reply(lines: ["There is \(jar.holds) now."])
          }
        }
      ]
    },
    words: [
      "shelf.title": "Shelf", "shelf.kept": "What stands on the shelf",
      "shelf.postcards": "Send postcards",
    ])
}

/// A program of parts over files in memory.
struct ShelfProgram: Sendable {
  static let start = Date(timeIntervalSince1970: 1_778_610_600)

  var files = JournalFileSystem.inMemory()
  var earlierFolder: EarlierFolder?
  var parts: [AppPart] = [.shelf]
  var offer = PremiumOffer()
  var dataFolder: @Sendable (_ asked: String?) throws -> URL? = { URL(filePath: $0 ?? "/data") }
  var exportFile = ExportFile.live

  var program: AppProgram {
    let start = Self.start
    var context = AppContext(
      brand: Brand(name: "Shelf", id: "shelf", tagline: "What is there?"), version: "1.0.0",
      environment: AppEnvironment(
        now: { start }, secondsFromGMT: { _ in 0 }, sleep: { _ in },
        makeID: { "id-\(UInt64.random(in: .min ... .max))" }, makeSeed: { 1 },
        isConnected: { true }, region: .unitedStates),
      offer: offer, fileSystem: files, copy: Copy([]), dataFolder: dataFolder)
    context.earlierFolder = earlierFolder
    return AppProgram(context, parts)
  }

  /// Calls the program with the words of a line.
  func call(_ line: String) async -> Outcome {
    await program.commandLine("shelf-demo").run(
      line.split(separator: " ").map(String.init),
      in: CommandContext(outputFolder: .live(maker: "shelf"), exportFile: exportFile))
  }

  /// What is stored in a folder.
  func record(in folder: String = "/data") throws -> AppStores {
    AppStores(journal: try EventJournal(directory: URL(filePath: folder), fileSystem: files))
  }
}
