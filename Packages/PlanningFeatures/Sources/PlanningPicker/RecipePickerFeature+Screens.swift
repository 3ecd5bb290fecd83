import AppShell
import DesignSystem
import EaterRecord
import MealModels
import MealPictures
import MealPlan
import PlanningParts
import PlanningPresentation
import ScreenParts
import SuggestionEngine

extension RecipePickerFeature {
  func screen(
    of route: Route, state: State, stored: KeptPlanning, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = presentation(context)
    if PlanningRoutes.serving ~= route {
      return state.serving.map {
        ServingSelectionScreen(input($0, stored, context), presentation)
      }
    }
    if PlanningRoutes.notForAll ~= route {
      return state.limits.map { question in
        NotForAllScreen(
          title: question.title, lines: lines(of: question.accepting.obstacles),
          admitted: question.admitted.isEmpty ? nil : copy.people(question.admitted),
          presentation)
      }
    }
    let picked = picked(state, stored, context.world)
    if PlanningRoutes.filter ~= route {
      return PickerFilterScreen(
        PickerFilterInput(
          filter: state.filter, matchCount: picked?.meals.count, currency: state.currency),
        presentation)
    }
    return RecipePickerScreen(
      input(state: state, picked: picked, stored: stored, context: context), presentation)
  }

  /// The recipes that may be picked; nil if limits cannot be read, so that no meal is known to be
  /// safe.
  private func picked(
    _ state: State, _ stored: KeptPlanning, _ world: World
  ) -> PickedRecipes? {
    let service = clients.service
    guard let limits = try? service.safeLimits(of: stored.record, at: world.deviceDate) else {
      return nil
    }
    return PickedRecipes(
      state, record: stored.record, service: service,
      world: (moment: world.moment, limits: limits.everybody), copy: copy)
  }

  private func input(
    state: State, picked: PickedRecipes?, stored: KeptPlanning, context: ScreenContext
  ) -> RecipePickerInput {
    let plan = stored.record.plan
    let meals = picked?.shown ?? []
    let isAsking = state.tab == .curated && state.curated == nil
    var input = RecipePickerInput(
      tab: state.tab, query: state.query, filter: state.filter,
      cards: picked == nil || isAsking
        ? nil : cards(of: picked, state, stored, context),
      furtherCount: max(0, meals.count - state.limit),
      leftOutCount: picked.map { $0.showsHeld ? 0 : $0.held.count } ?? 0,
      trend: picked?.trend ?? .household,
      wider: wider(state: state, picked: picked, stored: stored, world: context.world),
      recentSearches: stored.searches, isSearchesOpen: state.isSearchesOpen,
      place: state.target.place(in: plan),
      swapped: state.target.swapped.flatMap { plan[$0]?.content.title },
      isOffline: !context.world.isConnected, isUnreadable: picked == nil, toast: context.notice)
    if state.tab == .imported, stored.record.ownMeals == StoredState.unreadOwnMeals {
      (input.cards, input.isReadingOwn) = (nil, true)
    }
    input.leftOutNames = picked.flatMap { names(keptFrom: $0, stored, context.world) }
    input.hasOpenNames =
      state.tab == .imported
      && picked?.held.contains { !$0.facts.unknownIngredients.isEmpty } == true
    input.showsLeftOut = state.showsHeld && picked?.held.isEmpty == false
    return input
  }

  /// The names of those for whom the recipes that are left out are not; nil for one person alone.
  private func names(
    keptFrom picked: PickedRecipes, _ stored: KeptPlanning, _ world: World
  ) -> String? {
    guard !picked.showsHeld, !picked.held.isEmpty else { return nil }
    let preferences = stored.record.preferences(at: world.deviceDate)
    guard preferences.household.count > 1 else { return nil }
    let limits = clients.service.limitsByEater(preferences)
    let names = preferences.names.filter { name in
      picked.held.contains { limits[name]?.admits($0.facts) == false }
    }
    return names.isEmpty ? nil : copy.people(names)
  }

