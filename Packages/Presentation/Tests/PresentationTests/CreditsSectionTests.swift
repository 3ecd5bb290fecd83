import DesignSystem
import MealModels
import ScreenParts
import Testing

@testable import Presentation
@testable import PresentationSamples

/// What an own recipe says of itself, and what is not invented for it.
@Suite struct CreditsSectionTests {
  private static let own = Meal.imported(SampleKitchen.tuscan)

  private func root(_ meal: Meal) -> Element {
    RecipeDetailScreen(RecipeInput(meal: meal), .english).element
  }

  @Test("Its page, author, yield, ratings, tags, description and notes are shown as it says them")
  func said() {
    let root = root(Self.own)
    let text = root.visibleText
    for words in [
      "From example.com", "By Jo Lindt", "Makes 6-8 servings", "Rated 4.7 of 5 on its page",
      "You gave it 4 stars", "Tags: dinner, family",
      "The chicken that we ask for on every birthday.", "Keeps for three days in the fridge.",
      "It does not say how many it serves. Its amounts are counted for 4.",
    ] { #expect(text.contains(words), "\(words)") }
    #expect(root.fired("recipe.credits.source") == "recipe.openSource?id=creamy-tuscan-chicken")
  }

  @Test("A yield that only repeats the number of servings is not said twice")
  func repeated() {
    func shown(_ yield: String) -> Bool {
      let meal = Self.own.renamed("Chicken") { recipe in
        recipe.asides = [RecipeText(.yield, yield)]
        recipe.servings = 6
      }
      return root(meal).visibleText.contains("Makes \(yield)")
    }
    #expect(!shown("6 servings") && !shown("6") && !shown("Serves 6 people"))
    #expect(shown("6 cups") && shown("8 servings") && shown("6-8 servings"))
  }

  @Test("A range of servings is shown as said, once, with the number that amounts are counted for")
  func range() {
    let meal = Self.own.renamed("Chicken") { recipe in
      recipe.asides = [RecipeText(.yield, "6-8 servings")]
      recipe.servings = 6
      recipe.credits?.servingsRange = 6...8
      recipe.credits?.statesServings = true
    }
    let text = root(meal).visibleText
    #expect(text.contains("6–8 servings") && !text.contains("Makes 6-8"))
    #expect(text.contains("Its amounts are counted for 6"))
    let doubled = RecipeDetailScreen(RecipeInput(meal: meal, servings: 12), .english).element
    #expect(doubled.visibleText.contains("12 servings"))
  }

  @Test("Servings that a recipe does not state are called guessed, unless the eater chose them")
  func guessed() {
    let meal = Self.own.renamed("Chicken") { recipe in
      recipe.servings = 4
      recipe.credits?.statesServings = false
    }
    #expect(root(meal).visibleText.contains("4 servings, guessed"))
    let chosen = RecipeDetailScreen(RecipeInput(meal: meal, servings: 6), .english).element
    #expect(!chosen.visibleText.contains("guessed"))
  }

  @Test("An own note stands on the recipe and in one line while cooking, and is edited from there")
  func ownNote() throws {
    let noted = Self.own.renamed("Chicken") { recipe in
      recipe.asides = RecipeDraft.texts(.ownNotes, "Less salt.\nMore lemon.")
    }
    let row = try #require(root(noted).find("recipe.note.edit"))
    #expect(row.visibleText.contains("Edit Note"))
    #expect(root(noted).visibleText.contains("More lemon."))
    let cooking = CookingScreen(CookingInput(meal: noted), .english).element
    #expect(cooking.visibleText.contains("Less salt. More lemon."))
    let bare = root(SampleKitchen.tuscan)
    #expect(bare.find("recipe.note.edit")?.visibleText.contains("Add a Note") == true)
  }

  @Test("A cuisine and a difficulty that it does not state are not shown")
  func invented() {
    let root = root(Self.own)
    #expect(root.find("recipe.badges.cuisine") == nil)
    #expect(root.find("recipe.badges.difficulty") == nil)
    let italian = Self.own.renamed("Chicken") { $0.credits?.statesCuisine = true }
    #expect(self.root(italian).find("recipe.badges.cuisine") != nil)
  }

  @Test("A recipe without a description or a page has no empty band in their place")
  func empty() {
    let plain = Self.own.renamed("Chicken") { recipe in
      recipe.asides = []
      recipe.credits = RecipeCredits(statesServings: true)
    }
    let root = root(plain)
    #expect(root.find("recipe.description") == nil)
    #expect(root.find("recipe.gap.ingredients") == nil)
    #expect(root.find("recipe.credits.source") == nil)
    #expect(root.find("recipe.notes") == nil)
  }

  @Test(
    "Only a page of the web is a source that opens",
    arguments: [
      ("https://www.example.com/a?b=c", "example.com"),
      ("HTTP://Kitchen.Example/x", "kitchen.example"),
      ("javascript:alert(1)", nil), ("file:///etc/passwd", nil), ("Grandma", nil),
      ("https://me:pass@example.com/", nil), ("https://", nil),
    ] as [(String, String?)])
  func host(source: String, host: String?) {
    #expect(RecipeCredits(source: source).host == host)
  }

  @Test("A recipe of the catalogue looks as it always did")
  func bundled() {
    let root = root(SampleKitchen.tuscan)
    #expect(root.find("recipe.badges.cuisine") != nil)
    #expect(root.find("recipe.credits") == nil)
    #expect(root.find("recipe.description") != nil)
  }
}
