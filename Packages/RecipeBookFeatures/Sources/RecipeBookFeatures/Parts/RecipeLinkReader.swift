import MealModels

/// The port to whoever reads the recipe of a page.
public struct RecipeLinkReader: Sendable {
  private let reading: @Sendable (_ link: String) async throws -> RecipeDraft

  /// Makes a reader of links.
  ///
  /// - Parameter reading: whatever it throws but a ``RecipeLinkError``, the page cannot be read.
  public init(_ reading: @escaping @Sendable (_ link: String) async throws -> RecipeDraft) {
    self.reading = reading
  }

  /// The recipe of a link.
  public func draft(of link: String) async throws(RecipeLinkError) -> RecipeDraft {
    do { return try await reading(link) } catch let error as RecipeLinkError {
      throw error
    } catch {
      throw .unreadable
    }
  }
}

/// Why a link gave no recipe.
public enum RecipeLinkError: String, Error, CaseIterable, Sendable {
  /// It is no link to a page.
  case noLink = "no-link"
  /// The page has no recipe.
  case noRecipe = "no-recipe"
  /// There is no connection.
  case offline
  /// The page cannot be read.
  case unreadable = "failed"
}
