/// A form in which collections come or go.
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
  /// XML of an app whose elements can be guessed, such as RecipeSage.
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

  /// What of a recipe is the same after it was written in this format and read again; nothing where
  /// it cannot be written, or is not meant to be read again.
  ///
  /// That holds for texts without blanks around them and lines that are single lines; times of at
  /// least a minute; and a yield that names no people, since those are servings. Paprika keeps lists
  /// as lines: one that looks like a heading, or begins with a bullet, is read as that.
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
