import MealModels
import PrintedText

/// The front matter of a recipe in Markdown.
enum WrittenMatter {
  /// Fills the fields that the text itself lacks; a value without a field is reported.
  static func fill(_ recipe: inout ExchangedRecipe, _ matter: FrontMatter) -> [String] {
    var stated = ExchangedRecipe(RecipeDraft(title: ""))
    var members = matter.members
    func take(_ names: [String]) -> [String] {
      guard let place = members.firstIndex(where: { names.contains($0.key.lowercased()) }) else {
        return []
      }
      return members.remove(at: place).value.list.compactMap(\.said)
    }
    let (ingredients, steps) = (
      take(["ingredients"]), take(["directions", "instructions", "steps"])
    )
    var metadata = CooklangMetadata(members)
    let remarks = metadata.fill(&stated)
    if recipe.draft.ingredients.isEmpty {
      recipe.draft.ingredients = WrittenLines.sections(ingredients)
    }
    if recipe.draft.steps.isEmpty { recipe.draft.steps = WrittenLines.sections(steps) }
    merge(stated, into: &recipe)
    return remarks
  }

  private static func merge(_ stated: ExchangedRecipe, into recipe: inout ExchangedRecipe) {
    let other = stated.draft
    if !other.title.isEmpty { recipe.draft.title = other.title }
    recipe.draft.description = recipe.draft.description ?? other.description
    recipe.draft.author = recipe.draft.author ?? other.author
    recipe.draft.language = recipe.draft.language ?? other.language
    recipe.draft.image = recipe.draft.image ?? other.image
    recipe.draft.source = recipe.draft.source ?? other.source
    recipe.draft.servings = recipe.draft.servings ?? other.servings
    recipe.draft.yield = recipe.draft.yield ?? other.yield
    recipe.draft.prepMinutes = recipe.draft.prepMinutes ?? other.prepMinutes
    recipe.draft.cookMinutes = recipe.draft.cookMinutes ?? other.cookMinutes
    recipe.draft.totalMinutes = recipe.draft.totalMinutes ?? other.totalMinutes
    recipe.draft.cuisines += other.cuisines
    recipe.draft.categories += other.categories
    recipe.draft.keywords += other.keywords
    recipe.draft.statedNutrition.merge(other.statedNutrition) { one, _ in one }
    recipe.draft.rating = recipe.draft.rating ?? other.rating
    recipe.note(other.notes)
    recipe.id = recipe.id ?? stated.id
    recipe.created = recipe.created ?? stated.created
    recipe.ownRating = recipe.ownRating ?? stated.ownRating
    recipe.timesCooked = recipe.timesCooked ?? stated.timesCooked
    recipe.isFavorite = recipe.isFavorite || stated.isFavorite
  }
}
