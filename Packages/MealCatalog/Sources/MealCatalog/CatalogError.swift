/// The reason why a catalogue was rejected as a whole, and its place.
public struct CatalogError: Error, Equatable, Sendable {
  /// The kind of error.
  public let kind: Kind

  /// The file, by the last component of its path.
  public let file: String

  /// The line, counted from one; nil if the error is about the whole file.
  public let line: Int?

  /// The offending text, at most 60 characters of it on one line.
  public let found: String

  /// The value that was probably meant; nil if no value is similar enough.
  public let suggestion: String?

  /// The accepted values, or a description of them.
  public let expected: [String]

  /// Makes an error; control characters in `found` become question marks.
  public init(
    _ kind: Kind, file: String, line: Int? = nil, found: String = "", suggestion: String? = nil,
    expected: [String] = []
  ) {
    self.kind = kind
    self.file = file
    self.line = line
    self.found = Self.oneLine(found)
    self.suggestion = suggestion
    self.expected = expected
  }

  private static func oneLine(_ text: String) -> String {
    let longest = 60
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      scalars.append(scalar.properties.generalCategory == .control ? "?" : scalar)
    }
    return String(scalars) + (text.unicodeScalars.count > longest ? "…" : "")
  }
}

extension CatalogError {
  /// The kinds of error in a catalogue.
  public enum Kind: Hashable, Sendable {
    /// There is no such file.
    case missingFile
    /// The file is a folder or a device, or the system does not allow reading it.
    case unreadableFile
    /// The file is empty.
    case emptyFile
    /// The file is longer than ``CatalogFormat/longestFile`` bytes.
    case oversizedFile
    /// The file is not UTF-8 text, or contains control characters.
    case notText
    /// The first line is not the format line.
    case notCatalogue
    /// The text is not a list of meals.
    case notMeals(TextLook)
    /// The format line names a version that this program does not know.
    case newerFormat
    /// A value is not among the known values.
    case unknown(Term)
    /// A value that may occur only once occurs twice.
    case duplicate(Term)
    /// A required value is missing.
    case missing(Term)
    /// A value cannot be read, or is out of range.
    case bad(Term)
    /// A name that means one food is given to another food.
    case replacedFood
    /// A food is made of itself, directly or through others.
    case circularFood
    /// A line belongs to no part of the format.
    case unexpectedLine
  }

  /// The probable format of a text without any meal.
  public enum TextLook: String, CaseIterable, Hashable, Sendable {
    /// It begins as a JSON document does.
    case json = "JSON"
    /// It begins with a mark-up tag.
    case page = "a web page"
    /// Its lines have the same columns.
    case table = "a table"
    /// It has headings of recipes, such as "Ingredients".
    case recipe = "a recipe in plain words"
    /// Anything else.
    case text = "plain text"
  }

  /// The parts of a catalogue that an error can be about.
  public enum Term: String, CaseIterable, Hashable, Sendable {
    /// The word before a colon.
    case key
    /// The present or a former id of a meal.
    case mealID = "meal id"
    /// The id of a side dish.
    case sideID = "side id"
    /// How well people know a meal.
    case familiarity
    /// The role of a meal at the table.
    case role
    /// The id of a food.
    case foodID = "food id"
    /// A name or alias of a food.
    case foodName = "food name"
    /// The food of an ingredient, or a parent of a food.
    case food
    /// An allergen that a food has in traces.
    case allergen
    /// An allergen or class of a food.
    case contents = "allergen or class"
    /// The cuisine of a meal.
    case cuisine
    /// A slot of a meal.
    case slot
    /// The difficulty of a meal.
    case difficulty
    /// The kind of a dish picture.
    case picture
    /// The unit of an amount.
    case unit
    /// The months in which a food is in season.
    case season
    /// The amount of an ingredient.
    case amount
    /// An ingredient line.
    case ingredient
    /// How many people a meal feeds.
    case servings
    /// How long a meal takes.
    case time
    /// The steps of a meal.
    case steps
    /// The meals of a file.
    case meals
  }
}

extension CatalogError.Kind {
  /// Whether the error is about a text that contains no meals at all.
  var isOfNoCatalogue: Bool { if case .notMeals = self { true } else { false } }
}
