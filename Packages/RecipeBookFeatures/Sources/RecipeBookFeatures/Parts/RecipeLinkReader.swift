import MealModels
import RecipeBookScreens

/// The port to whoever reads the recipe of a page or of a text.
public struct RecipeLinkReader: Sendable {
  /// Told how far reading is.
  public typealias Progress = @Sendable (ImportStep) -> Void

  private let reading:
    @Sendable (_ source: RecipeSource, _ progress: Progress) async throws -> RecipeReading

  /// Makes a reader of links and texts.
  ///
  /// - Parameter reading: tells each step when it begins: asking for a page, reading it. Whatever it
  ///   throws but a ``RecipeLinkError``, the page cannot be read.
  public init(
    _ reading:
      @escaping @Sendable (
        _ source: RecipeSource, _ progress: @Sendable (ImportStep) -> Void
      ) async throws -> RecipeReading
  ) {
    self.reading = reading
  }

  /// What a link or text says.
  public func reading(
    of source: RecipeSource, progress: Progress = { _ in }
  ) async throws(RecipeLinkError) -> RecipeReading {
    do { return try await reading(source, progress) } catch let error as RecipeLinkError {
      throw error
    } catch {
      throw .unreadable
    }
  }
}

/// Where a recipe is read.
public enum RecipeSource: Hashable, Sendable {
  /// The page of a link, as somebody typed it.
  case link(String)
  /// A text, or the HTML of a page, as somebody pasted it.
  case text(String)
}

/// A recipe that was read, and which of its parts may be read wrongly.
public struct RecipeReading: Hashable, Sendable {
  /// What it says.
  public var draft: RecipeDraft
  /// The parts that somebody should look at before they are relied on.
  public var doubts: Set<ImportedField>

  /// Makes a reading; all of it is sure unless given.
  public init(_ draft: RecipeDraft, doubts: Set<ImportedField> = []) {
    self.draft = draft
    self.doubts = doubts
  }
}

/// Why a link or text gave no recipe.
public enum RecipeLinkError: String, Error, CaseIterable, Sendable {
  /// It is no link to a page.
  case noLink = "no-link"
  /// There is no text.
  case noText = "no-text"
  /// There is no recipe.
  case noRecipe = "no-recipe"
  /// The page is a list of recipes.
  case list
  /// The page is shown only to members, or to people who look.
  case closed
  /// It is too long for a recipe.
  case tooLarge = "too-large"
  /// There is no connection.
  case offline
  /// The page cannot be read.
  case unreadable = "failed"
}
