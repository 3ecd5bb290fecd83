/// The further texts in the data of a recipe, in addition to its fields.
struct SchemaAsides {
  /// The lines of its notes and tips.
  private(set) var notes: [String] = []
  /// All other lines in order: further titles, captions, stated contents.
  ///
  /// The texts of fields and steps are among them.
  private(set) var others: [String] = []

  private let resolve: (DataValue) -> DataObject?

  init(_ object: DataObject, _ resolve: @escaping (DataValue) -> DataObject?) {
    self.resolve = resolve
    for member in object.members where !Self.ignored.contains(member.name.lowercased()) {
      let lines = texts(member.value, depth: 0).flatMap { TextReading.lines($0) }
      let name = member.name.lowercased()
      if Self.noted.contains(where: name.contains) { notes += lines } else { others += lines }
    }
  }

  private func texts(_ value: DataValue, depth: Int) -> [String] {
    guard depth < Self.deepest else { return [] }
    return value.all.flatMap { value -> [String] in
      if case .text(let text) = value { return Self.isProse(text) ? [text] : [] }
      if case .list = value { return texts(value, depth: depth + 1) }
      let members = resolve(value)?.members ?? []
      let pair = members.filter { ["name", "value"].contains($0.name) }
        .compactMap { SchemaRecipe.line($0.value) }
      return (pair.count == 2 ? [pair.joined(separator: ": ")] : [])
        + members.filter { !Self.ignored.contains($0.name.lowercased()) }
        .flatMap { texts($0.value, depth: depth + 1) }
    }
  }

  /// Whether a text is meant for people: neither an address nor a number nor a date.
  private static func isProse(_ text: String) -> Bool {
    !text.contains("://") && text.contains(where: \.isLetter)
      && (text.contains(" ") || text.first?.isLetter == true)
  }

  private static let noted = ["note", "tip"]
  /// The deepest nesting at which texts of a recipe are read.
  private static let deepest = 8

  /// Properties that do not describe the dish: its author and date, reviews, its categories, the
  /// page it is part of.
  private static let ignored: Set = [
    "keywords", "recipecuisine", "recipecategory", "suitablefordiet", "cookingmethod", "inlanguage",
    "url", "@id", "@type", "@context", "identifier", "sameas", "contenturl", "embedurl",
    "thumbnailurl", "thumbnail", "width", "height", "encodingformat", "author", "creator",
    "contributor", "editor", "publisher", "provider", "copyrightholder", "copyrightnotice",
    "credittext", "license", "datepublished", "datemodified", "datecreated", "uploaddate",
    "duration", "expires", "aggregaterating", "review", "reviews", "comment", "comments",
    "commentcount", "interactionstatistic", "contentrating", "ispartof", "mainentityofpage",
    "mainentity", "breadcrumb", "potentialaction", "isaccessibleforfree", "publication",
    "speakable", "subjectof", "audience", "estimatedcost", "articlebody", "articlesection",
    "wordcount", "isrelatedto",
    "relatedlink", "significantlink", "offers", "brand", "logo", "award", "mentions", "clip",
    "ratingvalue", "bestrating", "worstrating", "ratingcount", "reviewcount", "dateline", "version",
    "preptime", "cooktime", "totaltime", "performtime",
  ]
}
