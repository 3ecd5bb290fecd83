import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import MealCatalog
import MealModels
import Preferences
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One's own data: seen, taken away, deleted; and nothing done with it without a yes.
@Suite struct PrivacyStory {
  // S-PRIV-01, S-PRIV-03, S-QA-05
  @Test func `without a yes nothing is reported, with it one report goes, after a no none`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let sent = Outbox()
    let guest = try await Diner(on: disk, further: { [ReportFeature(stores: $0, outbox: sent)] })
    try await guest.tap("tab.select?id=settings", "report.send")
    #expect(sent.letters.isEmpty)
    try await guest.tap("settings.open?screen=privacy-policy")
    let row = try #require(try await guest.element("your-data.consent.crash-reports"))
    #expect(!row.accessibility.traits.contains(.selected))
    #expect(try await guest.sees("Says that the app failed, and nothing about you."))

    try await guest.tap("data.consent=on?id=crash-reports", "navigation.dismiss", "report.send")
    #expect(sent.letters == ["It failed."])
    let again = try await Diner(on: disk, further: { [ReportFeature(stores: $0, outbox: sent)] })
    try await again.tap("tab.select?id=settings", "report.send")
    #expect(sent.letters.count == 2)
    try await again.tap("settings.open?screen=privacy-policy")
    try await again.tap("data.consent=off?id=crash-reports", "navigation.dismiss", "report.send")
    #expect(sent.letters.count == 2)
    #expect(try await again.stores.consents.state().given.isEmpty)
  }

  // S-PRIV-03, C-P07
  @Test func `saved meals stay on this device, with premium too`() async throws {
    let guest = try await Diner()
    try await guest.startTrial()
    try await guest.tap("favorites.toggle?id=\(try await guest.meal.id)")
    try await guest.tap("tab.select?id=favorites", "favorites.edit", "favorites.refresh")
    #expect(await guest.app.takeOutgoingEvents().isEmpty)
    #expect(try await guest.stores.consents.state().given.isEmpty)
  }

  // S-PRIV-01, S-PRIV-04, S-PRIV-06
  @Test func `the policy is one tap from Settings, and says that nothing asks for anything`()
    async throws
  {
    let guest = try await Diner()
    try await guest.open("privacy-policy")
    for words in [
      "What you enter and save is kept on this device, and so is your account.",
      "We have no server that stores it.",
      "Nothing. We do not track you, show ads or send a profile anywhere.",
      "From that it learns your taste", "Until you delete it.", "Nothing, unless you choose it.",
      "Used to learn your taste and vary your meals.",
      "Nothing here needs your permission", "Export Data", "Delete My Data",
    ] {
      #expect(try await guest.sees(words), "\(words)")
    }
    #expect(try await guest.stores.consents.state() == Consents())
  }

  // S-PRIV-02
  @Test func `an export is one readable document with everything of every stream`() async throws {
    let (exports, documents) = Self.desk()
    let patience = Patience()
    let guest = try await Diner(exports: exports, sleep: patience.sleep)
    let meal = try await lived(guest)
    patience.begin()
    try await guest.touch("data.export")
    try await guest.wait(toSee: "All of your data was exported to Files.")
    await guest.app.close()
    let text = try #require(documents.letters.first)
    let export = try JSONDecoder().decode(Export.self, from: Data(text.utf8))
    let streams = Set(export.records.map(\.stream))
    let known = await Set(guest.app.world.offers.streams.map(\.name))
    #expect(streams.isSubset(of: known))
    #expect(
      streams == [
        "preferences", "favorites", "history", "entitlement", "nudge", "quiet-lines", "consents",
        "store-receipt",
      ])
    for word in ["Benedetta", "garlic", "vegetarian", meal.recipe.title, meal.id.rawValue] {
      #expect(text.contains(word), "\(word)")
    }
    let records = try await guest.stores.journal.records()
    #expect(export.records.map(\.sequence) == records.map(\.sequence))
    #expect(documents.letters.count == 1)
  }

  // S-PRIV-05, C-D18
  @Test func `deletion asks, and leaves nothing but the store's receipt, byte for byte`()
    async throws
  {
    let disk = JournalFileSystem.inMemory()
    let patience = Patience()
    let guest = try await Diner(on: disk, sleep: patience.sleep)
    let meal = try await lived(guest)
    let before = try TroubledDisk.contents(of: disk)
    let typed = ["Benedetta", "garlic", "vegetarian", meal.recipe.title, "crash-reports", "dark"]
    for word in typed { #expect(before.contains(word), "\(word)") }
    try await guest.tap("data.delete", "navigation.dismiss")
    #expect(try TroubledDisk.contents(of: disk) == before)

    // What a command deletes: the receipt is all there is.
    let copy = try await copied(disk, from: guest)
    try await copy.stores.deleteEverything()
    #expect(try await copy.stores.journal.streams().map(\.rawValue) == ["store-receipt"])
    #expect(!(try TroubledDisk.contents(of: copy.disk).contains(meal.id.rawValue)))

    // The screen begins anew with a first meal, whatever it is.
    try await guest.tap("data.delete")
    patience.begin()
    try await guest.touch("data.confirmDelete")
    try await guest.wait(toSee: "Everything you told this app was deleted.")
    #expect(try await guest.screen.id == "privacy-policy")
    await guest.app.close()
    let after = try TroubledDisk.contents(of: disk)
    for word in typed { #expect(!after.contains(word), "\(word)") }
    #expect(try await guest.happened == [.suggested])
    #expect(try await guest.preferences == EaterPreferences())
    try await guest.tap("tab.select?id=home")
    #expect(try await guest.screen.state == "suggestion")
    try await guest.tap("tab.select?id=settings", "navigation.dismiss")
    #expect(try await guest.sees("None"))
  }

  /// The same records on a disk of their own.
  private func copied(
    _ disk: JournalFileSystem, from guest: Diner
  ) async throws -> (stores: Stores, disk: JournalFileSystem) {
    let other = JournalFileSystem.inMemory()
    try other.makeFolder("/data")
    for name in try disk.list("/data") ?? [] {
      guard let file = try disk.open("/data/\(name)", .read),
        let target = try other.open("/data/\(name)", .create)
      else { continue }
      try target.write(try file.read(0, try file.size()), 0)
    }
    return (
      Stores(
        journal: try EventJournal(directory: URL(filePath: "/data"), fileSystem: other),
        premium: .mealAdvisor), other
    )
  }

  /// Lets somebody use everything that leaves a trace, and end at the privacy policy.
  private func lived(_ guest: Diner) async throws -> Meal {
    try await guest.startTrial()
    try await guest.open("dietary-restrictions")
    try await guest.tap(
      "settings.diet=on?id=vegetarian", "settings.addAllergyFood=garlic",
      "settings.open?screen=household", "household.add=Benedetta", "tab.select?id=home")
    let meal = try await guest.meal
    try await guest.tap(
      "favorites.toggle?id=\(meal.id)", "recipe.open?id=\(meal.id)", "navigation.dismiss",
      "tab.select?id=settings", "tab.select?id=settings", "settings.open?screen=privacy-policy",
      "settings.open?screen=appearance", "settings.appearance=dark", "navigation.dismiss")
    try await guest.stores.consents.record(
      [ConsentEvent("crash-reports", isGiven: true)], at: await guest.app.world.date)
    return meal
  }

  private static func desk() -> (ExportDestination, Outbox) {
    let outbox = Outbox()
    let exports = ExportDestination { document, _ async throws(ExportDestinationError) in
      outbox.put(document)
      return "Files"
    }
    return (exports, outbox)
  }

  /// The part of an export that the test reads.
  private struct Export: Decodable {
    struct Record: Decodable {
      var sequence: Int
      var stream: String
    }

    var format: String
    var version: Int
    var records: [Record]
  }
}

/// What left the app.
final class Outbox: Sendable {
  private let all = Mutex<[String]>([])

  var letters: [String] { all.withLock { $0 } }

  func put(_ letter: String) { all.withLock { $0.append(letter) } }
}

/// A feature that no package knows: it reports failures, if the eater said that it may.
private struct ReportFeature: Feature {
  enum Action: Sendable { case asked }
  enum Effect: Sendable { case send }

  static let consent = "crash-reports"

  let id: FeatureID = "report"
  let routes: [RouteDefinition] = []
  let stores: Stores
  let outbox: Outbox

  func initialState() -> Int { 0 }

  let actions: [ActionHandler<Action>] = [.on(ActionForm("report.send"), .asked)]

  func reduce(_ action: Action, into state: inout Int, stored: Void, world: World) -> [Command<
    Effect
  >] {
    [.run(.send)]
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    .reporting { _ in
      guard let given = try? await stores.consents.state().given, given.contains(Self.consent)
      else { return }
      outbox.put("It failed.")
    }
  }

  func screen(of route: Route, state: Int, stored: Void, context: ScreenContext) -> (
    any Screen
  )? { nil }

  func offers(_ state: Int, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.consents = [
      ConsentOffer(
        Self.consent, title: "Crash Reports",
        explanation: "Says that the app failed, and nothing about you.")
    ]
    offers.add(
      SettingsRowOffer(
        section: "About",
        row: ListRow("settings.report", "Report", action: ControlAction("report.send"))))
    return offers
  }
}
