import MealModels
import PrintedText

/// Reads recipes of schema.org.
enum JSONLDReader {
  /// Whether an object is a recipe of schema.org.
  static func isRecipe(_ json: JSON) -> Bool {
    let types = json.member("@type", "type")?.list.compactMap(\.said) ?? []
    if types.contains(where: { $0 == "Recipe" || $0.hasSuffix("/Recipe") }) { return true }
    return json.member("recipeIngredient", "recipeInstructions") != nil
  }

  /// The recipe of an object.
  static func recipe(_ json: JSON) -> ParsedRecipe {
    var members = MemberReader(json)
    var recipe = ExchangedRecipe(RecipeDraft(title: members.text("name", "headline") ?? ""))
    readTexts(&members, into: &recipe)
    readLists(&members, into: &recipe)
    readNumbers(&members, into: &recipe)
    readPictures(members.take("image", "images", "thumbnailUrl"), into: &recipe)
    readOwn(&members, into: &recipe)
    members.ignore(
      "type", "id", "dateModified", "thumbnailUrl", "mainEntityOfPage", "publisher", "video",
      "review", "interactionStatistic", "potentialAction", "isAccessibleForFree", "printImage",
      "imageUrl", "imagePlaceholderUrl", "url", "speakable", "hasPart", "isPartOf", "context")
    let remarks = members.keepUnread(in: &recipe)
    recipe.draft = recipe.draft.tidied
    return ParsedRecipe(recipe: recipe, remarks: remarks)
  }

  private static func readTexts(_ members: inout MemberReader, into recipe: inout ExchangedRecipe) {
    recipe.draft.description = members.text("description")
    recipe.draft.language = language(members.take("inLanguage"))
    recipe.draft.author = author(members.take("author", "creator"))
    let credit = members.text("creditText")
    if recipe.draft.author == nil {
      recipe.draft.author = credit
    } else if credit != recipe.draft.author {
      recipe.note(credit, named: "Credit")
    }
    recipe.draft.source = source(&members)
    recipe.id = members.text("identifier", "@id")
    recipe.created = members.text("dateCreated", "datePublished", "dateAdded")
    members.ignore("datePublished", "dateCreated")
    for comment in members.take("comment")?.list ?? [] {
      recipe.note(comment.said ?? comment.member("text")?.said.map(MarkupText.plain))
    }
    recipe.note(members.names("tool", "tools").joined(separator: ", "), named: "Tools")
    recipe.note(
      members.names("suitableForDiet").map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        .joined(separator: ", "), named: "Diet")
  }

  private static func language(_ json: JSON?) -> String? {
    guard let first = json?.list.first else { return nil }
    return first.said ?? first.member("alternateName", "name")?.said
  }

  private static func author(_ json: JSON?) -> String? {
    let names = (json?.list ?? []).compactMap { $0.said ?? $0.member("name")?.said }
    return MarkupText.plain(names.joined(separator: ", ")).nonEmpty
  }

  private static func source(_ members: inout MemberReader) -> String? {
    for value in [members.take("isBasedOn", "isBasedOnUrl"), members.take("url")] {
      guard let first = value?.list.first else { continue }
      if let address = first.said ?? first.member("url", "@id")?.said { return address }
    }
    return nil
  }

  private static func readLists(_ members: inout MemberReader, into recipe: inout ExchangedRecipe) {
    let plain = members.take("recipeIngredient", "ingredients", "ingredient")
    if let sections = members.take("ingredientSections") {
      recipe.draft.ingredients = sections.list.map { section in
        let lines = section.member("itemListElement")?.list.compactMap(\.said) ?? []
        return RecipeDraft.Section(
          lines.map(MarkupText.plain), below: section.member("name")?.said.map(MarkupText.plain))
      }
    } else if let plain {
      recipe.draft.ingredients = JSONLDLines.ingredients(plain)
    }
    if let steps = members.take("recipeInstructions", "instructions", "steps") {
      recipe.draft.steps = JSONLDLines.steps(steps)
    }
    recipe.draft.cuisines = members.names("recipeCuisine")
    recipe.draft.categories = members.names("recipeCategory")
    recipe.draft.keywords = members.names("keywords")
  }

  private static func readNumbers(
    _ members: inout MemberReader, into recipe: inout ExchangedRecipe
  ) {
    var yields = (members.take("recipeYield", "yield")?.list ?? []).compactMap { value in
      value.said.map(MarkupText.plain)
    }
    if let exact = members.text("yieldText") {
      recipe.draft.yield = exact
      if yields.last == exact { yields.removeLast() }
    }
    for yield in yields { recipe.setYield(yield) }
    recipe.setMinutes(\.prepMinutes, members.text("prepTime"), named: "Preparation")
    recipe.setMinutes(\.cookMinutes, members.text("cookTime", "performTime"), named: "Cooking")
    recipe.setMinutes(\.totalMinutes, members.text("totalTime"), named: "Total time")
    if let nutrition = members.take("nutrition") {
      for member in nutrition.members {
        guard !member.key.hasPrefix("@"), let text = member.value.said else { continue }
        recipe.draft.statedNutrition[member.key] = MarkupText.plain(text)
      }
    }
    if let rating = members.take("aggregateRating")?.list.first {
      recipe.draft.rating = stars(rating)
    }
  }

  /// A rating from 0 to 5.
  private static func stars(_ rating: JSON) -> Double? {
    guard let value = rating.number ?? rating.member("ratingValue")?.number else { return nil }
    let best = rating.member("bestRating")?.number ?? 5
    guard best > 0, value >= 0, value <= best else { return nil }
    return best == 5 ? value : (value / best * 50).rounded() / 10
  }

  private static func readPictures(_ json: JSON?, into recipe: inout ExchangedRecipe) {
    for value in json?.list ?? [] {
      guard let address = value.said ?? value.member("url", "contentUrl", "@id")?.said else {
        continue
      }
      if address.hasPrefix("data:") {
        guard let bytes = Base64.bytes(of: address) else { continue }
        let name = value.member("name")?.said ?? PictureFormat.name(recipe.pictures.count, bytes)
        recipe.pictures.append(.init(name: name, bytes: bytes))
      } else if recipe.draft.image == nil {
        recipe.draft.image = address
      }
    }
  }

  /// Reads the further fields of our own documents.
  private static func readOwn(_ members: inout MemberReader, into recipe: inout ExchangedRecipe) {
    recipe.isFavorite = members.take("isFavorite")?.isTrue ?? false
    recipe.timesCooked = members.take("timesCooked")?.wholeNumber
    recipe.ownRating = members.take("ownRating")?.number
  }
}
