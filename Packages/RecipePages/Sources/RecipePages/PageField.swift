/// A part of a recipe that a page may state.
public enum PageField: String, CaseIterable, Hashable, Sendable, Codable {
  /// The name of the dish.
  case title
  /// What the recipe says of itself.
  case description
  /// The ingredient lines.
  case ingredients
  /// The headings of the ingredients.
  case groups
  /// What to do.
  case steps
  /// How many people it serves.
  case servings
  /// What it makes, in its own words.
  case yield
  /// Minutes from start to table.
  case totalMinutes
  /// Minutes of preparation.
  case prepMinutes
  /// Minutes on the heat.
  case cookMinutes
  /// Who wrote it.
  case author
  /// The language of its texts.
  case language
  /// Where its picture is.
  case image
  /// The address that the page prefers.
  case source
  /// The kitchens it names.
  case cuisine
  /// The courses it names.
  case categories
  /// What it is tagged with.
  case keywords
  /// The nutrition it states.
  case nutrition
  /// The mean of its ratings.
  case rating
}

/// The place in a page from which a field was read.
public enum PageSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// A script of linked data.
  case jsonLD
  /// Attributes of HTML microdata.
  case microdata
  /// Attributes of RDFa.
  case rdfa
  /// Class names of h-recipe or hrecipe.
  case microformat
  /// What the page shows.
  case pageText
  /// The head of the page.
  case meta
  /// The address of the page.
  case address
  /// Worked out from other fields.
  case derived
}

/// How a field was read, and how sure that is.
public struct FieldReading: Hashable, Sendable, Codable {
  /// Where it was read.
  public var source: PageSource
  /// How likely it is right, zero to one.
  public var confidence: Double
  /// Why somebody should look at it, in plain English; nil where nothing speaks against it.
  public var why: String?

  /// Whether somebody should look at it before it is relied on.
  public var confirm: Bool { why != nil }

  /// Makes a reading of a field.
  public init(_ source: PageSource, confidence: Double, why: String? = nil) {
    self.source = source
    self.confidence = confidence
    self.why = why
  }
}
