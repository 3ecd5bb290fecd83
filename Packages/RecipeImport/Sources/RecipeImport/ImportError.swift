import RecipeExchange
import RecipePages
import WebPages

/// Why a link, page, text or file gave no recipe.
public enum ImportError: Error, Hashable, Sendable {
  /// The page of the link was not fetched.
  case unfetched(PageFetchError)
  /// The text contains no recipe; carries the reasons as sentences.
  case noRecipe(PageKind, why: [String])
  /// The file has other formats than the requested one.
  case otherFormat([ExchangeFormat], asked: ExchangeFormat)

  /// Makes the error of a closure: an `ImportError` is unchanged, any other error means that the
  /// page was not fetched.
  public init(_ error: any Error) {
    self = error as? ImportError ?? .unfetched(PageFetchError(error))
  }

  /// Whether the link itself is wrong, so that asking again does not help.
  public var isOfTheLink: Bool {
    switch self {
    case .unfetched(.notAnAddress), .unfetched(.notOfTheWeb), .unfetched(.holdsPassword),
      .unfetched(.notPublic), .unfetched(.notAPage):
      true
    case .unfetched, .noRecipe, .otherFormat: false
    }
  }

  /// The problem and its remedy, in plain English.
  public var sentence: String {
    switch self {
    case .unfetched(let error): error.sentence
    case .noRecipe(_, let why): why.joined(separator: " ")
    case .otherFormat(let found, let asked):
      "The file is \(found.map(\.rawValue).joined(separator: " and ")), not \(asked.rawValue); read it"
        + " without naming a format."
    }
  }
}
