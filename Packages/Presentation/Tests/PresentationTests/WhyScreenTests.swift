import DesignSystem
import MealModels
import SuggestionEngine
import Testing

@testable import Presentation

@Suite struct WhyScreenTests {
  private func meal(
    allergens: [Allergen] = [], traces: [Allergen] = [], classes: FoodClasses = [],
    unknown: [String] = []
  ) -> Meal {
    let contents = FoodContents(
      allergens: AllergenSet(allergens), traces: AllergenSet(traces), classes: classes)
    return Meal(
      recipe: SampleKitchen.tuscan.recipe, slots: SampleKitchen.tuscan.slots,
      facts: MealFacts(contents: contents, foods: ["garlic"], unknownIngredients: unknown))
  }

  private func explanation(_ change: (inout Explanation) -> Void = { _ in }) -> Explanation {
    var explanation = Explanation(meal: "creamy-tuscan-chicken")
    explanation.standing = .fresh
    explanation.place = 1
    explanation.candidates = 12
    explanation.reasons = [.readyIn(minutes: 25), .freeOf([.milk]), .longestAgo(days: 3)]
    change(&explanation)
    return explanation
  }

  private func lines(_ screen: WhyScreen, _ section: ElementID) -> [String] {
    screen.sections.first { $0.id == section }?.lines.map(\.content.text) ?? []
  }

