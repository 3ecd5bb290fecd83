import MealModels

extension Catalog {
  /// The catalogue with the bundled meals in the words of a region.
  ///
  /// The contents of the meals stay the same, and so does every text of a catalogue file.
  public func told(in words: KitchenWords) -> Catalog {
    guard case .bundled = content, !words.isEmpty else { return self }
    return Catalog(self, words: words)
  }
}

extension KitchenWords {
  /// The summary of a meal, with its name in these words.
  func told(_ summary: MealSummary) -> MealSummary {
    let title = name(summary.title)
    let gloss = summary.gloss.map(text)
    guard title != summary.title || gloss != summary.gloss else { return summary }
    return MealSummary(
      id: summary.id, title: title, gloss: gloss, cuisine: summary.cuisine,
      difficulty: summary.difficulty, totalMinutes: summary.totalMinutes,
      handsOnMinutes: summary.handsOnMinutes, isTimeAssumed: summary.isTimeAssumed,
      cookedBefore: summary.cookedBefore, slots: summary.slots, facts: summary.facts,
      traits: summary.traits, customs: summary.customs)
  }

  /// A recipe with every text in these words.
  func told(_ recipe: Recipe) -> Recipe {
    var told = recipe
    told.title = name(recipe.title)
    told.gloss = recipe.gloss.map(text)
    told.summary = text(recipe.summary)
    told.description = text(recipe.description)
    told.picture = DishPicture(
      kind: recipe.picture.kind, description: text(recipe.picture.description))
    told.ingredients = recipe.ingredients.map(told(_:))
    told.steps = recipe.steps.map { RecipeStep(text($0.text)) }
    return told
  }

  private func told(_ line: Ingredient) -> Ingredient {
    var told = line
    told.name = text(line.name)
    if line.isOfSeveral, told.name.hasSuffix("courgette") { told.name += "s" }
    told.note = line.note.map(text)
    told.section = line.section.map(text)
    return told
  }
}

extension Ingredient {
  /// Whether the amount is more than one.
  fileprivate var isOfSeveral: Bool {
    measure.map { $0.unit == nil && $0.quantity.upperBound > .one } ?? false
  }
}
