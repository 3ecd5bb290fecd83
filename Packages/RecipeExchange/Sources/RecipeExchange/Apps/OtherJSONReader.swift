import MealModels
import PrintedText

/// Reads a recipe of an unknown app, by common names of members.
enum OtherJSONReader {
  /// Whether an object looks like a recipe: it has a name, and ingredients or steps.
  static func isRecipe(_ json: JSON) -> Bool {
    json.member("title", "name", "Title", "Name") != nil
      && [
        "ingredients", "instructions", "directions", "steps", "method", "Ingredients",
        "ingredient", "recipetext",
      ].contains {
        json.member([$0]).map { !$0.isNothing } ?? false
      }
  }

  /// The recipe of an object.
  static func recipe(_ json: JSON) -> ParsedRecipe {
    var members = MemberReader(json)
    var recipe = ExchangedRecipe(
      RecipeDraft(title: members.text("title", "name", "Title", "Name") ?? ""))
    recipe.draft.description = members.text("description", "summary", "text", "intro")
    recipe.draft.author = members.text("author", "source", "credit", "attribution")
    recipe.draft.source = members.text("link", "url", "sourceUrl", "source_url", "source_link")
    recipe.draft.language = members.text("language", "locale")
    if let value = members.take(
      "ingredients", "Ingredients", "ingredientLines", "ingredient")
    {
      recipe.draft.ingredients = sections(value) { JSONLDLines.ingredients($0) }
    }
    if let value = members.take(
      "instructions", "directions", "steps", "method", "Directions",
      "recipetext")
    {
      recipe.draft.steps = sections(value) { JSONLDLines.steps($0) }
    }
    recipe.draft.categories = members.names("categories", "category", "labels", "course")
    recipe.draft.keywords = members.names("tags", "keywords")
    recipe.draft.cuisines = members.names("cuisine", "cuisines")
    recipe.setYield(members.text("yield", "servings", "serves", "portions", "makes", "quantity"))
    recipe.setMinutes(
      \.prepMinutes,
      members.text("prepTime", "prep_time", "activeTime", "preptime", "preparationTime"),
      named: "Preparation")
    recipe.setMinutes(
      \.cookMinutes, members.text("cookTime", "cook_time", "cooktime", "cookingTime"),
      named: "Cooking")
    recipe.setMinutes(
      \.totalMinutes, members.text("totalTime", "total_time", "totaltime", "time"),
      named: "Total time")
    NutritionLines.read(members.text("nutrition", "nutritional_info"), into: &recipe)
    recipe.note(members.text("notes", "note", "comments", "comment"))
    recipe.id = members.text("id", "uid", "uuid", "_id")
    recipe.created = members.text("created", "createdAt", "created_at", "date", "dateAdded")
    recipe.isFavorite =
      members.take("favorite", "isFavorite", "favourite", "is_favorite")?.isTrue ?? false
    recipe.ownRating = members.take("rating")?.number
    readPictures(&members, into: &recipe)
    members.ignore("updatedAt", "updated_at", "userId", "wantToCook", "hash", "type")
    let remarks = members.keepUnread(in: &recipe)
    recipe.draft = recipe.draft.tidied
    return ParsedRecipe(recipe: recipe, remarks: remarks)
  }

  private static func sections(
    _ value: JSON, _ listed: (JSON) -> [RecipeDraft.Section]
  ) -> [RecipeDraft.Section] {
    guard case .string(let text) = value else { return listed(value.member("li") ?? value) }
    return WrittenLines.sections(MarkupText.plain(text))
  }

  private static func readPictures(
    _ members: inout MemberReader, into recipe: inout ExchangedRecipe
  ) {
    for value in members.take("images", "image", "photos", "photo", "imageUrl", "image_url")?.list
      ?? []
    {
      guard let text = value.said ?? value.member("url", "location", "data")?.said else { continue }
      if text.contains("://") || text.utf8.count < 200 {
        recipe.draft.image = recipe.draft.image ?? text
      } else if let bytes = Base64.bytes(of: text), PictureFormat(bytes) != nil {
        let name = PictureFormat.name(recipe.pictures.count, bytes)
        recipe.pictures.append(.init(name: name, bytes: bytes))
      }
    }
  }
}
