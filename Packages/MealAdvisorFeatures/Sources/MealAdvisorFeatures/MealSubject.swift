/// A subject of an app of meals, with features, commands or both.
public enum MealSubject: Hashable, Sendable {
  /// A meal for now, on a tab.
  case home
  /// Suggestions without a separate screen, and the contents of foods.
  case suggestions
  /// The saved meals, on a tab; the eater finds meals to save on the first screen.
  case favorites
  /// The settings, on a tab, including diets and allergies.
  case settings
  /// One recipe, and cooking it; the value tells whether meals can be ordered.
  case recipes(hasOrdering: Bool)
  /// The people at the table.
  case people
  /// The eater's data: permissions, export and deletion.
  case data
  /// The sale of premium; a meal to save waits for it.
  case subscription
  /// The account.
  case account
  /// Theme, contrast and units.
  case looks
  /// The eater's opinions of meals, and why they are suggested; the value tells whether an
  /// explanation leads to other suggestions.
  case opinions(hasWays: Bool)
  /// The pictures of all screens, if they have to be loaded.
  case pictures
  /// Appointments for cooking a meal, in the calendar.
  case calendar
  /// The quiz that learns the eater's taste.
  case taste
  /// The history of meals.
  case history
  /// Finding a meal.
  case search
  /// The planner, the grocery list and the cart, and the household that shares them; the value
  /// tells whether planning is premium and behind Settings.
  ///
  /// Otherwise it is free and its screens are tabs.
  case planning(isSold: Bool)
  /// The meals planned for today, for screens that show a meal for now.
  case plannedMeals
  /// The assistant and its consents; the value tells whether planning, which uses the assistant, is
  /// premium.
  case assistant(isSold: Bool)
  /// The eater's own recipes.
  case recipeBook
  /// The tasks that Home has in every app, for an app without Home: the screen for unreadable data.
  case restart
}

extension [MealSubject] {
  /// MealAdvisor: a meal for now on the first tab; planning is premium and behind Settings.
  public static let mealAdvisor: [MealSubject] = [
    .home, .suggestions, .favorites, .settings, .recipes(hasOrdering: true), .people, .data,
    .subscription, .account, .looks, .opinions(hasWays: true), .pictures, .calendar, .taste,
    .history, .search, .planning(isSold: true), .plannedMeals, .assistant(isSold: true),
    .recipeBook,
  ]

  /// RecipeApp: the planned week on the first tab, the grocery list on the second, all recipes on
  /// the third; planning is free.
  public static let recipeApp: [MealSubject] = [
    .planning(isSold: false), .suggestions, .recipeBook, .favorites, .settings,
    .recipes(hasOrdering: false),
    .people, .data, .subscription, .account, .looks, .opinions(hasWays: false), .pictures,
    .calendar, .taste, .plannedMeals, .assistant(isSold: false), .restart,
  ]
}
