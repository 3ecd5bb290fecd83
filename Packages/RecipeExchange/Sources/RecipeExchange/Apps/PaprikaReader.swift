import MealModels
import PrintedText

/// Reads a recipe of Paprika: JSON whose lists are texts of lines.
enum PaprikaReader {
  /// Whether an object is a recipe of Paprika.
  static func isRecipe(_ json: JSON) -> Bool {
    guard case .string = json.member("directions") ?? json.member("ingredients") else {
      return false
    }
    return json.member("name") != nil
      && ["uid", "photo_data", "source_url", "nutritional_info", "cook_time"].contains {
        json.member([$0]) != nil
      }
  }

  /// The recipe of an object.
  static func recipe(_ json: JSON) -> ParsedRecipe {
    var members = MemberReader(json)
    var recipe = ExchangedRecipe(RecipeDraft(title: members.raw("name")?.nonEmpty ?? ""))
    recipe.draft.description = members.raw("description")?.nonEmpty
    recipe.draft.ingredients = WrittenLines.sections(members.raw("ingredients") ?? "")
    recipe.draft.steps = WrittenLines.sections(members.raw("directions") ?? "")
    recipe.draft.notes = members.raw("notes")?.nonEmpty
    recipe.draft.author = members.raw("source")?.nonEmpty
    recipe.draft.source = members.raw("source_url")?.nonEmpty
    recipe.draft.image = members.raw("image_url")?.nonEmpty
    recipe.draft.categories = members.take("categories")?.list.compactMap(\.said) ?? []
    recipe.setYield(members.raw("servings"))
    recipe.setMinutes(\.prepMinutes, members.raw("prep_time"), named: "Preparation")
    recipe.setMinutes(\.cookMinutes, members.raw("cook_time"), named: "Cooking")
    recipe.setMinutes(\.totalMinutes, members.raw("total_time"), named: "Total time")
    recipe.note(members.raw("difficulty"), named: "Difficulty")
    NutritionLines.read(members.raw("nutritional_info"), into: &recipe)
    recipe.id = members.raw("uid")?.nonEmpty
    recipe.created = members.raw("created")?.nonEmpty
    recipe.ownRating = members.take("rating")?.number
    recipe.isFavorite = members.take("on_favorites")?.isTrue ?? false
    var remarks = readPictures(&members, into: &recipe)
    members.ignore(
      "hash", "photo", "photo_hash", "photo_large", "photo_url", "scale", "is_pinned", "in_trash",
      "on_grocery_list", "deleted", "status", "uid", "categories_uids", "export_version")
    remarks += members.keepUnread(in: &recipe)
    return ParsedRecipe(recipe: recipe, remarks: remarks)
  }

  private static func readPictures(
    _ members: inout MemberReader, into recipe: inout ExchangedRecipe
  ) -> [String] {
    var remarks: [String] = []
    func add(_ data: String?, _ name: String?) {
      guard let data = data?.nonEmpty else { return }
      guard let bytes = Base64.bytes(of: data), PictureFormat(bytes) != nil else {
        return remarks.append("A picture in it is damaged and was left out.")
      }
      guard !recipe.pictures.contains(where: { $0.bytes == bytes }) else { return }
      let given = name.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
      let name = given ?? PictureFormat.name(recipe.pictures.count, bytes)
      recipe.pictures.append(.init(name: name, bytes: bytes))
    }
    add(members.raw("photo_data"), members.raw("photo"))
    for photo in members.take("photos")?.list ?? [] {
      add(photo.member("data")?.said, photo.member("filename", "name")?.said)
    }
    return remarks
  }
}

extension MemberReader {
  /// The text of a member, unchanged; a number becomes text.
  mutating func raw(_ name: String) -> String? {
    guard let value = take(name) else { return nil }
    if case .string(let text) = value { return text }
    return value.said
  }
}
