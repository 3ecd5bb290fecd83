import DesignSystem

extension CopyTable {
  /// The words of disagreements about recipes and the words on their lines.
  static let recipeDisputesEnglish: [CopyKey: CopyEntry] = [
    "merge.thing.recipe": "A recipe",
    "merge.thing.name": "The word “{name}”",
    "merge.field.meaning": "What it means",
    "merge.field.title": "Name",
    "merge.field.description": "Description",
    "merge.field.ingredients": "Ingredients",
    "merge.field.steps": "Steps",
    "merge.field.yield": "What it makes",
    "merge.field.prep-minutes": "Preparation",
    "merge.field.cook-minutes": "Cooking",
    "merge.field.total-minutes": "Total time",
    "merge.field.author": "Author",
    "merge.field.language": "Language",
    "merge.field.image": "Picture",
    "merge.field.source": "Source",
    "merge.field.cuisines": "Cuisines",
    "merge.field.categories": "Courses",
    "merge.field.keywords": "Keywords",
    "merge.field.stated-nutrition": "Stated nutrition",
    "merge.field.stated-rating": "Rating at the source",
    "merge.field.author-notes": "Author's notes",
    "merge.field.rating": "Your stars",
    "merge.field.notes": "Your notes",
    "merge.field.tag": "Tag",
    "merge.field.collection": "Collection",
    "merge.no-food": "Not a food",
    "merge.contains": "Contains {names}",
    "merge.lines.same": .plural(
      one: "{lines}, and {count} line on both", other: "{lines}, and {count} lines on both"),
    "merge.lines.without": "Without {lines}",
    "merge.lines.order": "The same lines in another order",
  ]
}
