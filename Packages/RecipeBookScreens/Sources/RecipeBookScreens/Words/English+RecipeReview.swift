import DesignSystem

extension CopyTable {
  /// The words of the page on which a recipe is looked through that was read.
  static let recipeReviewEnglish: [CopyKey: CopyEntry] = [
    "recipe-review.title": "Check Recipe",
    "recipe-review.count":
      .plural(
        one: "One thing to check before you rely on it",
        other: "{count} things to check before you rely on it"),
    "recipe-review.sure": "All of it was read clearly or checked by you.",
    "recipe-review.check": "Please check",
    "recipe-review.check.spoken": "Please check: {field}",
    "recipe-review.confirm": "Looks Right",
    "recipe-review.confirm.spoken": "Looks right: {field}",
    "recipe-review.change": "Change",
    "recipe-review.change.spoken": "Change: {field}",
    "recipe-review.change.field": "Change {field}",
    "recipe-review.change.hint": "Opens the recipe to change it",
    "recipe-review.missing": "Not found",
    "recipe-review.field.title": "Name",
    "recipe-review.field.servings": "Servings",
    "recipe-review.field.minutes": "Time from start to table",
    "recipe-review.field.ingredients": "Ingredients",
    "recipe-review.field.steps": "Steps",
    "recipe-review.field.source": "From",
    "recipe-review.replaces":
      "Saving changes “{title}”, which you have. Its notes, stars and photo stay, and so does the version of now.",
    "recipe-review.unchecked":
      .plural(
        one: "You can save it now. One part is not checked, and stays as it was read.",
        other: "You can save it now. {count} parts are not checked, and stay as they were read."),
    "recipe-review.unchecked.open":
      .plural(
        one:
          "You can save it now. Until the last thing is settled, nobody with a diet or allergy is offered it.",
        other:
          "You can save it now. {count} things are open; until all names are settled, nobody with a diet or allergy is offered it."
      ),
    "recipe-review.obstacle.no-title": "Give it a name before you save it.",
    "recipe-review.obstacle.no-ingredients":
      "Add at least one ingredient before you save it, so that it is known what the dish contains.",
    "recipe-review.obstacle.ingredients":
      "Check the ingredients before you save it: who can eat the dish depends on them.",
    "recipe-review.save": "Save Recipe",

    "same-recipe.title": "You have this recipe",
    "same-recipe.because.address": "“{title}” is among your recipes, from the same page.",
    "same-recipe.because.title": "“{title}” is among your recipes, with the same name.",
    "same-recipe.because.ingredients":
      "“{title}” is among your recipes, with nearly the same ingredients.",
    "same-recipe.open": "Open the One I Have",
    "same-recipe.both": "Keep Both",
    "same-recipe.replace": "Change It to the New One",
    "same-recipe.give-up": "Don't Import",
    "same-recipe.gone": "The recipe that you had is not there any more. This one is a new one.",
  ]
}
