import AppShell
import DesignSystem
import MealModels
import RecipeBookParts
import RecipeBookScreens
import RecipeStore
import ScreenParts

extension RecipeEditorFeature {
  /// Settles the meaning of an unknown name; the answer applies to all recipes.
  func settle(
    _ action: Action, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .settleTapped(let name):
      if state.form == nil { read(&state, stored, world) }
      if world.countAbove(RecipeBookRoutes.toSettle) != nil {
        // The name may be of any recipe; it is looked for at once.
        state.settling = Settling(
          name: name, isIngredient: stored.recipes.isOnLine(name), query: name,
          found: foods(named: name, &state))
        return [.show(Route(RecipeBookRoutes.settling))]
      }
      let isIngredient = state.meal?.read.open.contains { $0.name == name } ?? true
      state.settling = Settling(name: name, isIngredient: isIngredient)
      return [.show(Route(RecipeBookRoutes.settling))]
    case .foodSought(let query):
      let found = foods(named: query, &state)
      state.settling?.query = query
      state.settling?.found = found
    case .foodChosen(let id): choose(id, &state)
    case .nameKept: return keepName(&state, world)
    case .noFoodTapped:
      // An ingredient line names a food, so its name cannot mean no food.
      guard let settling = state.settling, !settling.isIngredient else { return [] }
      return record(settling.name, .noFood, words: "", world)
    case .nameForgotten(let name):
      return [.run(.settle(.forgotten(name: name), words: "", world))]
    case .settled(let event, let words):
      read(&state, stored, world)
      return tell(event, words: words, in: &state, world: world)
    case .namesChanged:
      if state.reader?.names != stored.names { read(&state, stored, world) }
      if world.countAbove(RecipeBookRoutes.toSettle) != nil { findAnswers(&state, stored) }
    case .namesTapped: return [.show(Route(RecipeBookRoutes.toSettle))]
    case .namesShown: findAnswers(&state, stored)
    case .answered(let choice): return answer(choice, &state, world)
    default: break
    }
    return []
  }

  /// Finds the likely meanings of the unknown names that have none yet.
  private func findAnswers(_ state: inout State, _ stored: Writing) {
    for (name, _) in stored.recipes.openNameCounts where state.answers[name] == nil {
      state.answers[name] = answers(
        to: name, isIngredient: stored.recipes.isOnLine(name), &state)
    }
  }

  /// Stores an answer, if the list offers it.
  private func answer(
    _ choice: NameChoice, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard let answer = state.answers[choice.name]?.first(where: { $0.choice == choice }) else {
      return []
    }
    state.settling = nil
    let foods = answer.foods
    let meaning: SettledMeaning =
      foods.isEmpty ? .noFood : foods.count == 1 ? .food(foods[0]) : .contains(foods)
    return record(answer.name, meaning, words: copy.list(answer.foodNames), world)
  }

  private func choose(_ id: FoodID, _ state: inout State) {
    if let index = state.settling?.chosen.firstIndex(where: { $0.id == id }) {
      state.settling?.chosen.remove(at: index)
    } else if var food = state.settling?.found.first(where: { $0.id == id }) {
      food.isChosen = true
      state.settling?.chosen.append(food)
    }
  }

  private func keepName(_ state: inout State, _ world: World) -> [Command<Effect>] {
    guard let settling = state.settling, let first = settling.chosen.first else { return [] }
    let meaning: SettledMeaning =
      settling.chosen.count == 1
      ? .food(first.id) : .contains(settling.chosen.map(\.id))
    return record(
      settling.name, meaning, words: copy.list(settling.chosen.map(\.name)), world)
  }

  private func record(
    _ name: String, _ meaning: SettledMeaning, words: String, _ world: World
  ) -> [Command<Effect>] {
    guard let event = try? SettledNames.settling(name, as: meaning) else { return [] }
    return [.run(.settle(event, words: words, world))]
  }

  /// The page with the question: the list of names, the editor, or the review of a read recipe.
  private func page(below state: State, _ world: World) -> Route {
    if world.countAbove(RecipeBookRoutes.toSettle) != nil {
      return Route(RecipeBookRoutes.toSettle)
    }
    return Route(state.form == nil ? RecipeBookRoutes.review : RecipeBookRoutes.editor)
  }

  private func tell(
    _ event: SettledNameEvent, words: String, in state: inout State, world: World
  ) -> [Command<Effect>] {
    let name = state.settling?.name ?? event.name
    guard case .settled = event else {
      return [.say(.confirmation(copy("settling.forgotten", ["name": name])))]
    }
    let text =
      words.isEmpty
      ? copy("settling.settled.no-food", ["name": name])
      : copy("settling.settled", ["name": name, "foods": words])
    let notice = Notice.confirmation(
      text, icon: .undo, action: ControlAction(NameSettlingAction.forget, name))
    return (world.isAt(RecipeBookRoutes.settling) ? [.dismiss] : []) + [
      .say(notice, on: page(below: state, world))
    ]
  }
}
