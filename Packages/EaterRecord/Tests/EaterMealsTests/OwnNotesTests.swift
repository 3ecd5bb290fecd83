import EaterMeals
import FoodFacts
import Journal
import MealCatalog
import MealModels
import RecipeStore
import SuggestionEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The owner's notes on recipes, of the catalogue and own ones.
@Suite struct OwnNotesTests {
  private let evening = Date(timeIntervalSince1970: 1_778_610_600)
  private let own: OwnMeals
  private let service = SuggestionService(catalog: .bundled)

  init() throws {
    let journal = try EventJournal(
      directory: URL(filePath: "/data"), fileSystem: .inMemory())
    own = OwnMeals(in: journal)
  }

  private func noted(_ meal: MealID, _ text: String) async throws -> Meal {
    try await own.keepNote(text, on: meal, at: evening)
    service.take(try await own.current())
    return try #require(service.catalog.meal(meal))
  }

  /// A meal of the catalogue that an eater with an allergy may have.
  private func meal(without allergens: AllergenSet) throws -> MealID {
    var limits = EaterLimits.none
    limits.allergens = allergens
    return try #require(service.catalog.summaries.first { limits.admits($0.facts) }).id
  }

  @Test("A food that a note on a meal of the catalogue names counts as in it, at once")
  func foodsOfNotes() async throws {
    var limits = EaterLimits.none
    limits.allergens = [.peanut]
    let id = try meal(without: [.peanut])
    let plain = try #require(service.catalog.meal(id))
    let noted = try await noted(id, "Stir in a spoon of peanut butter.")
    #expect(noted.facts.contents.allergens.contains(.peanut) && !limits.admits(noted.facts))
    #expect(try #require(service.catalog.summary(id)).facts == noted.facts)
    #expect(noted.recipe.ingredients == plain.recipe.ingredients)
    let bare = try await self.noted(id, " ")
    #expect(bare.facts == plain.facts && bare.recipe.ownNote == nil)
  }

  @Test("A note without a food changes nothing but what is read")
  func plainNote() async throws {
    let id = try meal(without: [.peanut, .milk])
    let plain = try #require(service.catalog.meal(id))
    let noted = try await noted(id, "Annie loves it.\nTwice the time in our oven.")
    #expect(noted.facts == plain.facts)
    #expect(noted.recipe.ownNote == "Annie loves it.\nTwice the time in our oven.")
  }

  @Test("Words in a note that may be a food make the meal unsafe for every limit")
  func unknownFood() async throws {
    var limits = EaterLimits.none
    limits.allergens = [.peanut]
    let noted = try await noted(try meal(without: [.peanut]), "Fold in zorbel.")
    #expect(!limits.admits(noted.facts))
  }

  @Test("The note on an own recipe is part of the recipe")
  func ownRecipe() async throws {
    let draft = RecipeDraft(
      title: "Rice", ingredients: [.init(["300 g rice"])], steps: [.init(["Cook the rice."])],
      servings: 4)
    let id = try await own.library.add(NewRecipe(RecipeContent(draft)), at: evening)
    let meal = try await noted(id, "Serve with butter.")
    #expect(try await own.library.recipe(id)?.content.notes == "Serve with butter.")
    #expect(meal.recipe.ownNote == "Serve with butter.")
    #expect(meal.facts.contents.allergens.contains(.milk))
    #expect(try await own.library.journal.records(in: OwnMeals.noteStream).isEmpty)
  }

  @Test("The household hears of notes only with the consent to share notes")
  func consent() throws {
    #expect(MealNotes.sharing.part?.consent == RecipeLibrary.notesConsent)
  }
}
