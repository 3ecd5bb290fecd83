import DesignSystem

extension CopyTable {
  /// The words of the page for the review of a read recipe.
  static let recipeReviewEnglish: [CopyKey: CopyEntry] = [
    "recipe-review.title": "Check Recipe",
    "recipe-review.count":
      .plural(
        one: "One thing to check before you rely on it",
        other: "{count} things to check before you rely on it"),
    "recipe-review.sure": "Everything was read clearly or checked by you.",
    "recipe-review.check": "Please check",
    "recipe-review.check.spoken": "Please check: {field}",
    "recipe-review.confirm": "Looks Right",
    "recipe-review.confirm.spoken": "Looks right: {field}",
    "recipe-review.change": "Change",
    "recipe-review.change.spoken": "Change: {field}",
    "recipe-review.change.field": "Change {field}",
    "recipe-review.change.hint": "Opens the recipe to change it",
    "recipe-review.missing": "Not found",
    "recipe-review.none.title": "No name was found.",
    "recipe-review.none.servings": "No servings were found. Add them if you know them.",
    "recipe-review.none.minutes": "No time was found. Add one if you know it.",
    "recipe-review.none.ingredients": "No ingredients were found.",
    "recipe-review.none.steps": "No steps were found. Add them if you know them.",
    "recipe-review.field.title": "Name",
    "recipe-review.field.servings": "Servings",
    "recipe-review.field.minutes": "Time from start to table",
    "recipe-review.field.ingredients": "Ingredients",
    "recipe-review.field.steps": "Steps",
    "recipe-review.field.source": "From",
    "recipe-review.replaces":
      "Saving updates “{title}”, which you already have. Its notes, stars, photo and current version stay.",
    "recipe-review.unchecked":
      .plural(
        one: "You can save it now. One part is not checked, and stays as it was read.",
        other: "You can save it now. {count} parts are not checked, and stay as they were read."),
    "recipe-review.unchecked.open":
      .plural(
        one:
          "You can save it now. One food in it is unknown. Until you say what it is, the recipe is not offered to people with a diet or allergy.",
        other:
          "You can save it now. {count} foods in it are unknown. Until you say what they are, the recipe is not offered to people with a diet or allergy."
      ),
    "recipe-review.obstacle.no-title": "Give it a name before you save it.",
    "recipe-review.obstacle.no-ingredients":
      "Add at least one ingredient before you save it, so that we know what the dish contains.",
    "recipe-review.obstacle.ingredients":
      "Check the ingredients before you save it: who can eat the dish depends on them.",
    "recipe-review.save": "Save Recipe",

    "same-recipe.title": "You already have this recipe",
    "same-recipe.because.address": "Your recipe “{title}” is from the same page.",
    "same-recipe.because.title": "Your recipe “{title}” has the same name.",
    "same-recipe.because.ingredients":
      "Your recipe “{title}” has nearly the same ingredients.",
    "same-recipe.open": "Open My Recipe",
    "same-recipe.both": "Keep Both",
    "same-recipe.replace": "Replace It with the New One",
    "same-recipe.give-up": "Don't Import",
    "same-recipe.gone": "The recipe you had no longer exists. Save this one as new.",
  ]
}
