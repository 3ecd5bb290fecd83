/// What the sheet that imports a recipe is made from.
public struct RecipeImportInput: Equatable, Sendable {
  /// What is asked for.
  public enum Way: String, CaseIterable, Sendable {
    /// The link of a page.
    case link
    /// The text or HTML of a recipe.
    case text
  }

  /// How far it is.
  public enum Phase: Equatable, Sendable {
    /// Something is asked for.
    case asking
    /// It is read.
    case reading(ImportStep)
    /// It could not be read, for a reason in words.
    case failed(String)
    /// There is no connection, and the link is kept until there is one.
    case waiting
  }

  /// What is asked for.
  public var way: Way
  /// The link as it was typed.
  public var link: String
  /// The text as it was pasted.
  public var text: String
  /// How far it is.
  public var phase: Phase
  /// The name of a recipe that was not saved yet and comes first, perhaps empty; nil without one.
  public var unfinished: String?

  /// Makes an input; a link is asked for, and nothing there, unless given.
  public init(
    way: Way = .link, link: String = "", text: String = "", phase: Phase = .asking,
    unfinished: String? = nil
  ) {
    self.way = way
    self.link = link
    self.text = text
    self.phase = phase
    self.unfinished = unfinished
  }

  /// A longer text is counted instead of shown in its field.
  public static let longestShown = 4_000
}