  /// The limits that a meal breaks for some people, as sentences.
  func lines(of obstacles: [MealObstacle]) -> [String] {
    let foods = obstacles.flatMap(\.reasons).flatMap(\.breach.mentionedFoods)
    return copy.lines(of: obstacles, foodNames: clients.service.names(of: foods))
  }

  /// The cards of the first recipes; one that is not for everybody says what stands in the way.
  private func cards(
    of picked: PickedRecipes?, _ state: State, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> [RecipePickerInput.Card] {
    let held = Set(picked?.held.map(\.id) ?? [])
    let date = context.world.deviceDate
    let eaters = state.target.eaters(in: stored.record.plan)
    return (picked?.shown ?? []).prefix(state.limit).compactMap { summary in
      guard var card = card(summary, stored, context) else { return nil }
      guard held.contains(summary.id), let meal = clients.service.catalog.meal(summary.id) else {
        return card
      }
      card.obstacles = lines(
        of: clients.service.obstacles(to: meal, eatenBy: eaters, stored.record, at: date))
      let admitted = admitted(to: meal, among: eaters, stored.record, at: date)
      card.admitted = admitted.isEmpty ? nil : copy.people(admitted)
      return card
    }
  }

  private func card(
    _ summary: MealSummary, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> RecipePickerInput.Card? {
    guard let meal = clients.service.catalog.meal(summary.id) else { return nil }
    let state =
      context.offers.all(PictureShelf.self).first?[PictureRequest(meal.id, .hero)] ?? .drawn
    let said = stored.record.history[meal.id]
    // A first impression, given before eating the dish, shows no stars.
    let stars = said.isFirstImpression ? nil : said.stars
    return RecipePickerInput.Card(
      meal.id, summary.title,
      image: .meal(meal, phase: state.phase, photo: state.photo), rating: stars.map(Double.init),
      ingredientCount: meal.recipe.ingredients.count, minutes: summary.statedMinutes,
      servings: meal.recipe.credits?.statesServings == false ? nil : meal.recipe.servings)
  }

  /// The wider searches after a search without results: without filters, and with the probable
  /// query.
  private func wider(
    state: State, picked: PickedRecipes?, stored: KeptPlanning, world: World
  ) -> [RecipePickerInput.WiderSearch] {
    guard let picked, picked.meals.isEmpty, !state.query.isEmpty, let search = state.search else {
      return []
    }
    let limits = clients.service.limits(
      of: stored.record.preferences(at: world.deviceDate))
    let words = PickerQuery(state.query, copy).text
    let nearest = search.meals(matching: words, for: limits).nearest
    return ([words] + [nearest].compactMap(\.self)).filter { $0 != state.query && !$0.isEmpty }
      .map { query in
        let found = search.meals(matching: query, for: limits, limit: .max)
        return .init(query, count: found.meals.count)
      }.filter { $0.count > 0 }
  }

  private func input(
    _ serving: ServingQuestion, _ stored: KeptPlanning, _ context: ScreenContext
  ) -> ServingSelectionInput {
    let purpose: ServingSelectionInput.Purpose =
      switch serving.purpose {
      case .add: .add
      case .change: .change
      case .swap: .swap
      }
    let there = serving.place.map { stored.record.plan.entries(in: PlanSlot($0)) } ?? []
    var input = ServingSelectionInput(
      serving.title, servings: serving.servings, written: serving.written, purpose: purpose,
      day: serving.day, slot: serving.slot, days: serving.days,
      planned: purpose == .add
        ? there.filter { $0.state != .skipped }.map(\.content.title) : [],
      toast: context.notice)
    input.eaters = serving.eaters.isEmpty ? nil : copy.people(serving.eaters)
    input.accepted = serving.accepted.map { lines(of: $0.obstacles) } ?? []
    return input
  }
}
