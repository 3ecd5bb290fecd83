import DesignSystem
import MealModels
import Presentation
import ScreenParts
import SuggestionEngine

extension ScreenCatalog {
  /// The opinion sheet of the drawn meal: without an opinion, with each one, after cooking.
  static func opinion(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meal = samples.tuscan
    let disliked = MealOpinion(isDisliked: true)
    let states: [(StateID, OpinionInput)] = [
      ("not-rated", OpinionInput(meal: meal)),
      ("rated", OpinionInput(meal: meal, opinion: MealOpinion(stars: 4, timesCooked: 2))),
      ("disliked", OpinionInput(meal: meal, opinion: disliked)),
      (
        "cooked",
        OpinionInput(meal: meal, opinion: MealOpinion(timesCooked: 1, isCookedToday: true))
      ),
      ("after-cooking", OpinionInput(meal: meal, occasion: .cooked)),
      (
        "toast",
        OpinionInput(
          meal: meal, opinion: disliked,
          toast: ScreenToast.mealDislikedForNow(meal.id, title: meal.recipe.title).notice(copy))
      ),
      ("not-stored", OpinionInput(meal: meal, toast: ScreenToast.changeNotStored.notice(copy))),
      ("long-title", OpinionInput(meal: .longTitled(meal))),
    ]
    return CatalogScreen(
      "opinion", copy("opinion.title"), layer: .helpful,
      states: states.map { id, input in
        CatalogState(named: id) { OpinionScreen(input, $0.covered) }
      })
  }

  /// The own note on the drawn meal: none yet, and one of two lines.
  static func recipeNote(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    var noted = samples.tuscan.recipe
    noted.asides += RecipeDraft.texts(
      .ownNotes, "Less salt next time.\nBen wants more spinach.")
    let states: [(StateID, Recipe)] = [("empty", samples.tuscan.recipe), ("written", noted)]
    return CatalogScreen(
      "recipe-note", copy("note.title"), layer: .helpful,
      states: states.map { id, recipe in
        CatalogState(named: id) { RecipeNoteScreen(recipe, $0.covered) }
      })
  }

  /// Why the drawn meal is suggested, and each reason why it is not.
  static func why(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meal = samples.tuscan
    var milkFree = EaterLimits.none
    milkFree.allergens = AllergenSet([.milk, .fish])
    let explained = explanation(of: meal.id)
    let states: [(StateID, WhyInput)] = [
      ("suggested", input(meal, changed(explained) { $0.opinions = known })),
      (
        "ruled-out",
        WhyInput(
          meal: .withTraces(meal), explanation: Explanation(meal: meal.id), limits: milkFree)
      ),
      (
        "traces-accepted",
        input(
          .withTraces(meal), changed(explained) { $0.opinions = known },
          accepting: AllergenSet([.peanut]))
      ),
      (
        "disliked",
        said(
          input(meal, changed(explained) { $0.standing = .disliked }),
          MealOpinion(isDisliked: true))
      ),
      (
        "not-stored",
        said(
          input(meal, explained), MealOpinion(stars: 4, timesCooked: 1),
          toast: ScreenToast.changeNotStored.notice(copy))
      ),
      (
        "shown-lately",
        input(
          meal,
          changed(explained) {
            $0.standing = .repeated
            $0.reasons = [.rated(stars: 4), .readyIn(minutes: 25)]
          }, shown: 1)
      ),
      (
        "other-wishes",
        input(
          meal,
          changed(explained) {
            $0.unmetWishes = [.moreTime(minutes: 25, insteadOf: 15)]
            $0.place = nil
          })
      ),
      (
        "limits-unreadable",
        WhyInput(meal: meal, explanation: explained, hasUnreadableLimits: true)
      ),
      (
        "offers",
        WhyInput(
          meal: meal, explanation: explained,
          offeredRows: MomentWish.allCases.map { wish in
            MomentWishControls(wish, isOn: wish == .kids, slot: .dinner, copy: copy)
              .row(ElementID("why.wish").child(wish.rawValue))
          })
      ),
      ("nothing-known", WhyInput(meal: meal, explanation: explained)),
    ]
    return CatalogScreen(
      "why", copy("why.title"), layer: .helpful,
      states: states.map { id, input in
        CatalogState(named: id) { WhyScreen(input, $0.covered) }
      })
  }

  private static let known = [
    TraitOpinion(.cuisine(.italian), Opinion(mean: 0.8, variance: 0.04, observations: 6)),
    TraitOpinion(.protein(.chicken), Opinion(mean: -0.4, variance: 0.04, observations: 3)),
  ]

  private static func explanation(of meal: MealID) -> Explanation {
    var explanation = Explanation(meal: meal)
    explanation.standing = .fresh
    explanation.place = 3
    explanation.candidates = 42
    explanation.reasons = [.readyIn(minutes: 25), .neverShown, .fitsSlot(.dinner)]
    return explanation
  }

  private static func changed(
    _ explanation: Explanation, _ change: (inout Explanation) -> Void
  ) -> Explanation {
    var explanation = explanation
    change(&explanation)
    return explanation
  }

  private static func said(
    _ input: WhyInput, _ opinion: MealOpinion, toast: Notice? = nil
  ) -> WhyInput {
    var input = input
    input.opinion = opinion
    input.toast = toast
    return input
  }

  /// The meal as an eater with a peanut allergy sees it.
  private static func input(
    _ meal: Meal, _ explanation: Explanation, shown daysAgo: Int? = nil,
    accepting traces: AllergenSet = []
  ) -> WhyInput {
    WhyInput(
      meal: meal, explanation: explanation,
      limits: EaterLimits(allergens: AllergenSet([.peanut]), acceptedTraces: traces),
      lastShown: daysAgo.map { 20_585 - $0 }, today: 20_585)
  }
}
