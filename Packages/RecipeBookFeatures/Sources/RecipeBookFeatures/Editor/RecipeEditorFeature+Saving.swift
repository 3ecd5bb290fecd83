import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import PremiumGate
import RecipeBookScreens
import RecipeStore
import ScreenParts

extension RecipeEditorFeature {
  /// Saving, and the ways out without it.
  func finish(
    _ action: Action, _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    switch action {
    case .saveTapped: return save(&state, stored, world)
    case .cancelTapped: return cancel(&state, stored, world)
    case .discardTapped:
      state.form = nil
      let page: [Command<Effect>] = state.isPageBelow ? [.dismiss] : []
      return [.dismiss] + page + [.run(.keep(nil, world))]
    case .saved(let title, let isOpen):
      state.form = nil
      state.isSaving = false
      let key: CopyKey = isOpen ? "my-recipes.saved.open" : "my-recipes.saved"
      return (world.isAt(RecipeBookRoutes.editor) ? [.dismiss] : []) + [
        .say(
          .confirmation(copy(key, ["title": title])), on: Route(RecipeBookRoutes.myRecipes))
      ]
    case .refused(let error):
      state.isSaving = false
      var key: CopyKey = "error.unsaved"
      if case .tooLarge = error { key = "recipe-editor.too-large" }
      return [.say(.failure(copy(key)))]
    default: return []
    }
  }

  /// Nothing that is stored is touched while anything cannot be used.
  private func save(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    guard let form = state.form, !state.isSaving else { return [] }
    if form.isReviewed(clients) { return goBack(form, &state, world) }
    guard form.isComplete else {
      state.form?.showsWhatIsMissing = true
      return []
    }
    let usage: Usage = form.id == nil ? .add : .change
    let decision = clients.decision(usage, stored.entitlement, at: world.deviceDate)
    if case .needsPremium(let trigger) = decision {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    state.isSaving = true
    let isOpen = state.meal?.openNames.isEmpty == false
    return [.run(.save(form, isOpen: isOpen, world))]
  }

  /// What was read goes back to where it is looked through, with all changes, which are kept already.
  private func goBack(
    _ form: RecipeForm, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard form.refusedServings == nil, form.refusedMinutes == nil else { return [] }
    guard !state.saidUnkept else { return [.run(.keep(form.unfinished, world))] }
    state.form = nil
    return [.dismiss]
  }

  /// Asks only where something would be lost.
  private func cancel(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    if world.isAt(RecipeBookRoutes.editor), let form = state.form, form.isReviewed(clients) {
      return goBack(form, &state, world)
    }
    state.isPageBelow = world.isAt(RecipeBookRoutes.editor)
    if state.isPageBelow, state.form?.isChanged != true {
      state.form = nil
      return [.dismiss, .run(.keep(nil, world))]
    }
    guard state.isPageBelow || stored.unfinished != nil else { return [] }
    return [.show(Route(RecipeBookRoutes.discarding))]
  }
}

extension RecipeForm {
  /// Whether it was read from elsewhere, and is saved from the page where it is looked through.
  func isReviewed(_ clients: RecipeBookClients) -> Bool { clients.links != nil && doubts != nil }
}
