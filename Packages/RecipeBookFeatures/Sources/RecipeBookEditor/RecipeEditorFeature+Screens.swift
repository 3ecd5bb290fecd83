import AccountParts
import AppShell
import DesignSystem
import IngredientLines
import MealModels
import RecipeBookParts
import RecipeBookScreens
import ScreenParts

extension RecipeEditorFeature {
  func screen(
    of route: Route, state: State, stored: Writing, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = context.presentation(clients.copy)
    if case RecipeBookRoutes.discarding = route {
      let isNew = (state.form?.id ?? stored.unfinished?.id) == nil
      return DiscardRecipeScreen(isNew: isNew, presentation)
    }
    if case RecipeBookRoutes.settling = route {
      return state.settling.map { settling in
        NameSettlingScreen(self.settling(settling, state, context), presentation)
      }
    }
    if RecipeBookRoutes.toSettle ~= route {
      let names = stored.recipes.openNameCounts.map { name, count in
        ToSettleScreen.Name(name, recipeCount: count, answers: state.answers[name] ?? [])
      }
      return ToSettleScreen(names, toast: context.notice, presentation)
    }
    guard let form = state.form else { return nil }
    switch route {
    case RecipeBookRoutes.editor:
      return RecipeEditorScreen(input(form, state, context), presentation)
    case RecipeBookRoutes.ingredient where state.editing?.sheet?.list == .ingredients:
      return IngredientScreen(ingredient(state), presentation)
    case RecipeBookRoutes.step where state.editing?.sheet?.list == .steps:
      return RecipeStepScreen(
        state.step.text, at: state.step.position, of: form.steps.count,
        error: state.step.isRefused ? copy("recipe-line.step.missing") : nil, presentation)
    default: return nil
    }
  }

  private func input(
    _ form: RecipeForm, _ state: State, _ context: ScreenContext
  ) -> RecipeEditorInput {
    let isMissing = form.showsWhatIsMissing
    var input = RecipeEditorInput(isNew: form.id == nil, title: form.title)
    if isMissing, !form.hasTitle { input.titleError = copy("recipe-editor.name.missing") }
    input.servings = number(
      form.refusedServings, "recipe-editor.servings.refused", else: form.servings)
    input.servingCount = form.servings
    input.minutes = number(
      form.refusedMinutes, "recipe-editor.minutes.refused", else: form.minutes)
    input.ingredients = form.ingredientLines(open: state.meal?.read.open ?? [])
    if isMissing, !form.hasIngredients {
      input.ingredientsError = copy("recipe-editor.ingredients.missing")
    }
    input.steps = form.steps.map { .init($0.text, isHeading: $0.isHeading) }
    if form.hasIngredients, let meal = state.meal {
      input.openNames = meal.openNames
      input.contents = copy.allergens(of: meal.meal.facts)
      input.nutrition = copy.figures(of: meal.meal.traits.nutrition)
    }
    // A photo is not stored before saving.
    if clients.photos != nil || form.hadPhoto, !form.isReviewed(clients) {
      input.canChoosePhoto = clients.photos != nil
      input.photo = form.photo == .none ? RecipeEditorInput.Photo.none : .chosen
    }
    input.isReviewed = form.isReviewed(clients)
    input.isSaving = state.editing?.isSaving == true
    input.toast = context.notice
    return input
  }

  private func number(
    _ refused: String?, _ key: CopyKey, else number: Int?
  ) -> RecipeEditorInput.TypedNumber {
    guard let refused else { return .init(number.map(String.init) ?? "") }
    return .init(refused, error: copy(key, ["typed": refused]))
  }

  private func ingredient(_ state: State) -> IngredientInput {
    let (line, found) = (state.ingredient.line, state.ingredient.found)
    var input = IngredientInput(
      isNew: line.position == nil, position: line.position ?? 0, amount: line.amount,
      unit: line.unit, food: line.food, found: found,
      isUnknown: found.isEmpty && isUnknown(line.text, state),
      error: line.isRefused ? copy("recipe-line.food.missing") : nil)
    input.count = state.form?.ingredients.count ?? 0
    return input
  }

  private func isUnknown(_ text: String, _ state: State) -> Bool {
    guard let reader = state.reader?.reader else { return false }
    let lines = RecipeLine.lines(typed: text).filter { !$0.isHeading }.map(\.text)
    let draft = RecipeDraft(title: "", ingredients: [.init(lines)])
    return !lines.isEmpty && !reader.read(draft).open.isEmpty
  }

  private func settling(
    _ settling: Settling, _ state: State, _ context: ScreenContext
  ) -> NameSettlingInput {
    let chosen = Set(settling.chosen.map(\.id))
    return NameSettlingInput(
      name: settling.name, isIngredient: settling.isIngredient, query: settling.query,
      found: settling.found.map { food in
        var food = food
        food.isChosen = chosen.contains(food.id)
        return food
      }, chosen: settling.chosen, toast: context.notice)
  }
}