  // Nothing that is not certain is said of a limit.
  @Test func `the limits that a meal keeps are always said, and only those`() {
    let limits = EaterLimits(
      diets: DietSet([.vegetarian, .vegan]), allergens: AllergenSet([.milk, .soy, .peanut]),
      allergies: [.asNamed("kiwi")], dislikes: [.asNamed("coriander"), .asNamed("garlic")])
    let meal = meal(
      allergens: [.milk], traces: [.peanut], classes: [.dairy])
    let screen = WhyScreen(
      WhyInput(meal: meal, explanation: explanation { $0.standing = nil }, limits: limits), .english
    )
    #expect(screen.state == "ruled-out")
    #expect(
      lines(screen, "why.limits") == [
        "Fits vegetarian", "Free of soy and kiwi", "Without coriander",
      ])
    #expect(screen.sections.count == 1)
    #expect(screen.announcement == screen.refusal?.content.text)
    #expect(screen.refusal?.content.text.contains("contains milk") == true)
  }

  @Test func `an allergic eater reads about accepted traces and about the label`() {
    func note(_ limits: EaterLimits) -> String? {
      let meal = meal(traces: [.peanut, .milk])
      let screen = WhyScreen(
        WhyInput(meal: meal, explanation: explanation(), limits: limits), .english)
      return screen.element.text("why.allergens")?.text
    }
    let peanut = EaterLimits(
      allergens: AllergenSet([.peanut]), acceptedTraces: AllergenSet([.peanut]))
    #expect(note(peanut) == "May contain traces of peanuts. Always check the label.")
    #expect(note(EaterLimits(allergies: [.asNamed("kiwi")])) == "Always check the label.")
    #expect(note(EaterLimits(diets: DietSet([.vegetarian]))) == nil)
  }

  @Test func `of a meal with an unknown ingredient no limit is said to be kept`() {
    let limits = EaterLimits(allergens: AllergenSet([.milk]))
    let screen = WhyScreen(
      WhyInput(meal: meal(unknown: ["mystery"]), explanation: explanation(), limits: limits),
      .english)
    #expect(screen.sections.isEmpty)
    #expect(screen.refusal?.content.text.contains("mystery") == true)
  }

  @Test func `while limits cannot be read nothing is claimed at all`() {
    let screen = WhyScreen(
      WhyInput(meal: meal(), explanation: explanation(), hasUnreadableLimits: true), .english)
    #expect(screen.state == "ruled-out")
    #expect(screen.sections.isEmpty)
    #expect(!screen.element.visibleText.contains("fit"))
  }

  @Test func `reasons are told one by one, limits apart, and never a number of the score`() {
    let screen = WhyScreen(
      WhyInput(
        meal: meal(), explanation: explanation { $0.terms = [] },
        limits: EaterLimits(allergens: AllergenSet([.milk])), lastShown: 20_584, today: 20_585,
        since: [HistoryEvent(.rated, "creamy-tuscan-chicken", stars: 4)]), .english)
    #expect(lines(screen, "why.reasons") == ["Ready in 25 minutes"])
    #expect(lines(screen, "why.limits") == ["Free of milk"])
    #expect(
      lines(screen, "why.standing") == [
        "Neither this meal nor a similar one was shown in the last 14 days.",
        "Last shown yesterday.", "It is one of the 12 meals that fit your wishes.",
        "Since then you gave it 4 stars.",
      ])
    #expect(
      lines(screen, "why.taste") == [
        "The app does not know yet if you like such meals."
      ])
    #expect(screen.state == "nothing-known")
    #expect(screen.structureFindings == [])
  }

  @Test func `the screen gives each clear learned opinion once`() {
    let italian = TraitOpinion(
      .cuisine(.italian), Opinion(mean: 0.9, variance: 0.01, observations: 9))
    let chicken = TraitOpinion(
      .protein(.chicken), Opinion(mean: -0.5, variance: 0.01, observations: 4))
    let faint = TraitOpinion(
      .cuisine(.thai), Opinion(mean: 0.01, variance: 0.5, observations: 1))
    func taste(_ opinions: [TraitOpinion], reasons: [Reason] = []) -> [String] {
      let explanation = explanation {
        $0.opinions = opinions
        $0.reasons = reasons
      }
      return lines(
        WhyScreen(WhyInput(meal: meal(), explanation: explanation), .english), "why.taste")
    }
    #expect(
      taste([italian, chicken, faint]) == ["You like Italian food", "You care less for chicken"])
    #expect(
      taste([italian, chicken], reasons: [.likedTrait(.cuisine(.italian))]) == [
        "You care less for chicken"
      ])
    #expect(taste([faint]) == ["It is too early to tell if you like such meals."])
  }

  @Test func `it takes an answer, unless limits rule the meal out`() {
    let opinion = MealOpinion(stars: 4, isDisliked: true)
    let open = WhyScreen(
      WhyInput(meal: meal(), explanation: explanation(), opinion: opinion), .english)
    #expect(
      open.rows.map(\.subtitle) == [
        "It is suggested only if nothing else fits", "You gave it 4 stars",
      ])
    #expect(open.element.fired("why.dislike") == "meal.undoDislike?id=creamy-tuscan-chicken")
    #expect(open.element.fired("why.rate") == "meal.opinion?id=creamy-tuscan-chicken")
    let limits = EaterLimits(allergens: AllergenSet([.milk]))
    let closed = WhyScreen(
      WhyInput(meal: meal(allergens: [.milk]), explanation: explanation(), limits: limits),
      .english)
    #expect(closed.rows.isEmpty)
    #expect(closed.element.find("why.rows") == nil)
  }

  @Test func `the screen says that a change could not be stored`() {
    let toast = ScreenToast.changeNotStored.notice(.english)
    let screen = WhyScreen(
      WhyInput(meal: meal(), explanation: explanation(), toast: toast), .english)
    #expect(screen.announcement == toast.text)
    #expect(screen.element.find("why.toast") != nil)
  }

  @Test(arguments: [
    (0, "today"), (1, "yesterday"), (2, "on May 10, 2026"), (-1, "on May 13, 2026"),
  ])
  func `a day is said as people say it`(daysAgo: Int, words: String) {
    #expect(Copy.english.when(20_585 - daysAgo, today: 20_585) == words)
  }

  @Test func `a meal that the wishes leave out says which wish, and how many fit`() {
    let screen = WhyScreen(
      WhyInput(
        meal: meal(),
        explanation: explanation {
          $0.place = nil
          $0.unmetWishes = [.moreTime(minutes: 25, insteadOf: 15)]
        }), .english)
    #expect(screen.state == "other-wishes")
    #expect(
      lines(screen, "why.standing").contains(
        "12 meals fit your wishes, but this one does not: it takes 25 minutes instead of 15."))
    let alone = explanation { $0.candidates = 1 }
    #expect(Copy.english.place(of: alone) == "It is the only meal that fits your wishes.")
  }

  // Beside what the eater said since, nothing says that it is new or was never shown.
  @Test func `new to you does not stand beside five stars that were given since`() {
    let fresh = explanation { $0.reasons = [.neverShown, .readyIn(minutes: 25)] }
    func screen(_ since: [HistoryEvent]) -> WhyScreen {
      WhyScreen(WhyInput(meal: meal(), explanation: fresh, since: since), .english)
    }
    let shown = HistoryEvent(.suggested, "creamy-tuscan-chicken")
    #expect(lines(screen([shown]), "why.reasons").contains("New to you"))
    #expect(lines(screen([shown]), "why.standing").contains("It was never shown before."))
    let rated = HistoryEvent(.rated, "creamy-tuscan-chicken", stars: 5)
    let later = screen([shown, rated])
    #expect(lines(later, "why.reasons") == ["Ready in 25 minutes"])
    #expect(!lines(later, "why.standing").contains("It was never shown before."))
    #expect(lines(later, "why.standing").contains("Since then you gave it 5 stars."))
  }

  @Test func `rows of other features are below the answers, and absent if limits are unreadable`() {
    let row = ListRow("why.offer", "For the Kids Tonight")
    var input = WhyInput(meal: meal(), explanation: explanation(), offeredRows: [row])
    #expect(WhyScreen(input, .english).rows.map(\.id) == ["why.dislike", "why.rate", "why.offer"])
    input.hasUnreadableLimits = true
    #expect(WhyScreen(input, .english).rows.isEmpty)
  }
}
