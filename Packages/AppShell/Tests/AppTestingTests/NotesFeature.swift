import AppShell
import DesignSystem

/// A page with one of each: a title, a field, a switch, a choice, twins, and what cannot be used.
struct NotesFeature: Feature {
  struct State: Sendable {
    var title = ""
    var isPinned = false
    var saved = 0
  }

  enum Action: Sendable { case titled(String), pinned(Bool), saved, waited, left }
  enum Effect: Sendable { case wait }

  let id: FeatureID = "notes"
  let routes = [RouteDefinition(RouteForm("notes"), .root)]

  func initialState() -> State { State() }

  static let share = ActionForm("notes.share", about: .text("id"))

  let actions: [ActionHandler<Action>] = [
    .on(ActionForm("notes.title", enters: .text(maxLength: 5)), entering: { .titled($0) }),
    .on(ActionForm("notes.pin", enters: .toggle), entering: { .pinned($0) }),
    .on(ActionForm("notes.save"), .waited),
    .on(Self.share) { _ in .left },
  ]

  func reduce(_ action: Action, into state: inout State, stored: Void, world: World) -> [Command<
    Effect
  >] {
    switch action {
    case .titled(let title): state.title = title
    case .pinned(let isPinned): state.isPinned = isPinned
    case .saved: state.saved += 1
    case .waited: return [.run(.wait)]
    case .left: return [.leave(to: Departure("share:\(world.seed)"))]
    }
    return []
  }

  func perform(_ effect: Effect, _ context: EffectContext<Void>) -> AsyncStream<Action> {
    .reporting { report in
      guard (try? await context.environment.sleep(3)) != nil else { return }
      report(.saved)
    }
  }

  func screen(
    of route: Route, state: State, stored: Void, context: ScreenContext
  ) -> (any Screen)? {
    NotesScreen(notes: state, tabBar: context.tabBar)
  }

  func offers(_ state: State, _ stored: Void, _ world: World) -> Offers {
    var offers = Offers()
    offers.tab = TabOffer(Route("notes"), .home, "Notes")
    offers.deepLinks = [DeepLink("notes", to: RouteForm("notes"))]
    return offers
  }
}

struct NotesScreen: Screen {
  let id: ScreenID = "notes"
  var state: StateID { notes.saved > 0 ? "saved" : "empty" }
  let title = "Notes"
  var notes: NotesFeature.State
  var tabBar: TabBar?
  var primaryAction: ElementID? { "notes.save" }

  var element: Element {
    ScreenRoot("notes") {
      TextBlock("notes.count", "\(notes.saved) saved: \(notes.title)", style: .title)
      TextEntry(
        "notes.title", label: "Title", text: notes.title,
        action: ControlAction("notes.title", slot: .text(maxLength: 5)))
      ListRow(
        "notes.pin", "Pinned", accessory: .toggle(isOn: notes.isPinned),
        action: ControlAction("notes.pin", slot: .toggle))
      ActionButton("notes.save", .primary, "Save", action: ControlAction("notes.save"))
      ["tea", "milk"].map { name in
        ActionButton(
          ElementID("notes.\(name)"), .secondary, "Share",
          action: ControlAction(NotesFeature.share, name))
      }
      ActionButton(
        "notes.delete", .secondary, "Delete", action: ControlAction("notes.delete"),
        phase: .disabled)
      tabBar
    }.element
  }

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.element == rhs.element }
}
