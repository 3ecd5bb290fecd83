import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

extension GroceryListFeature {
  /// A tap in the sheet of lists.
  enum ListTap: Sendable {
    case shown(GroceryListID)
    case made(String)
    case editing(GroceryListID)
    case renamed(String)
    case deleted(GroceryListID)
    case restored(GroceryListID)
    case moved(ItemMove)
  }

  /// The actions of lists, of their order and of their filter.
  static let listActions: [ActionHandler<Action>] = [
    .on(GroceryAction.filter, .opens(PlanningRoutes.groceryFilter)),
    .on(GroceryAction.unfilter, .unfiltered),
    .on(GroceryAction.sorting, .opens(PlanningRoutes.grocerySorting)),
    .on(GroceryAction.sort) { .sorted($0) },
    .on(GroceryAction.basket, .basketTapped),
    .on(GroceryAction.lists, .opens(PlanningRoutes.groceryLists)),
    .on(GroceryAction.showList) { .lists(.shown($0)) },
    .on(GroceryAction.makeList, entering: { .lists(.made($0)) }),
    .on(GroceryAction.editList) { .lists(.editing($0)) },
    .on(GroceryAction.renameList, entering: { .lists(.renamed($0)) }),
    .on(GroceryAction.deleteList) { .lists(.deleted($0)) },
    .on(GroceryAction.restoreList) { .lists(.restored($0)) },
    .on(GroceryAction.moveItem) { .lists(.moved($0)) },
  ]

  /// Applies a tap that changes what is shown, and nothing that is bought.
  func arrange(
    _ action: Action, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opens(let route):
      (state.renaming, state.nameError) = (nil, nil)
      return [.show(Route(route))]
    case .unfiltered: state.recipes = []
    case .basketTapped: state.isBasketOpen.toggle()
    case .sorted(let order):
      let leaving: [Command<Effect>] =
        world.isAt(PlanningRoutes.grocerySorting) ? [.dismiss] : []
      return leaving + record([.set(.sorting(order))], world)
    default: break
    }
    return []
  }

  /// Applies a tap in the sheet of lists.
  func change(
    _ tap: ListTap, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    let shopping = stored.record.shopping
    state.nameError = nil
    do throws(GroceryError) {
      switch tap {
      case .shown(let id): return show(id, in: &state, stored: stored, world: world)
      case .made(let name):
        let id = GroceryListID.own(String(world.seed))
        let events = try shopping.making(name, id: id)
        return record(events, world) + show(id, in: &state, stored: stored, world: world)
      case .editing(let id): state.renaming = id
      case .renamed(let name):
        guard let id = state.renaming else { return [] }
        let events = try shopping.renaming(id, to: name)
        state.renaming = nil
        return record(events, world)
      case .deleted(let id): return try delete(id, in: &state, stored: stored, world: world)
      case .restored(let id): return record(try shopping.deleting(id, false), world)
      case .moved(let move): return try moveItem(move, state: state, shopping, world)
      }
    } catch {
      state.nameError = words(of: error)
    }
    return []
  }

  /// Refuses an empty field; a text was sent before.
  func confirm(_ state: inout State, _ world: World) -> [Command<Effect>] {
    if world.isAt(PlanningRoutes.item) {
      return confirmAmount(state)
    } else if world.isAt(PlanningRoutes.groceryLists) {
      state.nameError = state.nameError ?? copy("grocery-lists.no-name")
    } else if state.hasSent {
      state.hasSent = false
    } else if state.entry.error == nil {
      state.entry.error = copy("grocery-entry.missing")
    }
    return []
  }

  /// Leaves the item with its amount, or says again why the typed one is refused.
  private func confirmAmount(_ state: State) -> [Command<Effect>] {
    let isWrong = state.drawer?.wrongAmount != nil
    return [isWrong ? .say(.failure(copy("grocery-item.amount.wrong"))) : .dismiss]
  }

  private func words(of error: GroceryError) -> String {
    switch error {
    case .textTooLong(_, let most): copy("grocery-lists.long", ["count": String(most)])
    case .usedListName(let name): copy("grocery-lists.used", ["name": name])
    case .tooManyLists(let most): copy("grocery-lists.full", ["count": String(most)])
    default: copy("grocery-lists.no-name")
    }
  }

  private func show(
    _ id: GroceryListID, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    state.list = id.isOwn ? id : nil
    (state.recipes, state.renaming) = ([], nil)
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.groceryLists) ? [.dismiss] : []
    let (shown, day) = (world.shownWeek(stored).lowerBound, id.days?.lowerBound)
    guard let day, day != shown else { return leaving + [make(state, stored, world)] }
    // The planner keeps the shown week, so that both show the same one.
    return leaving + [.fire(PlannerAction.week.call(day)), .fire(GroceryAction.look.call())]
  }

  private func delete(
    _ id: GroceryListID, in state: inout State, stored: KeptPlanning, world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    let shopping = stored.record.shopping
    let name = shopping.ownList(id)?.name ?? ""
    let events = try shopping.deleting(id)
    let notice = Notice.confirmation(
      copy("grocery-lists.deleted", ["name": name]), icon: .undo,
      action: ControlAction(GroceryAction.restoreList, id))
    return record(events, world, notice)
      + show(
        .week(from: world.shownWeek(stored).lowerBound), in: &state, stored: stored, world: world)
  }

  private func moveItem(
    _ move: ItemMove, state: State, _ shopping: Shopping, _ world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    guard let item = state.shown?.item(move.item) else { return [] }
    var events: [GroceryEvent] = []
    for id in item.handItems { events += try shopping.moving(id, to: move.list) }
    let list = shopping.ownList(move.list)?.name ?? copy("grocery-list.title")
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.item) ? [.dismiss] : []
    let words = copy("grocery-lists.moved", ["name": item.item.name, "list": list])
    return leaving + record(events, world, .confirmation(words))
  }

  /// The sheet of lists.
  func lists(
    _ state: State, _ stored: KeptPlanning, isAllowed: Bool, _ context: ScreenContext
  ) -> GroceryListsInput {
    let world = context.world
    let first = world.shownWeek(stored).lowerBound
    let present = stored.week(of: world.moment.dayNumber).lowerBound
    let before = (first - 7)..<first
    let isPlanned = !stored.record.plan.entries(of: before).isEmpty
    return GroceryListsInput(
      firstDay: first,
      weeks: Set([present, first, first + 7] + (isPlanned ? [first - 7] : [])).sorted(),
      presentWeek: present,
      lists: stored.record.shopping.ownLists.map { .init($0.id, $0.name) },
      shown: state.list ?? .week(from: first), renaming: state.renaming, error: state.nameError,
      isAllowed: isAllowed, toast: context.notice)
  }

  /// The lists that a hand-added item can move to.
  func otherLists(for item: ListedItem, state: State, stored: KeptPlanning, world: World)
    -> [GroceryListsInput.List]
  {
    guard item.isByHand else { return [] }
    let own = stored.record.shopping.ownLists.filter { $0.id != state.list }
      .map { GroceryListsInput.List($0.id, $0.name) }
    guard state.list != nil else { return own }
    let week = GroceryListID.week(from: world.shownWeek(stored).lowerBound)
    return [.init(week, copy("grocery-list.title"), isOwn: false)] + own
  }
}
