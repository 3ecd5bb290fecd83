import DesignSystem

extension CopyTable {
  /// Where an own recipe is from, and what it says of itself.
  static let creditsEnglish: [CopyKey: CopyEntry] = [
    "recipe.credits": "About This Recipe",
    "recipe.credits.source": "From {host}",
    "recipe.credits.source.hint": "Opens the page that the recipe is from.",
    "recipe.credits.author": "By {author}",
    "recipe.credits.yield": "Makes {yield}",
    "recipe.credits.servings.assumed":
      "It does not say how many it serves. Its amounts are counted for 4.",
    "recipe.credits.servings.range":
      "Its amounts are counted for {count}, the fewest that it says it serves.",
    "recipe.credits.rating": "Rated {rating} of 5 on its page",
    "recipe.credits.own-rating": .plural(
      one: "You gave it {count} star", other: "You gave it {count} stars"),
    "recipe.credits.tags": "Tags: {tags}",
    "recipe.credits.nutrition": "One serving, estimated: {figures}",
    "recipe.credits.nutrition.partial": "Not known: {names}",
    "recipe.credits.nutrition.unknown": "Its nutrition is not known.",
    "recipe.nutrition": "Nutrition",
    "recipe.notes": "Notes",
  ]
}
