import AppWords
import MealModels
import MealWords
import SuggestionEngine

extension Copy {
  /// A trait as something to like or dislike, such as "Thai food" or "dishes with chickpeas".
  ///
  /// - Parameters:
  ///   - foodNames: the names of foods.
  ///   - mealTitles: the titles of meals; a meal without a title is called "this dish".
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

  /// A trait on some days as something to like or dislike, such as "quick meals at weekends".
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

  /// A sentence that the eater likes a trait: "You often like Thai food", "You liked dishes with
  /// chickpeas".
  func liking(of trait: MealTrait, foodNames: [FoodID: String]) -> String {
    let name = inlineName(of: trait, foodNames: foodNames)
    return switch trait {
    case .food, .meal: self("reason.liked-before", ["trait": name])
    default: self("reason.liked", ["trait": name])
    }
  }

  /// The name of a term of a score, such as "Taste".
  public func name(of term: ScoreTerm.Name) -> String { self(CopyKey("term.\(term.rawValue)")) }

  /// The meaning of a term of a score, in a few words.
  public func meaning(of term: ScoreTerm.Name) -> String {
    self(CopyKey("term.\(term.rawValue).meaning"))
  }

  /// The sentence about a meal's rank by the meals shown before.
  ///
  /// - Parameter windowDays: the number of days for which meals are not repeated.
  public func text(for standing: HistoryRank, windowDays: Int) -> String {
    self(CopyKey("standing.\(standing.rawValue)"), count: windowDays)
  }
}
