import AccountSubscription
import AppShell
import DesignSystem
import MealModels
import PremiumGate
import RecipeBookParts
import RecipeBookScreens
import RecipeStore
import ScreenParts

extension RecipeEditorFeature {
  /// Handles saving, and leaving without saving.
  func finish(
    _ action: Action, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .saveTapped: return save(&state, stored, world)
    case .cancelTapped: return cancel(&state, stored, world)
    case .discardTapped:
      state.editing = nil
      let page: [Command<Effect>] = state.isPageBelow ? [.dismiss] : []
      return [.dismiss] + page + [.run(.keep(nil, world))]
    case .saved(let words):
      state.editing = nil
      return (world.isAt(RecipeBookRoutes.editor) ? [.dismiss] : []) + [
        .say(.confirmation(words), on: Route(RecipeBookRoutes.myRecipes))
      ]
    case .refused(let error):
      state.editing?.isSaving = false
      var key: CopyKey = "error.unsaved"
      if case .tooLarge = error { key = "recipe-editor.too-large" }
      return [.say(.failure(copy(key)))]
    default: return []
    }
  }

  /// Nothing stored is changed while any field is invalid.
  private func save(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    guard let editing = state.editing, !editing.isSaving else { return [] }
    let form = editing.form
    if form.isReviewed(clients) { return goBack(form, &state, world) }
    guard form.isComplete else {
      state.editing?.form.showsWhatIsMissing = true
      return []
    }
    let usage: Usage = form.id == nil ? .add : .change
    let decision = clients.decision(usage, stored.entitlement, at: world.deviceDate)
    if case .needsPremium(let trigger) = decision {
      return [.show(Route(PremiumRoutes.prompt, trigger))]
    }
    state.editing?.isSaving = true
    let safety = clients.safety(of: state.meal, for: stored.table, at: world.deviceDate)
    return [.run(.save(form, saying: clients.words(onSaved: form.title, safety), world))]
  }

  /// Returns a read recipe to its review, with all changes, which are already stored.
  private func goBack(
    _ form: RecipeForm, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    guard form.refusedServings == nil, form.refusedMinutes == nil else { return [] }
    guard !state.saidUnkept else { return [.run(.keep(form.unfinished, world))] }
    state.editing = nil
    return [.dismiss]
  }

  /// Leaves without saving; asks first if changes would be lost.
  private func cancel(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    if world.isAt(RecipeBookRoutes.editor), let form = state.form, form.isReviewed(clients) {
      return goBack(form, &state, world)
    }
    state.isPageBelow = world.isAt(RecipeBookRoutes.editor)
    if state.isPageBelow, state.form?.isChanged != true {
      state.editing = nil
      return [.dismiss, .run(.keep(nil, world))]
    }
    guard state.isPageBelow || stored.unfinished != nil else { return [] }
    return [.show(Route(RecipeBookRoutes.discarding))]
  }
}

extension RecipeForm {
  /// Whether it was read from elsewhere, and is saved from its review page.
  func isReviewed(_ clients: RecipeBookClients) -> Bool { clients.links != nil && doubts != nil }
}
