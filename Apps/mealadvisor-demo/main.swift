import LiveApps
import LiveEnvironment
import MealAdvisorCommands

Heap.shareAmongThreads()  // before there is more than one
await LiveApp(.mealAdvisor, beginningWith: .suggestions).run(as: "mealadvisor-demo")
