/// What the data of a recipe says beside its fields: further titles, notes, captions, what it contains.
enum SchemaAsides {
  /// The lines of all properties that no field is made of, in order.
  static func lines(
    of object: DataObject, _ resolve: @escaping (DataValue) -> DataObject?
  ) -> [String] {
    object.members.filter { !ignored.contains($0.name.lowercased()) }
      .flatMap { texts($0.value, depth: 0, resolve) }
      .flatMap { TextReading.lines($0) }
  }

  private static func texts(
    _ value: DataValue, depth: Int, _ resolve: @escaping (DataValue) -> DataObject?
  ) -> [String] {
    guard depth < deepest else { return [] }
    return value.all.flatMap { value -> [String] in
      if case .text(let text) = value { return isProse(text) ? [text] : [] }
      return (resolve(value)?.members ?? [])
        .filter { named.contains($0.name) || !ignored.contains($0.name.lowercased()) }
        .flatMap { texts($0.value, depth: depth + 1, resolve) }
    }
  }

  /// Whether a text may be read by people: neither an address nor a number nor a date.
  private static func isProse(_ text: String) -> Bool {
    !text.contains("://") && text.contains(where: \.isLetter)
      && (text.contains(" ") || text.first?.isLetter == true)
  }

  /// What a thing is called, such as a picture by its caption.
  private static let named: Set = ["name", "description"]

  /// So many things deep stands what people read of a recipe.
  private static let deepest = 4

  /// Properties that fields are made of, and those that say nothing of the dish: who wrote it and when,
  /// what others thought of it, how it is sorted, what it is part of.
  private static let ignored: Set = [
    "name", "description", "recipeingredient", "ingredients", "ingredient", "supply",
    "recipeinstructions", "instructions", "step", "recipeinstruction", "recipeyield", "yield",
    "preptime", "cooktime", "totaltime", "performtime", "nutrition", "keywords", "recipecuisine",
    "recipecategory", "suitablefordiet", "cookingmethod", "inlanguage", "url", "@id", "@type", "@context",
    "identifier", "sameas", "contenturl", "embedurl", "thumbnailurl", "thumbnail", "width", "height",
    "encodingformat", "author", "creator", "contributor", "editor", "publisher", "provider",
    "copyrightholder", "copyrightnotice", "credittext", "license", "datepublished", "datemodified",
    "datecreated", "uploaddate", "duration", "expires", "aggregaterating", "review", "reviews",
    "comment", "comments", "commentcount", "interactionstatistic", "contentrating", "ispartof",
    "mainentityofpage", "mainentity", "breadcrumb", "potentialaction", "isaccessibleforfree",
    "haspart", "publication", "speakable", "subjectof", "audience", "estimatedcost", "tool", "tools",
    "articlebody", "articlesection", "wordcount", "isrelatedto", "relatedlink", "significantlink",
    "offers", "brand", "logo", "award", "mentions", "clip", "ratingvalue", "bestrating", "worstrating",
    "ratingcount", "reviewcount", "transcript", "mealtype", "dateline", "version",
  ]
}
