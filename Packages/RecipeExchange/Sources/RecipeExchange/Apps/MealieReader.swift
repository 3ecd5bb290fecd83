import MealModels
import PrintedText

/// Reads a recipe of Mealie, from its exports and its programming interface.
enum MealieReader {
  /// Whether an object is a recipe of Mealie.
  static func isRecipe(_ json: JSON) -> Bool {
    if json.member("recipe_ingredient", "recipe_instructions") != nil { return true }
    let ingredients = json.member("recipeIngredient")?.list ?? []
    return ingredients.contains { item in
      ["note", "referenceId", "disableAmount", "food"].contains { item.member([$0]) != nil }
    }
  }

  /// The recipe of an object.
  static func recipe(_ json: JSON) -> ParsedRecipe {
    var members = MemberReader(json)
    var recipe = ExchangedRecipe(RecipeDraft(title: members.text("name") ?? ""))
    recipe.draft.description = members.text("description")
    recipe.draft.source = members.text("org_url", "orgURL", "orgUrl")
    recipe.draft.categories = members.names("recipe_category", "recipeCategory", "categories")
    recipe.draft.keywords = members.names("tags")
    readIngredients(&members, into: &recipe)
    readSteps(&members, into: &recipe)
    readNumbers(&members, into: &recipe)
    readNotes(&members, into: &recipe)
    recipe.id = members.text("id")
    recipe.created = members.text("created_at", "createdAt", "date_added", "dateAdded")
    members.ignore(
      "slug", "user_id", "userId", "group_id", "groupId", "household_id", "householdId", "image",
      "date_added", "dateAdded", "date_updated", "dateUpdated", "update_at", "updateAt",
      "updated_at", "updatedAt", "created_at", "createdAt", "settings", "assets", "name_normalized",
      "description_normalized", "is_ocr_recipe", "isOcrRecipe", "recipe_yield_quantity",
      "recipeYieldQuantity", "recipe_instructions", "recipe_ingredient")
    let remarks = members.keepUnread(in: &recipe)
    recipe.draft = recipe.draft.tidied
    return ParsedRecipe(recipe: recipe, remarks: remarks)
  }

  private static func readIngredients(
    _ members: inout MemberReader, into recipe: inout ExchangedRecipe
  ) {
    for item in members.take("recipe_ingredient", "recipeIngredient")?.list ?? [] {
      if let title = item.member("title")?.said { recipe.draft.ingredients.begin(title) }
      recipe.draft.ingredients.add(MarkupText.plain(ingredient(item)))
    }
  }

  /// The line of an ingredient: amount, unit, food and note, or the note alone without a food.
  static func ingredient(_ json: JSON) -> String {
    if let text = json.said { return text }
    let food = name(json.member("food"))
    let note = json.member("note")?.said
    let quantity = json.member("quantity")?.number ?? 0
    guard food != nil || json.member("unit") != nil else {
      let line = note ?? json.member("original_text", "originalText", "display")?.said ?? ""
      // An amount of 1 next to a complete line means nothing.
      return quantity > 0 && quantity != 1 && !isWithoutAmount(json)
        ? "\(AmountText.text(quantity)) \(line)" : line
    }
    let amount = quantity > 0 && !isWithoutAmount(json) ? AmountText.text(quantity) : nil
    let unit = amount == nil ? nil : unit(json.member("unit"), isSeveral: quantity > 1)
    let words = [amount, unit, food].compactMap { $0 }.joined(separator: " ")
    return note.map { food == nil ? "\(words) \($0)" : "\(words), \($0)" } ?? words
  }

  private static func isWithoutAmount(_ json: JSON) -> Bool {
    json.member("disable_amount", "disableAmount")?.isTrue ?? false
  }

  private static func name(_ json: JSON?) -> String? { json?.said ?? json?.member("name")?.said }

  private static func unit(_ json: JSON?, isSeveral: Bool) -> String? {
    guard let json, json.said == nil else { return json?.said }
    if json.member("use_abbreviation", "useAbbreviation")?.isTrue == true,
      let short = json.member("abbreviation")?.said
    {
      return short
    }
    let plural = isSeveral ? json.member("plural_name", "pluralName")?.said : nil
    return plural ?? json.member("name")?.said
  }

  private static func readSteps(_ members: inout MemberReader, into recipe: inout ExchangedRecipe) {
    for item in members.take("recipe_instructions", "recipeInstructions")?.list ?? [] {
      if let title = item.member("title")?.said { recipe.draft.steps.begin(title) }
      let text = MarkupText.plain(item.said ?? item.member("text")?.said ?? "")
      let summary = item.member("summary")?.said
      recipe.draft.steps.add(summary.map { "\($0): \(text)" } ?? text)
    }
  }

  private static func readNumbers(
    _ members: inout MemberReader, into recipe: inout ExchangedRecipe
  ) {
    let servings = members.take("recipe_servings", "recipeServings")?.wholeNumber
    if let servings, servings > 0 { recipe.draft.servings = servings }
    let quantity = members.take("recipe_yield_quantity", "recipeYieldQuantity")?.number ?? 0
    if let yield = members.text("recipe_yield", "recipeYield") {
      recipe.setYield(
        quantity > 0 && yield.first?.isNumber == false
          ? "\(AmountText.text(quantity)) \(yield)" : yield)
    }
    recipe.setMinutes(\.prepMinutes, members.text("prep_time", "prepTime"), named: "Preparation")
    recipe.setMinutes(
      \.cookMinutes, members.text("perform_time", "performTime"), named: "Cooking")
    recipe.setMinutes(\.cookMinutes, members.text("cook_time", "cookTime"), named: "Cooking")
    recipe.setMinutes(\.totalMinutes, members.text("total_time", "totalTime"), named: "Total time")
    recipe.ownRating = members.take("rating")?.number
    recipe.isFavorite = members.take("is_favorite", "isFavorite")?.isTrue ?? false
    for member in members.take("nutrition")?.members ?? [] {
      guard let text = member.value.said, !member.key.hasSuffix("id") else { continue }
      recipe.draft.statedNutrition[camelCase(member.key)] = text
    }
  }

  /// "fat_content" as schema.org writes it.
  private static func camelCase(_ key: String) -> String {
    let parts = key.split(separator: "_")
    return parts.dropFirst().reduce(parts.first.map(String.init) ?? "") {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  private static func readNotes(_ members: inout MemberReader, into recipe: inout ExchangedRecipe) {
    for note in members.take("notes")?.list ?? [] {
      let text = note.said ?? note.member("text")?.said
      recipe.note(text.map(MarkupText.plain), named: note.member("title")?.said)
    }
    for comment in members.take("comments")?.list ?? [] {
      recipe.note(comment.said ?? comment.member("text")?.said, named: "Comment")
    }
    recipe.note(members.names("tools").joined(separator: ", "), named: "Tools")
    recipe.note(members.text("last_made", "lastMade"), named: "Last cooked")
    for extra in members.take("extras")?.members ?? [] {
      recipe.note(extra.value.said, named: extra.key)
    }
  }
}
