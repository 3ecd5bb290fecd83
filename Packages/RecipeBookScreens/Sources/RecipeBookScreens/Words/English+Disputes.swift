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
    "merge.field.source": "Where it is from",
    "merge.field.cuisines": "Cuisines",
    "merge.field.categories": "Courses",
    "merge.field.keywords": "Keywords",
    "merge.field.stated-nutrition": "Nutrition it states",
    "merge.field.stated-rating": "Rating where it is from",
    "merge.field.author-notes": "Notes of its author",
    "merge.field.rating": "Your stars",
    "merge.field.notes": "Your notes",
    "merge.field.tag": "Tag",
    "merge.field.collection": "Collection",
    "merge.no-food": "No food",
    "merge.contains": "Contains {names}",
    "merge.lines.same": .plural(
      one: "{lines}, and {count} line as on both", other: "{lines}, and {count} lines as on both"),
    "merge.lines.without": "Without {lines}",
    "merge.lines.order": "The same lines in another order",
  ]
}
