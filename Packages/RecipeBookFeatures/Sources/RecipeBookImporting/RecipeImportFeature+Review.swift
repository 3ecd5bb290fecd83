import AppShell
import DesignSystem
import EaterMeals
import MealModels
import PremiumGate
import RecipeBookParts
import RecipeBookScreens
import RecipeStore
import ScreenParts

extension RecipeImportFeature {
  /// The review of a read recipe, and saving it.
  func review(
    _ action: Action, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .reviewOpened:
      guard let recipe = stored.review else { return [] }
      state.isSaving = false
      state.asked = AskedReadings(host: state.asked.host)
      return [.show(Route(RecipeBookRoutes.review))] + compare(recipe)
    case .confirmed(let field):
      guard var recipe = stored.review, !state.isSaving else { return [] }
      recipe.doubts?.removeAll { $0 == field.rawValue }
      return [.run(.change(recipe, world))]
    case .photoTapped:
      if !state.isSaving { state.keepsPhoto.toggle() }
      return []
    case .saveTapped: return save(&state, stored, world)
    case .saved(let id, let draft, let words):
      return saved(words, &state, world)
        + (state.keepsPhoto ? photo(id, draft, world) : [])
    case .unsaved(let error):
      state.isSaving = false
      var key: CopyKey = "error.unsaved"
      if case .tooLarge = error { key = "recipe-editor.too-large" }
      return [.say(.failure(copy(key)))]
    default: return []
    }
  }

  /// Looks for a saved recipe that may be the same, unless the read recipe already replaces one.
  private func compare(_ recipe: UnfinishedRecipe) -> [Command<Effect>] {
    recipe.id == nil ? [.run(.compare(recipe.draft), id: "same")] : []
  }

  private func save(
    _ state: inout State, _ stored: Stored, _ world: World
  ) -> [Command<Effect>] {
    guard let recipe = stored.review, !state.isSaving,
      input(recipe, state, stored: stored, world: world).obstacle == nil
    else { return [] }
    if let prompt = prompt(recipe.id == nil ? .add : .change, stored, world) { return [prompt] }
    state.isSaving = true
    let safety = clients.safety(of: state.looked?.meal, for: stored.table, at: world.deviceDate)
    let words = clients.words(onSaved: recipe.draft.title, safety)
    return [.run(.save(recipe, saying: words, world))]
  }

  /// Fetches the photo of a saved recipe's page, if it names one.
  private func photo(
    _ id: RecipeID?, _ draft: RecipeDraft, _ world: World
  ) -> [Command<Effect>] {
    guard let id, draft.image != nil, world.isConnected else { return [] }
    return [.run(.keepPhoto(id, draft, world), id: EffectID("photo \(id)"))]
  }

  private func saved(
    _ words: String, _ state: inout State, _ world: World
  ) -> [Command<Effect>] {
    state.isSaving = false
    state.same = nil
    return (world.isAt(RecipeBookRoutes.review) ? [.dismiss] : []) + [.say(.confirmation(words))]
  }

  // MARK: - The same recipe

  /// Carries out the choice about a recipe that is already saved.
  func decide(
    _ action: Action, in state: inout State, stored: Stored, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .openKeptTapped:
      guard let same = state.same else { return [.dismiss] }
      // The read recipe waits among the recipes until it is saved or discarded.
      return [.dismiss, .dismiss, .fire(RecipeAction.open.call(same.id))]
    case .replaceTapped:
      guard let same = state.same, let recipe = stored.review else { return [.dismiss] }
      return [.dismiss, .run(.replace(same.id, recipe))]
    case .replacing(let recipe): return [.run(.change(recipe, world))]
    case .keptGone:
      state.same = nil
      return [.say(.failure(copy("same-recipe.gone")))]
    case .giveUpTapped:
      state.same = nil
      return [.dismiss, .dismiss, .run(.change(nil, world))]
    default: return []
    }
  }

  // MARK: - Contents

  /// Computes the contents of the reviewed recipe again.
  func look(_ state: inout State, _ stored: Stored, _ world: World) {
    guard let recipe = stored.review else { return state.looked = nil }
    guard state.looked?.recipe != recipe || state.looked?.names != stored.names else { return }
    let kept = StoredRecipe(
      id: recipe.id ?? "unsaved", origin: recipe.origin, content: RecipeContent(recipe.draft),
      addedAt: world.date, changedAt: world.date)
    let meal = OwnMealReader(clients.foods(), settled: stored.names).meal(kept)
    state.looked = Looked(recipe: recipe, names: stored.names, meal: meal)
  }

  func input(
    _ recipe: UnfinishedRecipe, _ state: State, stored: Stored, world: World
  ) -> RecipeReviewInput {
    let form = RecipeForm(recipe)
    var input = RecipeReviewInput(
      title: form.title, servings: recipe.draft.countedServings, minutes: form.minutes,
      source: recipe.draft.source, steps: form.steps.map { .init($0.text, isHeading: $0.isHeading) }
    )
    input.servingsRange = recipe.draft.servingsRange
    input.ingredients = form.ingredientLines(open: state.looked?.meal.read.open ?? [])
    input.doubts = recipe.doubtfulFields
    input.replaces = recipe.original?.title
    input.isSaving = state.isSaving
    input.photo = recipe.draft.image.map { image in
      .init(from: HandedPage("", at: image).host, isKept: state.keepsPhoto)
    }
    if form.hasIngredients, let meal = state.looked?.meal {
      input.openNames = meal.openNames
      input.readings = readings(state, input, isConnected: world.isConnected)
      input.contents = copy.allergens(of: meal.meal.facts)
      input.limits = clients.sentences(
        on: clients.safety(of: meal, for: stored.table, at: world.deviceDate))
    }
    return input
  }
}
