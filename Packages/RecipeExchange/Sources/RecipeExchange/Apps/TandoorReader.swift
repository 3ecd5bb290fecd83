import MealModels
import PrintedText

/// Reads a recipe of Tandoor, whose ingredients are within its steps.
enum TandoorReader {
  /// Whether an object is a recipe of Tandoor.
  static func isRecipe(_ json: JSON) -> Bool {
    json.member("name") != nil
      && (json.member("steps")?.list ?? []).contains {
        $0.member("instruction") != nil || $0.member("ingredients") != nil
      }
  }

  /// The recipe of an object.
  static func recipe(_ json: JSON) -> ParsedRecipe {
    var members = MemberReader(json)
    var recipe = ExchangedRecipe(RecipeDraft(title: members.text("name") ?? ""))
    recipe.draft.description = members.text("description")
    recipe.draft.keywords = members.names("keywords")
    recipe.draft.source = members.text("source_url")
    let steps = ordered(members.take("steps")?.list ?? [])
    for step in steps { read(step, isOnly: steps.count == 1, into: &recipe) }
    readNumbers(&members, into: &recipe)
    recipe.created = members.text("created_at")
    recipe.ownRating = members.take("rating")?.number
    members.ignore(
      "internal", "created_by", "updated_at", "id", "image", "show_ingredient_overview",
      "file_path", "private", "shared", "last_cooked", "food_properties", "diameter",
      "diameter_text")
    let remarks = members.keepUnread(in: &recipe)
    recipe.draft = recipe.draft.tidied
    return ParsedRecipe(recipe: recipe, remarks: remarks)
  }

  /// The items sorted by their order numbers; items with equal numbers keep their order.
  private static func ordered(_ items: [JSON]) -> [JSON] {
    items.enumerated().sorted { one, other in
      let first = one.element.member("order")?.number ?? 0
      let second = other.element.member("order")?.number ?? 0
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }

  private static func read(_ step: JSON, isOnly: Bool, into recipe: inout ExchangedRecipe) {
    let name = step.member("name")?.said
    let ingredients = ordered(step.member("ingredients")?.list ?? [])
    if !ingredients.isEmpty, let name { recipe.draft.ingredients.begin(name) }
    if !ingredients.isEmpty, name == nil, recipe.draft.ingredients.last?.heading != nil {
      recipe.draft.ingredients.begin(nil)
    }
    for item in ingredients {
      if item.member("is_header")?.isTrue == true {
        recipe.draft.ingredients.begin(item.member("note")?.said)
      } else {
        recipe.draft.ingredients.add(ingredient(item))
      }
    }
    let texts = MarkupText.plain(filled(step, ingredients)).filledLines
    guard !texts.isEmpty else { return }
    if let name {
      recipe.draft.steps.begin(name)
    } else if recipe.draft.steps.last?.heading != nil {
      recipe.draft.steps.begin(nil)
    }
    let lines = WrittenLines.withoutNumbers(texts.map(WrittenLines.withoutBullet))
    for (number, line) in lines.enumerated() {
      let minutes = step.member("time")?.wholeNumber ?? 0
      let isLast = number == lines.count - 1
      recipe.draft.steps.add(isLast && minutes > 0 ? "\(line) (\(minutes) min)" : line)
    }
  }

  /// The line of an ingredient.
  static func ingredient(_ json: JSON) -> String {
    let amount = json.member("amount")?.number ?? 0
    let hasAmount = amount > 0 && json.member("no_amount")?.isTrue != true
    let unit = hasAmount ? name(json.member("unit"), isSeveral: amount > 1) : nil
    let isSeveral = hasAmount && amount > 1 && unit == nil
    let words = [
      hasAmount ? AmountText.text(amount) : nil, unit,
      name(json.member("food"), isSeveral: isSeveral),
    ]
    let line = words.compactMap { $0 }.joined(separator: " ")
    guard let note = json.member("note")?.said else { return line }
    return line.isEmpty ? note : "\(line), \(note)"
  }

  private static func name(_ json: JSON?, isSeveral: Bool) -> String? {
    let plural = isSeveral ? json?.member("plural_name")?.said : nil
    return plural ?? json?.said ?? json?.member("name")?.said
  }

  /// The text of a step, with the ingredients in the places that its template leaves for them.
  private static func filled(_ step: JSON, _ ingredients: [JSON]) -> String {
    var text = step.member("instruction", "text")?.said ?? ""
    guard text.contains("{{") else { return text }
    for (number, item) in ingredients.enumerated() {
      for place in ["{{ ingredients[\(number)] }}", "{{ingredients[\(number)]}}"] {
        text = text.replacingText(place, with: ingredient(item))
      }
    }
    return text
  }

  private static func readNumbers(
    _ members: inout MemberReader, into recipe: inout ExchangedRecipe
  ) {
    let servings = members.take("servings")?.wholeNumber
    let words = members.text("servings_text")
    if let servings, servings > 0 {
      if let words, ServingsText.read("\(servings) \(words)").servings == nil {
        recipe.draft.yield = "\(servings) \(words)"
      } else {
        recipe.draft.servings = servings
      }
    }
    let working = members.take("working_time")?.wholeNumber ?? 0
    let waiting = members.take("waiting_time")?.wholeNumber ?? 0
    if working > 0 { recipe.draft.prepMinutes = working }
    if working + waiting > 0 { recipe.draft.totalMinutes = working + waiting }
    let names = [
      "carbohydrates": "carbohydrateContent", "fats": "fatContent", "proteins": "proteinContent",
    ]
    for member in members.take("nutrition")?.members ?? [] {
      guard let value = member.value.number, value > 0 else { continue }
      if member.key == "calories" {
        recipe.draft.statedNutrition["calories"] = AmountText.text(value) + " kcal"
      } else if let name = names[member.key] {
        recipe.draft.statedNutrition[name] = AmountText.text(value) + " g"
      }
    }
  }
}

extension String {
  /// The text with all of a piece replaced.
  func replacingText(_ piece: String, with text: String) -> String {
    var result = ""
    var rest = Substring(self)
    while let range = rest.firstRange(of: piece) {
      result += rest[..<range.lowerBound] + text
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
