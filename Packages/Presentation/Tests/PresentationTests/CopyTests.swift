import AccountScreens
import DesignSystem
import EaterScreens
import MealModels
import PlanningPresentation
import PremiumGate
import RecipeBookScreens
import ScreenParts
import SuggestionWords
import Testing

@testable import Presentation

@Suite struct CopyTests {
  let copy = Copy.english

  @Test func `no text is in two parts of the table`() {
    let parts =
      [
        CopyTable.sharedEnglish.entries, CopyTable.suggestionEnglish.entries,
        CopyTable.accountScreensEnglish.entries, CopyTable.looksScreensEnglish.entries,
        CopyTable.eaterScreensEnglish.entries, CopyTable.recipeBookEnglish.entries,
        CopyTable.planningEnglish.entries,
      ] + CopyTable.screenEnglish
    #expect(parts.reduce(0) { $0 + $1.count } == CopyTable.english.entries.count)
  }

  @Test func `keys are lower-kebab segments joined by dots`() {
    let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789-.")
    for key in CopyTable.english.entries.keys {
      #expect(key.rawValue.allSatisfy(letters.contains), "\(key)")
      #expect(key.rawValue.contains("."), "\(key)")
    }
  }

  @Test func `every plural has both forms and every form its count`() {
    for (key, entry) in CopyTable.english.entries {
      guard case .plural(let forms) = entry else { continue }
      #expect(Set(forms.keys) == [.one, .other], "\(key)")
      #expect(forms[.other]?.contains("{count}") == true, "\(key)")
    }
  }

  @Test func `no text presses or blames`() {
    let pressing = [
      "hurry", "last chance", "don't miss", "only today", "guilt", "cheat", "shame", "bad food",
      "failed", "must upgrade", "limited time",
    ]
    for (key, entry) in CopyTable.english.entries {
      let texts: [String] =
        switch entry {
        case .text(let text): [text]
        case .plural(let forms): Array(forms.values)
        }
      for text in texts {
        #expect(!pressing.contains { text.lowercased().contains($0) }, "\(key)")
      }
    }
  }

  @Test func `each text about taps has a version about keys`() {
    let gestures: Set = ["tap", "taps", "tapping", "swipe", "touch", "pinch"]
    func speaks(_ key: CopyKey) -> Bool {
      guard case .text(let text) = CopyTable.english.entries[key] else { return false }
      let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      return !gestures.isDisjoint(with: words)
    }
    var pressing = copy
    pressing.hand = .presses
    for key in CopyTable.english.entries.keys where speaks(key) {
      #expect(pressing(key) != copy(key), "\(key)")
      #expect(!speaks(CopyKey("\(key).presses")), "\(key)")
    }
    #expect(pressing("home.empty.body").contains("Press the button"))
  }

  @Test(arguments: PremiumOffer.mealAdvisor.promises)
  func `every promise has words`(promise: PaywallPromise) {
    #expect(!copy.text(for: promise).contains("⟦"))
  }

  @Test func `the sentences that other packages name are here`() {
    #expect(copy(CopyKey(Nudge.copyKey)) == "Love these suggestions? Save your favorites!")
    #expect(!copy(CopyKey(Receipt.deletionNoticeKey)).contains("⟦"))
  }

  @Test func `another language falls back on English where it has no words`() {
    let german = CopyTable(language: "de", entries: ["control.close": "Schließen"])
    let words = Copy([german, .english])
    let screen = RecipeDetailScreen(
      RecipeInput(meal: SampleKitchen.tuscan), PresentationContext(copy: words))
    #expect(screen.element.spoken("recipe.close")?.label == "Schließen")
    #expect(screen.element.text("recipe.startCooking.title")?.text == "Start Cooking")
  }

  @Test func `words in a title are not read as parameters`() {
    var recipe = SampleKitchen.tuscan.recipe
    recipe.title = "{difficulty} ⟦soup⟧"
    let meal = Meal(recipe: recipe, slots: [], facts: SampleKitchen.tuscan.facts)
    let screen = HomeScreen(HomeInput(state: .suggestion(meal)), .english)
    #expect(
      screen.element.spoken("home.card.meal")?.label == "Meal suggestion: {difficulty} ⟦soup⟧")
  }
}
