import AppShell

extension Brand {
  /// The product itself.
  public static let mealAdvisor = Brand(
    name: "MealAdvisor", id: "mealadvisor", tagline: "What should I eat today?")
  /// Planning, shopping and recipes under a separate name.
  public static let recipeApp = Brand(
    name: "RecipeApp", id: "recipeapp", tagline: "Plan the week, shop once.")
}
