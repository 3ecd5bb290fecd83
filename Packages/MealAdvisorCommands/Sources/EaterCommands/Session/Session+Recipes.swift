import AppComposition
import CommandKit
import EaterRecord
import Journal
import MealModels
import PrintedText
import RecipeStore

extension Session {
  /// Performs work on the eater's own recipes; an error leaves the stored recipes unchanged.
  package func keeping<Result>(
    _ work: (RecipeLibrary) async throws(RecipeStoreError) -> Result
  ) async throws(CommandError) -> Result {
    do throws(RecipeStoreError) { return try await work(ownMeals.library) } catch {
      if case .journal(let error) = error { throw .journal(error, folder: folder) }
      throw .wrong(PlainText.cleaned(error.description))
    }
  }

  /// Stores the eater's note on a recipe; blank text deletes it.
  package func keepNote(_ text: String, on meal: MealID) async throws(CommandError) {
    try await keeping { _ async throws(RecipeStoreError) in
      try await ownMeals.keepNote(text, on: meal, at: now)
    }
  }

  /// Makes a reader of own recipes, with the names that the household has settled.
  package func ownMealReader() async throws(CommandError) -> OwnMealReader {
    let names = try await storing { stores async throws(JournalError) in
      try await Store(.settledNames, in: stores.journal).state()
    }
    return OwnMealReader(advisor.foods(), settled: names)
  }

  /// The eater's own recipes as meals to choose from; shows progress if reading takes long.
  package func ownMealList(_ invocation: Invocation) async throws(CommandError) -> OwnMealList {
    try await keeping { _ async throws(RecipeStoreError) in
      try await ownMeals.current { done, all in
        if all > 50 { invocation.context.progress("\(done) of \(all) recipes") }
      }
    }
  }

  /// The meals to choose from: those of the file that a call names, else those of the kitchen with
  /// the eater's own.
  package func service(_ invocation: Invocation) async throws(CommandError) -> SuggestionService {
    let foods = advisor.foods
    let isAtHand = invocation.arguments.value(QuestionFlags.catalog) == nil
    let service = SuggestionService(
      catalog: try advisor.chosenCatalog(invocation),
      engine: isAtHand ? advisor.kitchen.engine() : nil
    ) {
      foods().book
    }
    if isAtHand {
      service.take(try await ownMealList(invocation))
    }
    return service
  }

  /// The question that the flags of a suggesting command ask.
  package func question(_ invocation: Invocation) async throws(CommandError) -> SuggestQuestion {
    try SuggestQuestion(invocation, advisor, try await service(invocation))
  }

  /// Finds the food at home that cooking uses up.
  package func used(_ service: SuggestionService) -> UsedByCooking {
    UsedByCooking(service, foods: advisor.foods)
  }

  /// The recipe with an id or a title; case is ignored.
  package func kept(_ word: String, program: String) async throws(CommandError) -> StoredRecipe {
    let found = try await keeping { library async throws(RecipeStoreError) in
      try await Self.recipe(word, in: library)
    }
    if let recipe = found.recipe { return recipe }
    throw .wrong(
      "you have no recipe \(PlainText.quoted(word)); "
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
