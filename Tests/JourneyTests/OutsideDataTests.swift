import AppShell
import AppTesting
import DesignSystem
import EaterRecord
import Journal
import MealAdvisorFeatureParts
import MealAdvisorFeatures
import Testing

/// A glass of water that was drunk, as it is stored.
private struct Glass: Codable, Sendable {
  var count: Int
}

/// A feature that no package knows and that keeps its data in a stream of its own.
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

  func action(for call: ActionCall) -> Action? {
    call.id.description == "\(id).drink" ? .drunk : nil
  }

  func reduce(
    _ action: Action, _ state: inout Void, _ glasses: Int, _ world: World
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
    _ route: Route, _ state: Void, _ glasses: Int, _ context: ScreenContext
  ) -> (any Screen)? { nil }

  func offers(_ state: Void, _ glasses: Int, _ world: World) -> Offers {
    var offers = Offers()
    offers.streams = [
      StreamOffer(id.rawValue, holds: "what you drank", survivesDeletion: survives)
    ]
    offers.add(
      SettingsRowOffer(
        section: "Wellbeing",
        row: ListRow(
          ElementID("settings.\(id)"), "Drink", value: "\(glasses) in \(id)",
          action: ControlAction(ActionID("\(id).drink") ?? "none.none"))))
    return offers
  }
}

/// What a feature from outside stores is treated as ours is.
@Suite struct OutsideDataTests {
  private func guest() async throws -> Diner {
    try await Diner(further: { stores in
      [
        DiaryFeature("water", in: stores.journal, survives: false),
        DiaryFeature("receipts", in: stores.journal, survives: true),
      ]
    })
  }

  @Test func `it is shown, exported, refreshed and deleted, or survives where it says so`()
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

  @Test func `it is read again when another process changed it`() async throws {
    let guest = try await guest()
    try await guest.tap("tab.select?id=settings")
    try await DiaryFeature("water", in: guest.stores.journal, survives: false).store
      .record([Glass(count: 5)], at: guest.app.world.date)
    await guest.app.dataChanged(.everything)
    #expect(try await guest.words.contains("5 in water"))
  }
}
