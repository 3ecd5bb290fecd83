import AccountParts
import AppShell
import DesignSystem
import RecipeBookParts
import RecipeBookScreens
import RecipeStore

extension RecipeImportFeature {
  func screen(
    of route: Route, state: State, stored: Stored, context: ScreenContext
  ) -> (any Screen)? {
    let presentation = context.presentation(clients.copy)
    switch route {
    case RecipeBookRoutes.review:
      return stored.review.map { recipe in
        var input = input(recipe, state, stored: stored, world: context.world)
        input.needsPremium =
          prompt(recipe.id == nil ? .add : .change, stored, context.world) != nil
        input.toast = context.notice
        return RecipeReviewScreen(input, presentation)
      }
    case RecipeBookRoutes.same:
      return state.same.map { SameRecipeScreen($0.title, $0.reason, presentation) }
    default:
      return RecipeImportScreen(
        RecipeImportInput(
          way: state.way, link: state.link, text: state.text, phase: state.phase,
          unfinished: stored.unfinished?.draft.title, host: state.page?.host ?? ""), presentation)
    }
  }
}
