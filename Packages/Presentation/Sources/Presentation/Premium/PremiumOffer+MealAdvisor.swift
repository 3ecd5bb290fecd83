import PremiumGate

extension PremiumOffer {
  /// The premium offer of MealAdvisor.
  ///
  /// Saving a meal always needs premium (C-P01), and after Save the prompt always has the same
  /// headline (C-S07).
  public static let mealAdvisor = PremiumOffer(
    meals + [
      PremiumItem(.weeklyPlanner, .plannerOpened),
      PremiumItem(
        .shoppingList, .shoppingListOpened, except: [.init(in: .recipe, .ingredientTapped)]),
      PremiumItem(.nutritionTracking, .nutritionOpened),
      PremiumItem(.insights, .insightsOpened),
      PremiumItem(.foodFavorites, .foodSaved),
    ],
    promises: [.savedMeals, .filters, .planning, .shopping, .nutrition],
    products: [.premiumMonthly],
    headlines: savingHeadlines)

  /// The premium offer of RecipeApp, in which planning and shopping are free.
  public static let recipeApp = PremiumOffer(
    meals, promises: [.savedMeals, .filters, .ownRecipes], products: [.premiumMonthly],
    headlines: savingHeadlines)

  /// The premium features of both apps: saved meals, filters and own recipes.
  private static let meals = [
    PremiumItem(
      .mealFavorites, .favoritesOpened,
      except: [.init(.add, in: .recipe, .mealSavedInRecipe), .init(.add, .mealSaved)],
      freeLimit: 0),
    PremiumItem(.cuisineFilter, .cuisinesOpened),
    PremiumItem(.nutritionLimits, .nutritionLimitsOpened),
    PremiumItem(.ownRecipes, .recipesOpened),
  ]

  private static let savingHeadlines: [Trigger: String] = [
    .mealSaved: "premium.prompt.save", .mealSavedInRecipe: "premium.prompt.save",
  ]
}

/// The five lines of the paywall, in the drawn words (W-PAY-10, C-P04).
extension PaywallPromise {
  /// The line "Save unlimited favorite meals".
  static let savedMeals = PaywallPromise("saved-meals", keptBy: .mealFavorites)
  /// The line "Advanced dietary and cuisine filters".
  static let filters = PaywallPromise(
    "filters", keptBy: .cuisineFilter, .nutritionLimits)
  /// The line "Weekly meal planning calendar".
  static let planning = PaywallPromise("planning", keptBy: .weeklyPlanner)
  /// The line "Smart shopping list generation".
  static let shopping = PaywallPromise("shopping", keptBy: .shoppingList)
  /// The line "Nutrition tracking and insights".
  static let nutrition = PaywallPromise(
    "nutrition", keptBy: .nutritionTracking, .insights, .ownRecipes, .foodFavorites)
  /// The line "Your own and imported recipes", of RecipeApp.
  static let ownRecipes = PaywallPromise("own-recipes", keptBy: .ownRecipes)
}

extension SubscriptionProduct {
  /// MealAdvisor's product: $4.99 a month after a trial (W-PAY-13, C-S02).
  public static let premiumMonthly = SubscriptionProduct(
    id: "mealadvisor.premium.monthly", displayPrice: "$4.99", period: .month,
    trialDays: PremiumTerms.trialDays)
}
