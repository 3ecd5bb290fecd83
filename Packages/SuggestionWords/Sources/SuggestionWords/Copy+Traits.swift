import DesignSystem
import MealModels
import ScreenParts
import SuggestionEngine

extension Copy {
  /// Something about meals as one likes it or not, such as "Thai food" or "dishes with chickpeas".
  ///
  /// - Parameters:
  ///   - foodNames: how foods are called.
  ///   - mealTitles: how meals are called; one without a title is "this dish".
  public func inlineName(
    of trait: MealTrait, foodNames: [FoodID: String] = [:], mealTitles: [MealID: String] = [:]
  ) -> String {
    switch trait {
    case .cuisine(let cuisine): self("trait.cuisine", ["cuisine": name(of: cuisine)])
    case .protein(let protein): self(CopyKey("trait.protein.\(protein.rawValue)"))
    case .starch(let starch): self(CopyKey("trait.starch.\(starch.rawValue)"))
    case .shape(let shape): self(CopyKey("trait.shape.\(shape.rawValue)"))
    case .difficulty(let difficulty): self(CopyKey("trait.difficulty.\(difficulty.rawValue)"))
    case .time(let band): self(CopyKey("trait.time.\(band.rawValue)"))
    case .heft(let heft): self(CopyKey("trait.heft.\(heft.rawValue)"))
    case .day(let day): inlineName(of: day)
    case .wellKnown: self("trait.well-known")
    case .food(let food):
      self("trait.food", ["food": inlinePlural(of: food, from: foodNames)])
    case .meal(let meal): mealTitles[meal] ?? self("trait.meal")
    }
  }

  /// The same of a trait on some days, such as "quick meals at weekends".
  private func inlineName(of day: DayTrait) -> String {
    switch day {
    case .weekendTime(let band):
      self("trait.weekend", ["trait": inlineName(of: MealTrait.time(band))])
    case .weekendDifficulty(let difficulty):
      self("trait.weekend", ["trait": inlineName(of: MealTrait.difficulty(difficulty))])
    case .workdayHeft(let heft):
      self("trait.workday", ["trait": inlineName(of: MealTrait.heft(heft))])
    case .proteinOfYesterday: self("trait.day.protein")
    case .starchOfYesterday: self("trait.day.starch")
    case .shapeOfYesterday: self("trait.day.shape")
    case .cuisineOfYesterday: self("trait.day.cuisine")
    case .proteinOfTwoDays: self("trait.day.protein-twice")
    }
  }

  /// That a trait is liked: "You often like Thai food", "You liked dishes with chickpeas".
  func liking(of trait: MealTrait, foodNames: [FoodID: String]) -> String {
    let name = inlineName(of: trait, foodNames: foodNames)
    return switch trait {
    case .food, .meal: self("reason.liked-before", ["trait": name])
    default: self("reason.liked", ["trait": name])
    }
  }

  /// What a term of a score rewards, such as "Taste".
  public func name(of term: ScoreTerm.Name) -> String { self(CopyKey("term.\(term.rawValue)")) }

  /// What a term of a score goes by, in a few words.
  public func meaning(of term: ScoreTerm.Name) -> String {
    self(CopyKey("term.\(term.rawValue).meaning"))
  }

  /// How a meal stands with what was shown before, in one sentence.
  ///
  /// - Parameter windowDays: for how many days meals are not repeated.
  public func text(for standing: Standing, windowDays: Int) -> String {
    self(CopyKey("standing.\(standing.rawValue)"), count: windowDays)
  }
}
