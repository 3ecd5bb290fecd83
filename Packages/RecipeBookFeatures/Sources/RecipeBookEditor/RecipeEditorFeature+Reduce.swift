import AccountSubscription
import AppShell
import DesignSystem
import EaterMeals
import MealModels
import PremiumGate
import RecipeBookParts
import RecipeBookScreens
import RecipeStore
import ScreenParts

extension RecipeEditorFeature {
  typealias Writing = RecipeBookStores.Writing

  func reduce(
    _ action: Action, into state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .createTapped: return begin(.add, in: &state, stored: stored, world: world) { _ in [] }
    case .resumeTapped: return leaving(world) + resume(&state, stored, world)
    case .reviewChangeTapped: return write(&state, stored, world)
    case .editTapped(let id):
      return begin(.change, in: &state, stored: stored, world: world) { _ in
        [.run(.open(id), id: "open")]
      }
    case .opened(let recipe): return open(recipe, in: &state, stored: stored, world: world)
    case .gone: return [.say(.failure(copy("my-recipes.gone")))]
    case .named, .servingsTyped, .servingsStepped, .minutesTyped:
      return fill(action, in: &state, stored: stored, world: world)
    case .lineTapped, .lineMoved, .lineRemoved, .undone, .lineEdited, .stepTyped, .lineKept,
      .lineCancelled:
      return changeLines(action, in: &state, stored: stored, world: world)
    case .settleTapped, .foodSought, .foodChosen, .nameKept, .noFoodTapped, .nameForgotten,
      .namesChanged, .settled, .namesTapped, .namesShown, .answered:
      return settle(action, in: &state, stored: stored, world: world)
    case .photoTapped, .photoRemoved, .photoChosen:
      return changePhoto(action, &state)
    case .saveTapped, .cancelTapped, .discardTapped, .saved, .refused:
      return finish(action, in: &state, stored: stored, world: world)
    case .kept: state.saidUnkept = false
    case .unkept:
      defer { state.saidUnkept = true }
      return state.saidUnkept ? [] : [.say(.failure(copy("recipe-editor.unkept")))]
    case .unstored: return [.say(.failure(copy("error.unsaved")))]
    }
    return []
  }

  // MARK: - Beginning

  /// Begins a new recipe, unless premium is needed or another one is not saved yet.
  private func begin(
    _ usage: Usage, in state: inout State, stored: Writing, world: World,
    work: (inout State) -> [Command<Effect>]
  ) -> [Command<Effect>] {
    let leaving = leaving(world)
    if let prompt = prompt(for: usage, stored, world) { return leaving + [prompt] }
    if stored.unfinished != nil {
      return leaving + resume(&state, stored, world) + [
        .say(
          .confirmation(copy("my-recipes.resumed"), icon: .draft),
          on: isReview(stored) ? Route(RecipeBookRoutes.review) : Route(RecipeBookRoutes.editor))
      ]
    }
    guard usage == .add else { return leaving + work(&state) }
    let form = RecipeForm(UnfinishedRecipe(RecipeForm.empty))
    return leaving + show(form, in: &state, stored: stored, world: world)
  }

  private func resume(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    if let prompt = prompt(for: .add, stored, world) { return [prompt] }
    if isReview(stored) { return [.fire(RecipeReviewAction.open.call())] }
    return write(&state, stored, world)
  }

  /// Whether the unsaved recipe was read from elsewhere, and there is a page to review it.
  private func isReview(_ stored: Writing) -> Bool {
    clients.links != nil && stored.unfinished?.doubts != nil
  }

  /// Closes the sheets from which a recipe is begun.
  private func leaving(_ world: World) -> [Command<Effect>] {
    world.isAt(RecipeBookRoutes.menu) || world.isAt(RecipeBookRoutes.importing) ? [.dismiss] : []
  }

  private func write(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    guard let unfinished = stored.unfinished else { return [] }
    // A photo that was chosen lives as long as the app.
    if let form = state.form, form.unfinished == unfinished {
      return show(form, in: &state, stored: stored, world: world)
    }
    return show(RecipeForm(unfinished), in: &state, stored: stored, world: world)
  }

  private func open(
    _ recipe: StoredRecipe, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    let draft = recipe.content.draft
    let form = RecipeForm(
      UnfinishedRecipe(draft, of: recipe.id, original: draft, origin: recipe.origin),
      hasPhoto: recipe.content.picture != nil)
    return show(form, in: &state, stored: stored, world: world)
  }

  private func show(
    _ form: RecipeForm, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    state.editing = Editing(form)
    read(&state, stored, world)
    return [.show(Route(RecipeBookRoutes.editor))]
  }

  private func prompt(
    for usage: Usage, _ stored: Writing, _ world: World
  ) -> Command<Effect>? {
    let decision = clients.decision(usage, stored.entitlement, at: world.deviceDate)
    guard case .needsPremium(let trigger) = decision else { return nil }
    return .show(Route(PremiumRoutes.prompt, trigger))
  }

  // MARK: - Fields

  private func fill(
    _ action: Action, in state: inout State, stored: Writing, world: World
  ) -> [Command<Effect>] {
    switch action {
    case .named(let title): state.editing?.form.title = title
    case .servingsTyped(let text): state.editing?.form.setServings(typed: text)
    case .servingsStepped(let count):
      guard RecipeEditorInput.servingRange.contains(count) else { return [] }
      state.editing?.form.setServings(count)
    case .minutesTyped(let text): state.editing?.form.setMinutes(typed: text)
    default: return []
    }
    return changed(&state, stored, world)
  }

  /// Computes the current contents of the recipe, and stores the unfinished recipe.
  func changed(
    _ state: inout State, _ stored: Writing, _ world: World
  ) -> [Command<Effect>] {
    guard let form = state.form else { return [] }
    read(&state, stored, world)
    return [.run(.keep(form.isChanged ? form.unfinished : nil, world))]
  }

  /// Computes the current contents of the recipe.
  func read(_ state: inout State, _ stored: Writing, _ world: World) {
    let reviewed = isReview(stored) ? stored.unfinished.map { RecipeForm($0) } : nil
    guard let form = state.form ?? reviewed else { return state.meal = nil }
    if state.reader?.names != stored.names {
      state.reader = (stored.names, OwnMealReader(clients.foods(), settled: stored.names))
    }
    let recipe = StoredRecipe(
      id: form.id ?? "unsaved", origin: form.origin, content: RecipeContent(form.draft),
      addedAt: world.date, changedAt: world.date)
    state.meal = state.reader?.reader.meal(recipe)
  }

  private func changePhoto(_ action: Action, _ state: inout State) -> [Command<Effect>] {
    switch action {
    case .photoTapped: return [.run(.choosePhoto, id: "photo")]
    case .photoRemoved: state.editing?.form.photo = .none
    case .photoChosen(let bytes):
      do throws(RecipeStoreError) {
        state.editing?.form.photo = .chosen(try RecipePicture(bytes))
      } catch {
        var key: CopyKey = "recipe-editor.photo.refused"
        switch error {
        case .pictureTooLarge, .pictureTooWide: key = "recipe-editor.photo.too-large"
        default: break
        }
        return [.say(.failure(copy(key)))]
      }
    default: break
    }
    return []
  }
}
