/// The choice of the recipe that a page with several is about.
enum RecipeChoice {
  /// The recipes, each name once; the recipe that the page is about comes first.
  static func ordered(_ recipes: [SchemaRecipe], for head: PageHead) -> [SchemaRecipe] {
    var seen = Set<String>()
    let ranked = recipes.enumerated().sorted { first, second in
      let values = (value(first.element, head), value(second.element, head))
      return values.0 == values.1 ? first.offset < second.offset : values.0 > values.1
    }
    return ranked.map(\.element).filter { seen.insert($0.draft.title.lowercased()).inserted }
  }

  /// How likely the page is about a recipe, in points.
  private static func value(_ recipe: SchemaRecipe, _ head: PageHead) -> Int {
    let draft = recipe.draft
    var value = 0
    if !draft.ingredients.isEmpty { value += 40 }
    if !draft.steps.isEmpty { value += 30 }
    if !draft.title.isEmpty { value += 10 }
    if recipe.source == .jsonLD { value += 12 }
    let key = LineShape.key(draft.title)
    let titles = [head.heading, head.title].compactMap { $0.map { LineShape.key($0) } }
    if titles.contains(key) { value += 15 }
    if titles.contains(where: { $0.holds(key) || key.holds($0) }) { value += 6 }
    if let canonical = head.canonical.map(LinkText.plain),
      recipe.addresses.contains(where: { LinkText.plain($0) == canonical })
    {
      value += 8
    }
    return value + min(8, (draft.ingredientLines.count + draft.stepLines.count) / 5)
  }
}
