import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import ScreenParts

/// The food at home: added, counted, dated, removed, and what is always there.
struct PantryFeature: PlanningFeature {
  struct State: Sendable {
    /// The text in the field, and the reason why it was refused.
    var typed = ""
    /// Whether a text was sent since the button was last pressed.
    var hasSent = false
    var error: String?
    /// The reason why the amount of the open item was refused.
    var amountError: String?
  }

  enum Action: Sendable {
    case opened
    case typed(String)
    case confirmed
    case itemTapped(PantryItemID)
    case counted(PantryItemID, String)
    case dated(PantryItemID, String)
    case removed(PantryItemID, isRemoved: Bool)
    case stapled(FoodID, Bool)
    case added(String)
    case refused(String)
    case unread
    case stored(Notice?)
    case unstored
  }

  enum Effect: Sendable {
    case add(String, World)
    case count(PantryItem, String, World)
    case record([PantryEvent], World, Notice?)
  }

  let id: FeatureID = "pantry"
  let routes = [
    RouteDefinition(PlanningRoutes.pantry, .push),
    RouteDefinition(PlanningRoutes.pantryItem, .sheet),
  ]
  let clients: PlanningClients
  let stored: Slice<KeptPlanning>

  init(_ clients: PlanningClients) {
    self.clients = clients
    stored = clients.kept
  }

  func initialState() -> State { State() }

  let actions: [ActionHandler<Action>] = [
    .on(PantryAction.open, .opened),
    .on(PantryAction.add, entering: { .typed($0) }),
    .on(PantryAction.confirm, .confirmed),
    .on(PantryAction.item) { .itemTapped($0) },
    .on(PantryAction.amount) { .counted($0, $1) },
    .on(PantryAction.useBy) { .dated($0, $1) },
    .on(PantryAction.remove) { .removed($0, isRemoved: true) },
    .on(PantryAction.bringBack) { .removed($0, isRemoved: false) },
    .on(PantryAction.always) { .stapled($0, true) },
    .on(PantryAction.staple) { .stapled($0, $1) },
  ]

  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened:
      state = State()
      return [.show(Route(PlanningRoutes.pantry))]
    case .itemTapped(let id):
      state.amountError = nil
      return [.show(Route(PlanningRoutes.pantryItem, id))]
    case .typed(let words):
      (state.typed, state.error, state.hasSent) = (words, nil, true)
      return changingGroceries(stored, world) { [.run(.add(words, world), id: "add")] }
    case .confirmed:
      if !state.hasSent { state.error = copy("pantry.add.missing") }
      state.hasSent = false
    case .counted, .dated, .removed, .stapled:
      return changingGroceries(stored, world) { change(action, in: &state, stored, world) }
    case .added(let name):
      state.typed = ""
      return [.say(.confirmation(copy("pantry.add.added", ["name": name])))]
    case .refused(let reason): state.error = reason
    case .unread: state.amountError = copy("pantry.amount.unread")
    case .stored(let notice): return notice.map { [.say($0)] } ?? []
    case .unstored: return [sayUnstored]
    }
    return []
  }

  private func change(
    _ action: Action, in state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    let pantry = stored.record.pantry
    switch action {
    case .counted(let id, let text):
      state.amountError = nil
      guard let stock = pantry[id], !text.allSatisfy(\.isWhitespace) else {
        return record(pantry.counting(id, nil), world)
      }
      return [.run(.count(stock.item, text, world), id: "count")]
    case .dated(let id, let text):
      let day = CalendarDay(text)?.number
      guard text.isEmpty || day != nil, pantry[id]?.item.useBy != day else { return [] }
      return record([.changed(id, .useBy(day))], world)
    case .removed(let id, let isRemoved):
      let name = pantry[id]?.item.name.capitalizedFirst ?? ""
      let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.pantryItem) ? [.dismiss] : []
      let notice = Notice.confirmation(
        copy("pantry.removed", ["name": name]), icon: .undo,
        action: ControlAction(PantryAction.bringBack, id))
      return leaving
        + record([.changed(id, .isRemoved(isRemoved))], world, isRemoved ? notice : nil)
    case .stapled(let food, let isStaple):
      guard pantry.staples.contains(food) != isStaple else { return [] }
      return record([.staple(food, isStaple)], world)
    default: return []
    }
  }

  private func record(
    _ events: [PantryEvent], _ world: World, _ notice: Notice? = nil
  ) -> [Command<Effect>] {
    events.isEmpty ? [] : [.run(.record(events, world, notice))]
  }
}

extension String {
  /// The text with a capital first letter.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
