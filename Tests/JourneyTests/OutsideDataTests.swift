import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import Testing

/// A stored event: glasses of water that the user drank.
private struct Glass: Codable, Sendable {
  var count: Int
}

/// A feature that no package knows, with its own stream.
private struct DiaryFeature: Feature {
  enum Action: Sendable { case drunk }
  enum Effect: Sendable { case write(World) }

  let id: FeatureID
  let routes: [RouteDefinition] = []
  let store: Store<Int, Glass>
  let survives: Bool
  let stored: Slice<Int>

  init(_ name: StreamName, in journal: EventJournal, survives: Bool) {
    let store = Store(
      EventStream<Int, Glass>(name: name, initialState: 0) { all, glass, _ in all += glass.count },
      in: journal)
    id = FeatureID(name.rawValue)
    self.store = store
    self.survives = survives
    stored = Slice(
      StoredPart(name.rawValue, initial: 0) { known in
        let reading = try await store.reading()
        return StoredReading(StoredVersion(reading.revision), unless: known, reading.state)
      })
  }

  func initialState() {}

  var actions: [ActionHandler<Action>] { [.on(drink, .drunk)] }

  private var drink: ActionForm<Void, Void> { ActionForm(ActionID("\(id).drink") ?? "none.none") }

  func reduce(
    _ action: Action, into state: inout Void, stored glasses: Int, world: World
  ) -> [Command<Effect>] {
    [.run(.write(world))]
  }

  func perform(_ effect: Effect, _ context: EffectContext<Int>) -> AsyncStream<Action> {
    .reporting { [store] _ in
      guard case .write(let world) = effect else { return }
      _ = try? await context.write { try await store.record([Glass(count: 1)], at: world.date) }
    }
  }

  func screen(
    of route: Route, state: Void, stored glasses: Int, context: ScreenContext
  ) -> (any Screen)? { nil }

  func offers(_ state: Void, _ glasses: Int, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer(id.rawValue, holds: "What you drank", survivesDeletion: survives)
    ]
    offers.add(
      SettingsRowOffer(
        section: "Wellbeing",
        row: ListRow(
          ElementID("settings.\(id)"), "Drink", value: "\(glasses) in \(id)",
          action: ControlAction(drink))))
    return offers
  }
}

/// The app treats the data of an outside feature like its own.
@Suite struct OutsideDataTests {
  private func guest() async throws -> Diner {
    try await Diner(further: { stores in
      [
        DiaryFeature("water", in: stores.journal, survives: false),
        DiaryFeature("receipts", in: stores.journal, survives: true),
      ]
    })
  }

  @Test func `the app shows, exports and deletes outside data, or keeps it as its feature says`()
    async throws
  {
    let guest = try await guest()
    try await guest.tap("tab.select?id=settings", "water.drink", "water.drink", "receipts.drink")
    #expect(try await guest.words.contains("2 in water"))
    let export = String(decoding: try await guest.stores.journal.exportAll(), as: UTF8.self)
    #expect(export.contains("\"water\"") && export.contains("\"receipts\""))

    try await guest.tap("settings.open?screen=privacy-policy", "data.delete", "data.confirmDelete")
    try await guest.tap("tab.select?id=settings")
    #expect(try await guest.words.contains("0 in water"), "it is gone, also from the screen")
    #expect(try await guest.words.contains("1 in receipts"))
  }

  @Test func `the app describes outside data and says whether deletion removes it`() async throws {
    let guest = try await guest()
    try await guest.open("privacy-policy")
    let streams = await guest.app.world.offers.streams
    let rows = try await guest.screen.element.all
    for stream in streams {
      let row = try #require(rows.first { $0.id == ElementID("your-data.kept.\(stream.name)") })
      let said = row.accessibility.label + row.accessibility.value + row.accessibility.hint
      #expect(said.contains(stream.holds))
      #expect(said.contains("Stays when you delete") == stream.survivesDeletion, "\(said)")
    }
    #expect(streams.map(\.name).contains("water") && streams.contains { $0.name == "history" })
    #expect(
      streams.filter(\.survivesDeletion).map(\.name).sorted() == ["receipts", "store-receipt"])
  }

  @Test func `the app reads outside data again after another process changed it`() async throws {
    let guest = try await guest()
    try await guest.tap("tab.select?id=settings")
    try await DiaryFeature("water", in: guest.stores.journal, survives: false).store
      .record([Glass(count: 5)], at: guest.app.world.date)
    await guest.app.dataChanged(.everything)
    #expect(try await guest.words.contains("5 in water"))
  }
}
