/// The input of the sheet that imports a recipe.
public struct RecipeImportInput: Equatable, Sendable {
  /// The way of importing.
  public enum Way: String, CaseIterable, Sendable {
    /// The link of a page.
    case link
    /// The text or HTML of a recipe.
    case text
    /// A page that the user handed over from a browser.
    case page
  }

  /// The progress of the import.
  public enum Phase: Equatable, Sendable {
    /// The sheet asks for a link or text.
    case asking
    /// The recipe is being read.
    case reading(ImportStep)
    /// The recipe could not be read; carries the reason as a sentence.
    case failed(String)
    /// There is no connection; the link is stored until there is one.
    case waiting
  }

  /// The way of importing.
  public var way: Way
  /// The typed link.
  public var link: String
  /// The pasted text.
  public var text: String
  /// The progress of the import.
  public var phase: Phase
  /// The name, perhaps empty, of an unsaved recipe that must be finished first; nil without one.
  public var unfinished: String?

  /// The host of the handed page; empty without one.
  public var host: String

  /// Makes an input; by default it asks for a link and is empty.
  public init(
    way: Way = .link, link: String = "", text: String = "", phase: Phase = .asking,
    unfinished: String? = nil, host: String = ""
  ) {
    self.host = host
    self.way = way
    self.link = link
    self.text = text
    self.phase = phase
    self.unfinished = unfinished
  }

  /// The longest text that the field shows, in characters; of a longer text it shows only the
  /// length.
  public static let longestShown = 4_000
}
