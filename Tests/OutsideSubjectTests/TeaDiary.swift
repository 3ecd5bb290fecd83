import AppComposition
import AppRecord
import AppShell
import CommandKit
import DesignSystem
import Journal
import ScreenCommands
import SharingFeatures
import SharingScreens

// A subject that no package knows: a diary of tea.

/// The last brew of each tea.
struct TeaDiary: Hashable, Sendable {
  var minutes: [String: Int] = [:]
}

/// A tea was brewed for so many minutes; a tasting note stays on the device.
enum TeaEvent: Codable, Hashable, Sendable {
  case brewed(String, minutes: Int)
  case noted(String)
}

extension EventStream where State == TeaDiary, Content == TeaEvent {
  /// The stream of the diary, of which a household shares what was brewed.
  static let tea = EventStream(name: "tea", initialState: TeaDiary()) { diary, event, _ in
    if case .brewed(let tea, let minutes) = event { diary.minutes[tea] = minutes }
  }.shared { event, _ in
    guard case .brewed(let tea, _) = event else { return nil }
    return EditMeaning(.sets, of: tea, fields: ["minutes"])
  }
}

/// The feature of the diary: a tab with a row for each tea.
struct TeaFeature: Feature {
  enum Action: Sendable { case steeped(String), stored, householdTapped }
  enum Effect: Sendable { case brew(String, Int, World) }

  let id: FeatureID = "tea"
  let routes = [RouteDefinition(RouteForm("tea"), .root)]
  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("tea.steep", about: .text("tea"))) { .steeped($0) },
    .on(ActionForm("tea.household"), .householdTapped),
  ]
  let store: Store<TeaDiary, TeaEvent>
  let copy: Copy

  var stored: Slice<TeaDiary> {
    let store = store
    return Slice(
      StoredPart("tea", initial: TeaDiary()) { known in
        let reading = try await store.reading()
        return StoredReading(StoredVersion(reading.revision), unless: known, reading.state)
      })
  }

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored diary: TeaDiary, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .steeped(let tea): [.run(.brew(tea, (diary.minutes[tea] ?? 0) + 1, world))]
    case .householdTapped: [.show(Route(SharingRoutes.sharing))]
    case .stored: []
    }
  }

  func perform(_ effect: Effect, _ context: EffectContext<TeaDiary>) -> AsyncStream<Action> {
    .reporting { report in
      guard case .brew(let tea, let minutes, let world) = effect else { return }
      _ = await context.isWritten {
        try await store.record([.brewed(tea, minutes: minutes)], at: world.date)
      }
      report(.stored)
    }
  }

  func screen(
    of route: Route, state: Void, stored diary: TeaDiary, context: ScreenContext
  ) -> (any Screen)? {
    TeaScreen(diary: diary, copy: copy)
  }

  func offers(_ state: Void, _ diary: TeaDiary, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("tea"), .servings, copy("tea.title"))
    offers.streams = [StreamOffer("tea", holds: copy("tea.kept"), use: copy("tea.use"))]
    let (copy, stream) = (copy, EventStream<TeaDiary, TeaEvent>.tea)
    offers.add(
      DisputeWords(
        of: stream.name, title: { copy("tea.pot", ["tea": $0 ?? ""]) },
        name: { _ in copy("tea.steeping") },
        value: { record, _, _ in
          guard case .brewed(_, let minutes) = stream.content(of: record) else { return nil }
          return .text(copy("tea.minutes", ["count": String(minutes)]))
        }))
    return offers
  }
}

/// The screen of the diary, to which the shell adds tab bar and notice.
struct TeaScreen: Screen {
  let id: ScreenID = "tea"
  var diary: TeaDiary
  var copy: Copy

  var state: StateID { diary.minutes.isEmpty ? "empty" : "brewed" }
  var title: String { copy("tea.title") }
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot("tea") {
      PageContent("tea.content") {
        ListSection("tea.pots", header: copy("tea.title")) {
          diary.minutes.sorted { $0.key < $1.key }.map { tea, minutes in
            ListRow(
              ElementID("tea.pot").child(tea), copy("tea.pot", ["tea": tea]),
              value: copy("tea.minutes", ["count": String(minutes)]),
              action: ControlAction(ActionForm("tea.steep", about: .text("tea")), tea))
          }
          ListRow(
            "tea.household", copy("tea.household"), accessory: .disclosure,
            action: ControlAction(ActionForm("tea.household"), motion: .push))
        }
      }
    }.element
  }
}

extension AppPart {
  /// The diary of tea.
  static let tea = AppPart(
    sharing: [EventStream<TeaDiary, TeaEvent>.tea.sharing],
    features: { session in
      [TeaFeature(store: session.record.store(of: .tea), copy: session.context.copy)]
    },
    verbs: { sessions, _ in [brew(sessions)] },
    screens: { copy in
      [
        ListedScreen(
          "tea", "Tea",
          states: [
            ListedState("brewed") { _ in
              TeaScreen(diary: TeaDiary(minutes: ["oolong": 3]), copy: copy)
            }
          ])
      ]
    }, words: words)

  private static let words: [CopyKey: CopyEntry] = [
    "tea.title": "Tea Diary", "tea.pot": "A pot of {tea}", "tea.minutes": "{count} min",
    "tea.steeping": "Steeping", "tea.household": "Household",
    "tea.kept": "The teas that you brewed",
    "tea.use": "To remember how long",
  ]

  private static func brew(_ sessions: SessionOpener) -> CommandForm {
    let minutes = Flag("--minutes", "N", "for how long")
    let note = Flag("--note", "TEXT", "what it tasted like; it stays on this device")
    return CommandForm("brew TEA", flags: [minutes, note], "note a pot of tea") {
      (invocation) async throws(CommandError) in
      let count = try invocation.number(minutes, in: 1...60) ?? 3
      return try await sessions(invocation) { session async throws(CommandError) in
        let store = session.record.store(of: EventStream<TeaDiary, TeaEvent>.tea)
        let notes = invocation.arguments.value(note).map { [TeaEvent.noted($0)] } ?? []
        let now = session.now
        _ = try await session.storing { _ async throws(JournalError) in
          try await store.record(
            [.brewed(invocation.operand(), minutes: count)] + notes, at: now)
        }
        return Reply(lines: ["Brewed \(invocation.operand())."])
      }
    }
  }
}
