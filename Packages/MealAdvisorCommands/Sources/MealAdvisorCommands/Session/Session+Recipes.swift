import AppComposition
import CommandKit
import EaterRecord
import Journal
import MealModels
import PrintedText
import RecipeStore

extension Session {
  /// Works with the recipes of one's own; an error is said, and what is stored is as it was.
  func keeping<Result>(
    _ work: (RecipeLibrary) async throws(RecipeStoreError) -> Result
  ) async throws(CommandError) -> Result {
    do throws(RecipeStoreError) { return try await work(ownMeals.library) } catch {
      if case .journal(let error) = error { throw .journal(error, folder: folder) }
      throw .wrong(PlainText.cleaned(error.description))
    }
  }

  /// Reads recipes of one's own, with the names that the household has settled.
  func ownMealReader() async throws(CommandError) -> OwnMealReader {
    let names = try await storing { stores async throws(JournalError) in
      try await Store(.settledNames, in: stores.journal).state()
    }
    return OwnMealReader(advisor.foods(), settled: names)
  }

  /// The recipes of one's own as meals to choose from; says how far it is where that takes a while.
  func ownMealList(_ invocation: Invocation) async throws(CommandError) -> OwnMealList {
    try await keeping { _ async throws(RecipeStoreError) in
      try await ownMeals.current { done, all in
        if all > 50 { invocation.context.progress("\(done) of \(all) recipes") }
      }
    }
  }

  /// The meals to choose from: those of the file that a call names, else those at hand with the
  /// recipes of one's own.
  func service(_ invocation: Invocation) async throws(CommandError) -> SuggestionService {
    let foods = advisor.foods
    let isAtHand = invocation.arguments.value(QuestionFlags.catalog) == nil
    let service = SuggestionService(
      catalog: try advisor.chosenCatalog(invocation), engine: isAtHand ? advisor.engine() : nil
    ) {
      foods().book
    }
    if isAtHand {
      service.take(try await ownMealList(invocation))
    }
    return service
  }

  /// What the flags of a command ask for that suggests meals.
  func question(_ invocation: Invocation) async throws(CommandError) -> SuggestQuestion {
    try SuggestQuestion(invocation, advisor, try await service(invocation))
  }

  /// Tells what cooking uses up of what is at home.
  func used(_ service: SuggestionService) -> UsedByCooking {
    UsedByCooking(service, foods: advisor.foods)
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
