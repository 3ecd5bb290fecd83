import AccountComposition
import AppComposition
import AppShell
import DietTabs
import LivePrograms
import PrintedText
import SharingComposition

await LiveProgram(
  Brand(name: "Diet App", id: "diet", tagline: "What did I eat today?"),
  version: MealAdvisorRelease.version,
  [.dietTabs, .account, .looks, .data, .sharing], in: .family
).run(as: "diet-demo")
