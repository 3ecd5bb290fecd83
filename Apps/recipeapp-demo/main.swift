import LiveApps
import LiveEnvironment
import LivePrograms
import MealAdvisorParts

let meals = MealParts(.live, selling: .withFreePlanning, beginningAt: .planner)
await LiveProgram(
  .recipeApp, version: MealParts.version, selling: .recipeApp,
  meals.parts(of: .recipeApp), in: .family,
  before: DataFolder(name: "RecipeApp", id: "recipeapp"), shown: .meals(firstScreen: "the planner")
).run(as: "recipeapp-demo")
