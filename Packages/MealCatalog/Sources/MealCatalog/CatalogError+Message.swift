extension CatalogError {
  /// One line for the author of the file: `recipes.txt:14: unknown unit 'cuop'; did you mean
  /// 'cup'?`.
  public var message: String { "\(place): \(text)" }

  /// The place of the error: `recipes.txt:14`, or the file alone.
  public var place: String { line.map { "\(file):\($0)" } ?? file }

  /// The problem and its remedy, without the place.
  public var text: String { problem + remedy }

  private var problem: String {
    switch kind {
    case .missingFile: "there is no such file"
    case .unreadableFile: "the file cannot be read"
    case .emptyFile: "the file is empty"
    case .oversizedFile: "the file is too long"
    case .notText: "not a text in UTF-8"
    case .notCatalogue: "not a meal catalogue: it begins with '\(found)'"
    case .notMeals(let look):
      "not a meal catalogue: it looks like \(look.rawValue) and begins with '\(found)'"
    case .newerFormat: "catalogue format '\(found)' is newer than this program"
    case .unknown(let term): "unknown \(term.rawValue) '\(found)'"
    case .duplicate(let term): "duplicate \(term.rawValue) '\(found)'"
    case .missing(let term): Self.absence(of: term, found)
    case .bad(let term): "bad \(term.rawValue) '\(found)'"
    case .replacedFood: "the name '\(found)' means another food"
    case .circularFood: "food '\(found)' is made of itself"
    case .unexpectedLine: "unexpected line '\(found)'"
    }
  }

  private static func absence(of term: Term, _ found: String) -> String {
    switch term {
    case .ingredient: "meal '\(found)' has no ingredients"
    case .steps: "meal '\(found)' has no steps"
    case .meals: "the file has no meals"
    default: "missing \(term.rawValue) '\(found)'"
    }
  }

  private var remedy: String {
    if let suggestion { return "; did you mean '\(suggestion)'?" }
    switch expected.count {
    case 0: return ""
    case 1: return "; expected \(expected[0])"
    default: return "; expected one of: \(expected.joined(separator: ", "))"
    }
  }
}
