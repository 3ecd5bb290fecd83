import MealModels
import PrintedText

/// The metadata of a Cooklang recipe.
struct CooklangMetadata {
  private var members: [JSON.Member]

  init(_ members: [JSON.Member]) { self.members = members }

  private mutating func take(_ names: String...) -> JSON? {
    var found: JSON?
    for name in names {
      guard let place = members.firstIndex(where: { $0.key.lowercased() == name }) else { continue }
      guard found == nil else { continue }
      found = members.remove(at: place).value
    }
    return found.flatMap { $0.isNothing ? nil : $0 }
  }

  /// The text of the first member with one of these names; of a list, its first text.
  private mutating func text(_ names: [String]) -> String? {
    for name in names {
      if let value = take(name), let text = value.list.first?.said { return text }
    }
    return nil
  }

  /// The texts of the first member with one of these names; a single text is split at commas.
  private mutating func texts(_ names: [String]) -> [String] {
    for name in names {
      guard let value = take(name) else { continue }
      if case .string(let text) = value { return text.parts(between: ",") }
      return value.list.compactMap(\.said)
    }
    return []
  }

  /// Fills in a recipe; metadata without a field is added to the notes and reported.
  mutating func fill(_ recipe: inout ExchangedRecipe) -> [String] {
    liftNested()
    recipe.draft.title = text(["title"]) ?? ""
    recipe.draft.description = text(["description", "introduction"])
    recipe.draft.author = text(["author", "source.author"])
    recipe.draft.language = text(["locale", "language"])?.replacing("_", with: "-")
    recipe.draft.image = text(["image", "images", "picture", "pictures"])
    recipe.draft.cuisines = texts(["cuisine"])
    recipe.draft.categories = texts(["category", "course"])
    recipe.draft.keywords = texts(["tags", "tag"])
    fillSource(&recipe)
    fillNumbers(&recipe)
    fillOwn(&recipe)
    return keepOthers(&recipe)
  }

  /// Members such as `time: { prep: … }` become `time.prep`.
  private mutating func liftNested() {
    members = members.flatMap { member -> [JSON.Member] in
      guard ["source", "time"].contains(member.key.lowercased()), member.value.isObject else {
        return [member]
      }
      return member.value.members.map { JSON.Member("\(member.key).\($0.key)", $0.value) }
    }
  }

  private mutating func fillSource(_ recipe: inout ExchangedRecipe) {
    recipe.draft.source = text(["source", "source.url", "url"])
    let name = text(["source.name"])
    if recipe.draft.source == nil {
      recipe.draft.source = name
    } else {
      recipe.note(name, named: "Source")
    }
  }

  private mutating func fillNumbers(_ recipe: inout ExchangedRecipe) {
    for name in ["servings", "serves"] { recipe.setYield(take(name)?.said) }
    let yield = take("yield")?.said
    if let exact = take(ServingsText.exactName)?.said {
      recipe.draft.yield = exact
    } else if let yield {
      if recipe.draft.servings == nil { recipe.draft.servings = ServingsText.read(yield).servings }
      if Int(yield) == nil || ServingsText.isYieldAlone(yield) { recipe.draft.yield = yield }
    }
    recipe.setMinutes(\.prepMinutes, text(["prep time", "time.prep"]), named: "Preparation")
    recipe.setMinutes(\.cookMinutes, text(["cook time", "time.cook"]), named: "Cooking")
    recipe.setMinutes(
      \.totalMinutes, text(["time", "time required", "duration", "total time", "time.total"]),
      named: "Total time")
    for member in take("nutrition")?.members ?? [] {
      recipe.draft.statedNutrition[member.key] = member.value.said
    }
    recipe.draft.rating = take("rating")?.number
  }

  /// Fills in the fields that Cooklang does not define and that our export writes.
  private mutating func fillOwn(_ recipe: inout ExchangedRecipe) {
    recipe.id = text(["id"])
    recipe.created = text(["created"])
    recipe.ownRating = take("own rating")?.number
    recipe.timesCooked = take("times cooked")?.wholeNumber
    recipe.isFavorite = take("favorite")?.isTrue ?? false
    let notes = recipe.draft.notes
    recipe.draft.notes = text(["notes"])
    recipe.note(notes)
  }

  private func keepOthers(_ recipe: inout ExchangedRecipe) -> [String] {
    members.compactMap { member in
      guard !member.value.isNothing else { return nil }
      let inner = member.value.members.map { "\($0.key) \($0.value.said ?? "")" }
      let texts = inner.isEmpty ? member.value.list.compactMap(\.said) : inner
      recipe.note(texts.joined(separator: ", "), named: member.key)
      return
        "The metadata \(PlainText.quoted(member.key)) is unknown; it was added to the notes."
    }
  }
}
