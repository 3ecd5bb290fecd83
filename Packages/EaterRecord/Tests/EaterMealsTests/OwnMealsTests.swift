import EaterMeals
import FoodFacts
import Journal
import MealCatalog
import MealModels
import RecipeStore
import SuggestionEngine
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct OwnMealsTests {
  private let disk = JournalFileSystem.inMemory()
  private let evening = LocalMoment(date: Date(timeIntervalSince1970: 1_778_610_600))

  private func own(
    program: String? = "1", reads: Counter = Counter(), prefix: String = "own"
  ) throws -> OwnMeals {
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: disk, makeID: Counter.ids("event-\(prefix)"))
    return OwnMeals(
      in: journal, makeID: Counter.ids(prefix), foods: { reads.counting(.culinary) },
      program: program)
  }

  private static let bowl = RecipeDraft(
    title: "Chicken Bowl",
    ingredients: [.init(["500 g chicken breast", "300 g rice", "2 tbsp Zorbel's mix"])],
    steps: [.init(["Cook the rice.", "Fry the chicken.", "Stir in the mix and serve."])],
    servings: 4, totalMinutes: 30, categories: ["Main Course"])

  @discardableResult
  private func add(_ draft: RecipeDraft, to own: OwnMeals) async throws -> RecipeID {
    try await own.library.add(NewRecipe(RecipeContent(draft)), at: evening.date)
  }

  private func settle(_ name: String, _ meaning: SettledMeaning, in own: OwnMeals) async throws {
    let names = Store(.settledNames, in: own.library.journal)
    try await names.record([try SettledNames.settling(name, as: meaning)], at: evening.date)
  }

  private func isSuggested(
    _ id: RecipeID, to limits: EaterLimits, _ own: OwnMeals
  ) async throws -> Bool {
    let service = SuggestionService(catalog: .bundled)
    service.take(try await own.current())
    let request = SuggestionRequest(
      moment: evening, limits: limits, wishes: Wishes(slot: .dinner),
      count: service.catalog.summaries.count, seed: 7)
    return try await service.serve(request, for: try service.noLimits, History()).meals
      .contains { $0.meal.id == id }
  }

  @Test func `a recipe with an unknown line is suggested to a nut allergy once that is settled`()
    async throws
  {
    let own = try own()
    let id = try await add(Self.bowl, to: own)
    let nuts = EaterLimits(allergens: [.treeNut])
    #expect(try await isSuggested(id, to: EaterLimits(), own))
    #expect(try await !isSuggested(id, to: nuts, own))
    #expect(try await own.current().openNames[id]?.isEmpty == false)
    try await settle("Zorbel's mix", .food("paprika"), in: own)
    #expect(try await own.current().openNames[id] == nil)
    #expect(try await isSuggested(id, to: nuts, own))
    try await settle("Zorbel's mix", .contains(["paprika", "almond"]), in: own)
    #expect(try await !isSuggested(id, to: nuts, own))
    #expect(try await isSuggested(id, to: EaterLimits(allergens: [.milk]), own))
  }

  @Test func `a word that is no food is settled where it stands, and nowhere else`() async throws {
    let own = try own()
    var draft = Self.bowl
    draft.title = "Zorbel's Chicken Bowl"
    let id = try await add(draft, to: own)
    try await settle("Zorbel's mix", .food("paprika"), in: own)
    // The title names Zorbel alone.
    #expect(try await own.current().openNames[id] == ["zorbels"])
    try await settle("Zorbel's", .noFood, in: own)
    #expect(try await own.current().summary(id)?.facts.unknownIngredients == [])
    // A line is there to name a food: to say that it names none makes it no safer.
    let names = Store(.settledNames, in: own.library.journal)
    try await names.record([.forgotten(name: "Zorbel's mix")], at: evening.date)
    try await settle("mix", .noFood, in: own)
    #expect(try await own.current().openNames[id]?.isEmpty == false)
  }

  @Test func `settling a name removes no food that a text names`() async throws {
    let own = try own()
    var draft = Self.bowl
    draft.ingredients = [.init(["300 g rice", "500 g chicken breast"])]
    draft.steps = [.init(["Fry the chicken with almonds.", "Serve."])]
    let id = try await add(draft, to: own)
    try await settle("almonds", .noFood, in: own)
    let facts = try #require(try await own.current().summary(id)?.facts)
    #expect(facts.contents.allergens.contains(.treeNut))
  }

  @Test func `the contents of a recipe are computed once, also across a restart`() async throws {
    let reads = Counter()
    let first = try own(reads: reads)
    let id = try await add(Self.bowl, to: first)
    let known = try await first.current()
    _ = try await first.current()
    #expect(reads.recipes == 1)
    let next = try own(reads: reads, prefix: "next")
    #expect(try await next.current().summary(id) == known.summary(id))
    #expect(reads.recipes == 1)
    try await next.library.edit(id, at: evening.date) { $0.draft.title = "Rice Bowl" }
    #expect(try await next.current().summary(id)?.title == "Rice Bowl")
    #expect(reads.recipes == 2)
  }

  @Test(arguments: [nil, "2"])
  func `another program believes nothing that this one worked out`(program: String?) async throws {
    let reads = Counter()
    let first = try own(reads: reads)
    try await add(Self.bowl, to: first)
    _ = try await first.current()
    _ = try await own(program: program, reads: reads, prefix: "next").current()
    #expect(reads.recipes == 2)
  }

  @Test func `a recipe in the bin is no meal, and one that comes back is`() async throws {
    let own = try own()
    let id = try await add(Self.bowl, to: own)
    #expect(try await own.current().meals.summaries.map(\.id) == [id])
    try await own.library.remove([id], at: evening.date)
    #expect(try await own.current().meals.summaries.isEmpty)
    try await own.library.bringBack([id], at: evening.date)
    #expect(try await own.current().meals.summaries.map(\.id) == [id])
  }

  @Test func `opening an own meal reads its whole recipe`() async throws {
    let own = try own()
    let id = try await add(Self.bowl, to: own)
    let service = SuggestionService(catalog: .bundled)
    service.take(try await own.current())
    let meal = try #require(service.catalog.meal(id))
    #expect(meal.recipe.steps.map(\.text) == Self.bowl.stepLines)
    #expect(meal.facts == service.catalog.summary(id)?.facts)
    #expect(service.catalog.summaries.count == Catalog.bundled.summaries.count + 1)
  }

  @Test func `a change that this version cannot read makes a recipe unsafe`() async throws {
    let own = try own()
    var draft = Self.bowl
    draft.ingredients = [.init(["500 g chicken breast", "300 g rice"])]
    draft.steps = [.init(["Fry the chicken.", "Serve it with the rice."])]
    let id = try await add(draft, to: own)
    #expect(try await own.current().summary(id)?.facts.unknownIngredients == [])
    try await own.library.journal.append([
      Event(
        stream: RecipeLibrary.stream, subject: Subject(id.rawValue), version: 99,
        time: evening.date, payload: Data("{}".utf8))
    ])
    #expect(try await own.current().summary(id)?.facts.unknownIngredients.isEmpty == false)
  }
}

/// Counts the recipes whose contents were worked out.
private final class Counter: Sendable {
  private let count = Mutex(0)

  var recipes: Int { count.withLock(\.self) }

  func counting(_ foods: FoodReference) -> FoodReference {
    FoodReference(
      foods.book,
      serving: { recipe, book in
        self.count.withLock { $0 += 1 }
        return foods.serving(recipe, book)
      }, reader: foods.reader, namer: foods.namer)
  }

  static func ids(_ prefix: String) -> @Sendable () -> String {
    let counter = Counter()
    return {
      counter.count.withLock { count in
        count += 1
        return "\(prefix)-\(count)"
      }
    }
  }
}
