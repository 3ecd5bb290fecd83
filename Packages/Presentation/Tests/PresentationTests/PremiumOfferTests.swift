import PremiumGate
import Testing

@testable import Presentation

/// Who is blamed: for adding, and for everything else.
private let blame: [PremiumFeature: (add: Trigger, other: Trigger)] = [
  .mealFavorites: (.mealSaved, .favoritesOpened),
  .cuisineFilter: (.cuisinesOpened, .cuisinesOpened),
  .nutritionLimits: (.nutritionLimitsOpened, .nutritionLimitsOpened),
  .weeklyPlanner: (.plannerOpened, .plannerOpened),
  .shoppingList: (.shoppingListOpened, .shoppingListOpened),
  .nutritionTracking: (.nutritionOpened, .nutritionOpened),
  .insights: (.insightsOpened, .insightsOpened),
  .foodFavorites: (.foodSaved, .foodSaved),
  .ownRecipes: (.recipesOpened, .recipesOpened),
]

@Suite struct PremiumOfferTests {
  private let offer = PremiumOffer.mealAdvisor
  private let gate = Gate(.none, of: .mealAdvisor)

  // W-PAY-10, C-P04
  @Test func `there are five promises in the drawn order`() {
    #expect(
      offer.promises.map(\.rawValue) == [
        "saved-meals", "filters", "planning", "shopping", "nutrition",
      ])
    #expect(PaywallPromise.filters.copyKey == "paywall.promise.filters")
    let lines = offer.lines(delivering: [.mealFavorites, .cuisineFilter])
    #expect(lines.map(\.isDelivered) == [true, false, false, false, false])
    #expect(lines[1].missing == [.nutritionLimits])
  }

  @Test func `the offer promises exactly the features that it gates`() {
    #expect(offer.faults.isEmpty)
    #expect(offer.features.count == 9)
    let core = Set(CoreFeature.allCases.map(\.rawValue))
    #expect(core.isDisjoint(with: offer.features.map(\.rawValue)))
  }

  @Test func `RecipeApp sells neither planning nor shopping, and gates what it promises`() {
    let own = PremiumOffer.recipeApp
    #expect(own.faults.isEmpty)
    #expect(own.promises.map(\.rawValue) == ["saved-meals", "filters", "own-recipes"])
    let gate = Gate(.none, of: own)
    for feature in [PremiumFeature.weeklyPlanner, .shoppingList] {
      #expect(gate.decide(.add, feature).isAllowed)
    }
  }

  @Test func `each feature blames its own trigger`() throws {
    #expect(Set(blame.keys) == Set(offer.features))
    for (feature, triggers) in blame {
      for usage in [Usage.view, .add, .change, .apply] {
        let expected = usage == .add ? triggers.add : triggers.other
        #expect(gate.decide(usage, feature).trigger == expected)
      }
    }
  }

  // S-PREM-14, S-ERR-03, C-S07
  @Test func `saving in a recipe has its own trigger`() {
    #expect(gate.decide(.add, .mealFavorites, from: .recipe).trigger == .mealSavedInRecipe)
    #expect(gate.decide(.view, .mealFavorites, from: .recipe).trigger == .favoritesOpened)
    #expect(gate.decide(.add, .shoppingList, from: .recipe).trigger == .ingredientTapped)
  }

  // C-P01
  @Test func `saving a meal needs premium`() {
    #expect(offer.item(.mealFavorites)?.freeLimit == 0)
    #expect(!gate.decide(.add, .mealFavorites).isAllowed)
  }

  @Test func `each trigger has a copy key of its own`() {
    #expect(offer.triggers.count == 12)
    #expect(Set(offer.triggers.map(\.copyKey)).count == 12)
    #expect(Trigger.mealSavedInRecipe.copyKey == "premium.trigger.meal-saved-in-recipe")
  }

  // W-PAY-13, C-S02
  @Test func `the product costs what the paywall says`() throws {
    let product = try #require(offer.product)
    #expect(product.displayPrice == "$4.99")
    #expect(product.period == .month)
    #expect(product.trialDays == 7)
  }
}
