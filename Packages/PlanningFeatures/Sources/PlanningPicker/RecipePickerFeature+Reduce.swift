import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation
import RecipeBookScreens

extension RecipePickerFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened(let target): return open(target, in: &state, stored: stored, world: world)
    case .tabTapped(let tab): (state.tab, state.limit, state.showsHeld) = (tab, State.page, false)
    case .heldTapped: state.showsHeld.toggle()
    case .looked(let query): return look(for: query, &state, stored, world)
    case .searchesTapped: state.isSearchesOpen.toggle()
    case .searchesForgotten: return [.run(.forgetSearches(world))]
    case .filterTapped: return [.show(Route(PlanningRoutes.filter))]
    case .narrowed(let narrowing): return narrow(narrowing, &state, world)
    case .moreTapped: state.limit += State.page
    case .settleTapped: return [.fire(NameSettlingAction.list.call())]
    case .importTapped: return [.fire(RecipeBookAction.openImport.call())]
    case .storedChanged: if state.search != nil { refreshSearch(&state, stored) }
    case .curated(let meals): state.curated = meals
    case .priced(let costs): state.costs = costs
    case .unstored: return [sayUnstored]
    case .addTapped, .addForSomeTapped, .addAnywayTapped, .planTapped, .forSomeConfirmed,
      .anywayConfirmed, .servingsTapped, .served, .confirmed, .written:
      return serve(action, in: &state, stored: stored, world: world)
    }
    return []
  }

  private func open(
    _ target: PickerTarget, in state: inout State, stored: KeptPlanning, world: World
  ) -> [Command<Effect>] {
    changingPlan(stored, world) {
      state = State()
      state.target = target
      state.currency = stored.record.shopping.settings.place?.currency ?? .usd
      refreshSearch(&state, stored)
      let leaving: [Command<Effect>] = world.isAt(PlanningRoutes.slot) ? [.dismiss] : []
      return leaving + [
        .show(Route(PlanningRoutes.picker)), .run(.curate(target, world), id: "curate"),
      ]
    }
  }

  private func refreshSearch(_ state: inout State, _ stored: KeptPlanning) {
    guard state.search == nil || state.ownMeals != stored.record.ownMeals else { return }
    state.search = clients.service.search(cuisineName: copy.name(of:))
    state.ownMeals = stored.record.ownMeals
  }

  private func look(
    for query: String, _ state: inout State, _ stored: KeptPlanning, _ world: World
  ) -> [Command<Effect>] {
    (state.query, state.limit, state.isSearchesOpen) = (query, State.page, false)
    state.showsHeld = false
    refreshSearch(&state, stored)
    let isAsking = !query.allSatisfy(\.isWhitespace)
    return isAsking ? [.run(.remember(query, world))] : []
  }

  private func narrow(
    _ narrowing: Narrowing, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.limit = State.page
    switch narrowing {
    case .tag(let tag): state.filter.tags.formSymmetricDifference([tag])
    case .minutes(let minutes): state.filter.minutes = minutes
    case .none: state.filter = PickerFilter()
    case .budget(let amount):
      state.filter.budget = amount.map {
        Money(hundredths: Int(bounded: ($0 * 100).rounded()), state.currency)
      }
      return amount != nil && state.costs == nil ? [.run(.price(world), id: "price")] : []
    }
    return []
  }
}
