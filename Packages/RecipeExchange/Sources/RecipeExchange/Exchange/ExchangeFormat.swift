/// A file format for importing or exporting recipe collections.
public enum ExchangeFormat: String, CaseIterable, Hashable, Sendable {
  /// schema.org in JSON-LD, as web pages, RecipeSage and Nextcloud Cookbook write it.
  case jsonLD = "json-ld"
  /// Cooklang.
  case cooklang
  /// Paprika.
  case paprika
  /// Mealie.
  case mealie
  /// Tandoor.
  case tandoor
  /// JSON of an app that names its members in a way that can be guessed.
  case otherJSON = "other-json"
  /// XML of an app with guessable elements, such as RecipeSage.
  case xml
  /// Meal-Master, of the bulletin boards of the nineties.
  case mealMaster = "meal-master"
  /// Markdown.
  case markdown
  /// Text without marks.
  case plainText = "plain-text"
  /// A page to read and to print.
  case html

  /// The formats that can be written.
  public static let writable: [ExchangeFormat] = [.jsonLD, .cooklang, .markdown, .html, .paprika]

  /// The fields of a recipe that survive writing and reading in this format; empty if it cannot be
  /// written, or is not meant to be read again.
  ///
  /// That is true of texts without surrounding blanks, of lines without line breaks, and of times of
  /// at least a minute. Paprika has one field for servings and yield: with servings, or if it names
  /// people, the yield goes into the notes. Paprika stores lists as lines: a line that looks like a
  /// heading, or begins with a bullet, is read as one.
  public var holds: Set<ExchangeField> {
    let all = Set(ExchangeField.allCases)
    switch self {
    case .jsonLD, .cooklang: return all
    case .markdown: return all.subtracting([.pictures])
    case .paprika:
      return all.subtracting([
        .linesAfterSections, .lineEndsInSteps, .yield, .language, .cuisines, .keywords,
        .statedNutrition, .rating, .timesCooked, .author,
      ])
    default: return []
    }
  }
}
