import CommandKit
import IngredientLines
import Journal
import MealModels
import PrintedText
import RecipeStore

/// A recipe of one's own with what is known of it.
struct KeptRecipe {
  let stored: StoredRecipe
  let read: ReadRecipe
  let meal: Meal

  var draft: RecipeDraft { stored.content.draft }
}

extension Session {
  /// The recipes of one's own.
  var library: RecipeLibrary {
    RecipeLibrary(in: stores.journal, makeID: advisor.environment.makeID)
  }

  /// Works with the library; an error of it is said, and what is stored is as it was.
  func keeping<Result>(
    _ work: (RecipeLibrary) async throws(RecipeStoreError) -> Result
  ) async throws(CommandError) -> Result {
    do throws(RecipeStoreError) { return try await work(library) } catch {
      if case .journal(let error) = error { throw .journal(error, folder: folder) }
      throw .wrong(PlainText.cleaned(error.description))
    }
  }

  /// Reads the lines of drafts, with the names that the household has settled.
  func draftReader() async throws(CommandError) -> DraftReader {
    let names = try await storing { stores async throws(JournalError) in
      try await Store(.settledNames, in: stores.journal).state()
    }
    return DraftReader(advisor.foods()) { name in
      switch names[name] {
      case .food(let food): [food]
      case .contains(let foods): foods
      case nil: nil
      }
    }
  }

  /// The recipe that somebody means by its id, or by its title in any case.
  func kept(_ word: String, program: String) async throws(CommandError) -> StoredRecipe {
    let found = try await keeping { library async throws(RecipeStoreError) in
      try await Self.recipe(word, in: library)
    }
    if let recipe = found.recipe { return recipe }
    throw .wrong(
      "there is no recipe \(PlainText.quoted(word)) among yours; "
        + (Spelling.nearest(to: word, among: found.titles).map { "did you mean '\($0)'?" }
          ?? "see '\(program) recipes list'"))
  }

  private static func recipe(
    _ word: String, in library: RecipeLibrary
  ) async throws(RecipeStoreError) -> (recipe: StoredRecipe?, titles: [String]) {
    if let recipe = try await library.recipe(RecipeID(rawValue: word)) { return (recipe, []) }
    let cards = try await library.cards() + library.cards(inBin: true)
    guard let named = cards.first(where: { $0.title.lowercased() == word.lowercased() }) else {
      return (nil, cards.map(\.title))
    }
    return (try await library.recipe(named.id), [])
  }
}

extension MealAdvisorContext {
  /// What is known of a recipe of one's own.
  func known(_ stored: StoredRecipe, _ reader: DraftReader) -> KeptRecipe {
    var read = reader.recipe(of: stored.content.draft, id: stored.id, origin: stored.origin)
    // A change that this version cannot read may have brought anything in.
    if stored.unread > 0 { read.recipe.alsoUses.append("unknown: a change of a newer version") }
    let meal = Meal(recipe: read.recipe, slots: [.lunch, .dinner], foods: foods())
    return KeptRecipe(stored: stored, read: read, meal: meal)
  }
}
