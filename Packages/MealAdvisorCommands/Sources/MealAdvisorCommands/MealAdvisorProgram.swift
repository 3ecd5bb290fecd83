import AppComposition
import AppShell
import CommandKit
import DesignSystem
import Presentation
import ScreenCommands
import ScreenParts

extension Brand {
  /// The product itself.
  public static let mealAdvisor = Brand(
    name: "MealAdvisor", id: "mealadvisor", tagline: "What should I eat today?")
  /// Planning, shopping and recipes under a name of their own.
  public static let recipeApp = Brand(
    name: "RecipeApp", id: "recipeapp", tagline: "Plan the week, shop once.")
}

extension CommandLineProgram {
  /// MealAdvisor, or another app of its features, at the command line.
  ///
  /// - Parameter name: what messages call the program.
  public static func mealAdvisor(
    _ name: String, _ advisor: MealAdvisorContext, shells: AppShells = AppShells()
  ) -> CommandLineProgram {
    let app = advisor.appVerbs(in: shells)
    return CommandLineProgram(
      name, tagline: advisor.brand.tagline, version: SettingsInput.currentVersion,
      home: app.home(
        "the app at a terminal; elsewhere \(advisor.layout.firstScreen), drawn once"),
      forms: advisor.forms + ScreenVerbs(of: advisor.brand, list: advisor.screens).forms
        + [app.serve],
      sharedFlags: [.dataFolder(else: advisor.dataVariable)])
  }
}

extension MealAdvisorContext {
  /// The forms of MealAdvisor's own commands, in the order of the help.
  var forms: [CommandForm] { simulating { $0.verbs } }

  private var verbs: [CommandForm] {
    [
      SuggestVerb(advisor: self).form, WhyVerb(advisor: self).form, WeekVerb(advisor: self).form,
      RecipeVerb(advisor: self).form, SearchVerb(advisor: self).form,
    ] + PlanVerb(advisor: self).forms + GroceryVerb(advisor: self).forms
      + PantryVerb(advisor: self).forms + StoreVerb(advisor: self).forms
      + AssistantVerb(advisor: self).forms
      + HouseholdVerb(sessions, app).forms + DraftsVerb(sessions, app).forms
      + QuizVerb(advisor: self).forms
      + HistoryVerb(advisor: self).forms
      + FavoritesVerb(advisor: self).forms
      + PremiumVerb(sessions, app).forms + SettingsVerb(advisor: self).forms
      + DataVerb(sessions, app).forms
      + [
        FoodsVerb(advisor: self).form, LinesVerb(advisor: self).form,
        AnalyzeVerb(advisor: self).form, ImportVerb(advisor: self).form,
      ] + RecipesVerb(advisor: self).forms
  }

  /// The screens, filled with sample meals of the bundled catalogue, and the components.
  func screens() throws(CommandError) -> [ListedScreen] {
    guard let samples = SampleMeals(catalog().meal) else {
      throw .failed("the sample meals of the screens are missing from the catalogue")
    }
    let catalog = ScreenCatalog(samples: samples, copy: copy).adding([.components])
    return catalog.screens.map { $0.listed(copy) }
  }
}
