import LiveApps
import LivePrograms
import MealAdvisorParts

let meals = MealParts(.live, selling: .mealAdvisor, beginningAt: .home)
await LiveProgram(
  .mealAdvisor, version: MealParts.version, selling: .mealAdvisor,
  meals.parts(of: .mealAdvisor), in: .family, shown: .meals(firstScreen: "Home")
).run(as: "mealadvisor-demo")
