import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningPresentation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension GroceryListFeature {
  /// Takes in what an effect reports.
  func take(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .made(let groceries):
      let told = state.shown.flatMap { known in
        known.groceries.shopping.settings.store == groceries.shopping.settings.store ? known : nil
      }
      var shown = ShownGroceries(groceries, told?.told ?? ProductAnswer(products: []), copy)
      shown.askedNames = told?.askedNames ?? []
      state.shown = shown
      state.asked.hold(against: groceries)
      let unasked = shown.unasked
      guard groceries.shopping.settings.store != nil, !unasked.isEmpty, world.isConnected else {
        return []
      }
      return [.run(.ask(unasked, groceries), id: "ask")]
    case .told(let answer, let names):
      guard let shown = state.shown else { return [] }
      let all = ProductAnswer(
        products: shown.told.products + answer.products,
        unanswered: shown.told.unanswered + answer.unanswered)
      var next = ShownGroceries(shown.groceries, all, copy)
      next.askedNames = shown.askedNames.union(names)
      state.shown = next
      state.failure = nil
    case .refreshed:
      (state.isRefreshing, state.failure, state.notBefore) = (false, nil, nil)
    case .failed(let error):
      (state.isRefreshing, state.failure) = (false, error)
      if case .rateLimited(let seconds) = error {
        state.notBefore = world.date + Double(seconds ?? 60)
      }
    case .found(let id, let answer):
      if state.substitutes?.item == id { state.substitutes = (id, answer) }
    default: break
    }
    return []
  }

  /// What a tap changes of the list.
  func change(
    _ action: Action, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    guard let shown = state.shown else { return [make(stored, world)] }
    let (groceries, shopping) = (shown.groceries, stored.record.shopping)
    let list = groceries.list
    do throws(GroceryError) {
      switch action {
      case .ticked(let id):
        guard let item = shown.item(id), let row = shown.row(id) else { return [] }
        let events = try shopping.ticking(item.id, on: list, !row.isTicked)
        state.shown?.tick(id, !row.isTicked)
        return record(
          events, teaching: row.isTicked ? [] : groceries.lesson(of: item), world)
      case .removed(let id, let isRemoved):
        guard let item = shown.item(id) else { return [] }
        let events = try shopping.removing(item.id, from: list, isRemoved)
        let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.item) ? [.dismiss] : []
        return leaving + record(events, world, isRemoved ? removed(id, item) : nil)
      case .substituted(let substitution): return try substitute(substitution, state, shown, world)
      case .entered(let words): return try add(words, &state, groceries, world)
      case .mealAdded(let meal): return try add(meal, groceries, stored, world)
      case .substitutionsTapped: return [.run(.replaceMissing(world), id: "replace")]
      default: return []
      }
    } catch {
      return refused(error, &state, world)
    }
  }

  private func record(
    _ events: [GroceryEvent], teaching lessons: [AisleOrderEvent] = [], _ world: World,
    _ notice: Notice? = nil
  ) -> [Command<Effect>] {
    events.isEmpty ? [] : [.run(.record(events, teaching: lessons, world, notice))]
  }

  private func removed(_ id: GroceryItemID, _ item: ListedItem) -> Notice {
    .confirmation(
      copy("grocery-list.removed", ["name": item.item.name]), icon: .undo,
      action: ControlAction(GroceryAction.bringBack, id))
  }

  /// Takes what stands in for an item, or the item itself again.
  private func substitute(
    _ substitution: Substitution, _ state: State, _ shown: ShownGroceries, _ world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    let groceries = shown.groceries
    guard let tapped = shown.item(substitution.item) else { return [] }
    let original = groceries.replacedItem(behind: tapped) ?? tapped
    let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.item) ? [.dismiss] : []
    guard let name = substitution.product else {
      return leaving
        + record(
          try groceries.shopping.substituting(nil, for: original.id, on: groceries.list), world)
    }
    // Only what was found for this very item, and held against every limit, is taken.
    guard let found = state.substitutes, found.item == substitution.item,
      let choice = found.answer?.choices.first(where: { $0.name == name })
    else { return [] }
    return leaving + record(try groceries.events(of: choice, for: original), world)
  }

  private func add(
    _ words: String, _ state: inout State, _ groceries: WeekGroceries, _ world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    state.entry.text = words
    let id = HandItemID(rawValue: "hand-\(world.seed)")
    let events = try groceries.shopping.adding(words, to: groceries.list.id) { id }
    let after = groceries.applying(events)
    let added = after.list.items.first { $0.handItems.contains(id) }
    state.entry = GroceryEntryInput(
      warning: added.flatMap { warning(of: $0, after) },
      added: (added.map {
        [.init(GroceryItemID(rawValue: $0.id.rawValue), $0.item.text)]
      } ?? []) + state.entry.added)
    return record(events, world)
  }

  /// Says that somebody at the table may not have what was added; it is added all the same.
  private func warning(of item: ListedItem, _ groceries: WeekGroceries) -> String? {
    groceries.isHarmful(item) ? copy("grocery-entry.limits", ["name": item.item.name]) : nil
  }

  /// Puts the lines of a recipe on the list, as somebody would write them.
  private func add(
    _ meal: MealID, _ groceries: WeekGroceries, _ stored: KeptPlanning, _ world: World
  ) throws(GroceryError) -> [Command<Effect>] {
    guard let found = clients.service.catalog.meal(clients.service.currentID(of: meal)) else {
      return []
    }
    var shopping = stored.record.shopping
    var events: [GroceryEvent] = []
    for (index, line) in found.recipe.ingredients.enumerated() {
      let id = HandItemID(rawValue: "meal-\(world.seed)-\(index)")
      let added = try shopping.adding(
        String(line.text.prefix(HandItem.longest)), to: groceries.list.id
      ) { id }
      for event in added { shopping.apply(event) }
      events += added
    }
    return record(
      events, world,
      .confirmation(copy("grocery-list.meal-added", ["title": found.recipe.title])))
  }

  private func refused(
    _ error: GroceryError, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    let words =
      switch error {
      case .noWords: copy("grocery-entry.no-words")
      case .textTooLong(_, let most): copy("grocery-entry.too-long", ["count": String(most)])
      case .listTooLong(let most): copy("grocery-entry.list-full", ["count": String(most)])
      case .unknownItem, .unknownName, .usedID: copy("error.unsaved")
      }
    guard world.isAt(PlanningRoutes.entry) else { return [.say(.failure(words))] }
    state.entry.error = words
    return []
  }
}
