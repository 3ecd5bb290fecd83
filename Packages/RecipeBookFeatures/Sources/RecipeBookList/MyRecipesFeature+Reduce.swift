import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeStore

extension MyRecipesFeature {
  func reduce(
    _ action: Action, into state: inout State, stored: RecipeBookStores.Listing, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .opened: return open(&state, stored, world)
    case .shown:
      if !state.isChosen, !stored.recipes.meals.summaries.isEmpty {
        (state.shown, state.further) = (MyRecipesInput.ownShelf, nil)
      }
      return finding(state, world)
    case .shelfTapped(let id):
      (state.shown, state.further, state.isChosen) = (id, nil, true)
      state.limit = RecipeShelf.pageLength
      // The tags of another list are others, and its recipes were not added.
      state.choice.tag = nil
      if state.choice.order == .newest { state.choice.order = .name }
      return finding(state, world)
    case .furtherFound(let found, let shelf, let query, let choice):
      // An answer to an earlier query or order comes too late.
      if (shelf, query, choice) == (state.shown, state.query, state.choice) {
        state.further = found
      }
    case .recipesChanged:
      let isKnown = state.shelf?.revision == stored.recipes.revision
      return state.isUnreadable || state.shelf != nil && !isKnown ? [find(state)] : []
    case .looked(let query): return look(for: query, &state, world)
    case .choiceTapped: return [.show(Route(RecipeBookRoutes.choice))]
    case .orderChosen, .minutesChosen, .starsChosen, .tagChosen, .neverCookedTapped,
      .conditionsCleared:
      choose(action, &state.choice)
      state.limit = RecipeShelf.pageLength
      return finding(state, world)
    case .moreTapped:
      state.limit += RecipeShelf.pageLength
      return finding(state, world)
    case .searchesForgotten: return [.run(.forgetSearches(world))]
    case .menuTapped(let id): return [.show(Route(RecipeBookRoutes.menu, id))]
    case .removeTapped(let id):
      return leavingMenu(world) + [.run(.remove(id, world))]
    case .bringBackTapped(let id): return [.run(.bringBack(id, world))]
    case .found(let shelf):
      state.isUnreadable = false
      // An answer to an earlier query or order comes too late.
      if shelf.query == state.query, shelf.choice == state.choice { state.shelf = shelf }
    case .unreadable: state.isUnreadable = true
    case .removed(let id, let title): return [removed(id, title)]
    case .broughtBack(let title):
      return [.say(.confirmation(clients.copy("my-recipes.back", ["title": title])))]
    case .unstored: return [.say(.failure(clients.copy("error.unsaved")))]
    }
    return []
  }

  /// A person with recipes can always read and delete them; for all others the page is premium.
  private func open(
    _ state: inout State, _ stored: RecipeBookStores.Listing, _ world: World
  ) -> [Command<Effect>] {
    (state.query, state.limit) = ("", RecipeShelf.pageLength)
    if !clients.shelves.isEmpty {
      state.shown = MyRecipesInput.ownShelf
      return [.show(Route(RecipeBookRoutes.myRecipes))] + finding(state, world)
    }
    let decision = clients.decision(.view, stored.entitlement, at: world.deviceDate)
    if case .needsPremium(let trigger) = decision, stored.recipes.meals.summaries.isEmpty,
      stored.unfinished == nil, stored.queue.links.isEmpty
    {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    return [.show(Route(RecipeBookRoutes.myRecipes))]
  }

  private func look(
    for query: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    (state.query, state.limit) = (query, RecipeShelf.pageLength)
    let isAsking = !query.allSatisfy(\.isWhitespace)
    return finding(state, world) + (isAsking ? [.run(.remember(query, world))] : [])
  }

  private func choose(_ action: Action, _ choice: inout RecipeChoice) {
    switch action {
    case .orderChosen(let order): choice.order = order
    case .minutesChosen(let most): choice.minutes = most
    case .starsChosen(let least): choice.stars = least
    case .tagChosen(let tag): choice.tag = tag
    case .neverCookedTapped: choice.isNeverCooked.toggle()
    default: choice = choice.withoutConditions
    }
  }

  private func find(_ state: State) -> Command<Effect> {
    .run(.find(state.query, by: state.choice, limit: state.limit), id: "find")
  }

  /// Finds the recipes of the shown list.
  private func finding(_ state: State, _ world: World) -> [Command<Effect>] {
    guard state.shown != MyRecipesInput.ownShelf else { return [find(state)] }
    return [
      .run(
        .findFurther(
          state.query, by: state.choice, limit: state.limit, shelf: state.shown, world),
        id: "find-further")
    ]
  }

  private func leavingMenu(_ world: World) -> [Command<Effect>] {
    world.isAt(RecipeBookRoutes.menu) ? [.dismiss] : []
  }

  private func removed(_ id: RecipeID, _ title: String) -> Command<Effect> {
    let notice = Notice.confirmation(
      clients.copy("my-recipes.removed", ["title": title]), icon: .undo,
      action: ControlAction(RecipeBookAction.bringBack, id))
    return .say(notice, on: Route(RecipeBookRoutes.myRecipes))
  }
}
