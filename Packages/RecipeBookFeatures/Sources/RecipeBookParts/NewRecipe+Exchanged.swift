import MealModels
import RecipeExchange
import RecipeStore

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecipeDraft {
  /// The recipe with a title, which every recipe in the library needs.
  public var named: RecipeDraft {
    var draft = self
    if !title.contains(where: { !$0.isWhitespace }) { draft.title = "Untitled" }
    return draft
  }
}

extension NewRecipe {
  /// The recipe of another app; data that fits no field becomes part of the notes.
  ///
  /// - Parameter warnings: gets a sentence about each part that is not kept.
  public init(_ recipe: ExchangedRecipe, warnings: inout [String]) {
    let draft = recipe.draft
    var content = RecipeContent(draft.named)
    content.rating = recipe.ownRating.flatMap { stars in
      (1...5).contains(stars.rounded()) ? Int(bounded: stars.rounded()) : nil
    }
    content.tags = recipe.isFavorite ? ["favorite"] : []
    let facts = [
      recipe.timesCooked.map { "Cooked \($0) times before." },
      recipe.created.map { "Kept since \($0)." },
    ].compactMap(\.self)
    content.notes = facts.isEmpty ? nil : facts.joined(separator: " ")
    var picture: RecipePicture?
    do throws(RecipeStoreError) {
      picture = try recipe.pictures.first.map { first throws(RecipeStoreError) in
        try RecipePicture(first.bytes)
      }
    } catch {
      warnings.append("\(draft.title): \(error.description)")
    }
    if recipe.pictures.count > 1 {
      warnings.append("\(draft.title): only the first of \(recipe.pictures.count) pictures is kept")
    }
    self.init(content, picture: picture)
  }
}

extension RecipeLibrary {
  /// A recipe that was not stored, and why.
  public struct Refused: Equatable, Sendable {
    /// Its title.
    public var title: String
    /// Why it was not stored, as a sentence.
    public var sentence: String
  }

  /// Stores all recipes together.
  ///
  /// If a recipe cannot be stored, stores each one separately, so that only that recipe is missing.
  public func addEach(
    _ recipes: [NewRecipe], at now: Date
  ) async throws(RecipeStoreError) -> (kept: [RecipeID], refused: [Refused]) {
    do throws(RecipeStoreError) { return (try await add(recipes, at: now), []) } catch {
      if case .journal = error { throw error }
    }
    var kept: [RecipeID] = []
    var refused: [Refused] = []
    for recipe in recipes {
      do throws(RecipeStoreError) { kept.append(try await add(recipe, at: now)) } catch {
        if case .journal = error { throw error }
        refused.append(Refused(title: recipe.content.draft.title, sentence: error.description))
      }
    }
    return (kept, refused)
  }
}
