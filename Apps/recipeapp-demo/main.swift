import LiveApps
import LiveEnvironment
import MealAdvisorCommands

Heap.shareAmongThreads()  // before there is more than one
await LiveApp(.recipeApp, beginningWith: .planner).run(as: "recipeapp-demo")
