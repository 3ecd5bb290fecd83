import DesignSystem
import MealModels
import Presentation
import ScreenParts

extension ScreenCatalog {
  /// Cooking the drawn meal: its steps, its sides, and its timers in every phase.
  static func cooking(_ samples: SampleMeals, _ copy: Copy) -> CatalogScreen {
    let meal = samples.tuscan
    let last = meal.recipe.steps.count - 1
    func at(_ step: Int, _ change: (inout CookingInput) -> Void = { _ in }) -> CookingInput {
      var input = CookingInput(meal: .withTraces(meal), step: step)
      input.system = .us
      change(&input)
      return input
    }
    let sides = [samples.salad, samples.curry]
    let states: [(StateID, CookingInput)] = [
      ("first", at(0)),
      ("first-allergens", at(0) { $0.limits = samplePeanutAllergy }),
      ("sides", at(0) { $0.sides = sides }),
      ("side-to-start", at(startStep(of: sides, with: meal)) { $0.sides = sides }),
      ("middle", at(1)),
      ("ruled-out", at(1) { $0.warning = warning(of: meal, copy) }),
      ("several-timers", at(2)),
      ("last", at(last)),
      ("not-stored", at(last) { $0.toast = ScreenToast.changeNotStored.notice(copy) }),
      ("not-remembered", at(1) { $0.toast = .failure(copy("cooking.not-remembered")) }),
      ("more-people", at(1) { $0.servings = 6 }),
      ("metric", at(0) { $0.inMetric() }),
      ("timer-running", at(1) { $0.timers = [timer(meal, left: 342)] }),
      ("timer-paused", at(1) { $0.timers = [timer(meal, left: 342, .paused)] }),
      ("timer-finished", at(1) { $0.timers = [timer(meal, .over(since: 0))] }),
      ("timer-missed", at(1) { $0.timers = [timer(meal, .over(since: 725))] }),
      ("timers-running", at(2) { $0.timers = severalTimers(meal, samples.curry) }),
      ("long-title", changed(at(0)) { $0.meal = .longTitled(meal) }),
      ("right-to-left-title", changed(at(0)) { $0.meal = .rightToLeft(samples.curry) }),
      ("image-loading", at(0) { $0.imagePhase = .loading(0.4) }),
      ("image-failed", at(0) { $0.imagePhase = .failed }),
    ]
    return CatalogScreen(
      "cooking", copy("cooking.title"), layer: .helpful,
      states: states.map { id, input in
        CatalogState(named: id) { CookingScreen(input, $0.covered) }
      })
  }

  /// The drawn meal on the stove, with a timer whose time was up while the app was closed.
  static func onTheStove(_ meal: Meal) -> OnTheStove {
    OnTheStove(meal.recipe, step: 2, timers: [timer(meal, .over(since: 725))])
  }

  private static func changed(
    _ input: CookingInput, _ change: (inout CookingInput) -> Void
  ) -> CookingInput {
    var input = input
    change(&input)
    return input
  }

  /// The last step at which one of the sides starts.
  private static func startStep(of sides: [Meal], with meal: Meal) -> Int {
    SideStart.starts(of: sides, with: meal.recipe).last?.step ?? 0
  }

  private static func timer(
    _ meal: Meal, left: Int = 0, _ phase: RunningTimer.Phase = .running
  ) -> RunningTimer {
    RunningTimer(
      TimerPlace(meal.id, step: 1, 0), "Cook, side 1", seconds: 360, secondsLeft: left, phase)
  }

  /// A running timer, an ended one, and one of another meal.
  private static func severalTimers(_ meal: Meal, _ other: Meal) -> [RunningTimer] {
    [
      timer(meal, .over(since: 30)),
      RunningTimer(TimerPlace(meal.id, step: 2, 0), "Cook", seconds: 60, secondsLeft: 42),
      RunningTimer(
        TimerPlace(other.id, step: 3, 0), "Simmer the sauce", of: other.recipe.title,
        seconds: 900, secondsLeft: 614),
    ]
  }
}

extension CookingInput {
  /// In metric units, with the weight of a cup of the drawn ingredients.
  fileprivate mutating func inMetric() {
    system = .metric
    measured = ScreenCatalog.sampleMeasures(of: meal.recipe)
  }
}
