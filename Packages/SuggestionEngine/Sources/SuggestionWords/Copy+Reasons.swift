import AppWords
import MealModels
import MealWords
import SuggestionEngine

extension Copy {
  /// Why a meal was chosen, such as "Ready in 20 minutes".
  ///
  /// - Parameter foodNames: the names of the foods that a reason mentions.
  public func text(for reason: Reason, foodNames: [FoodID: String] = [:]) -> String {
    switch reason {
    case .fitsSlot(let slot): self(CopyKey("reason.fits-slot.\(slot.rawValue)"))
    case .readyIn(let minutes): self("reason.ready-in", count: minutes)
    case .wishedCuisine(let cuisine):
      self("reason.wished-cuisine", ["cuisine": name(of: cuisine)])
    case .forChildren: self("reason.for-children")
    case .keepsNutrition(let bounds): keeping(bounds)
    case .fitsDiets(let diets):
      self("reason.fits-diets", ["diets": list(diets.map(inlineName(of:)))])
    case .freeOf(let allergens):
      self("reason.free-of", ["allergens": list(allergens.map(inlineName(of:)))])
    case .neverShown, .notShownFor, .longestAgo: text(ofShowing: reason)
    case .changeOfCuisine(let cuisine):
      self("reason.change-of-cuisine", ["cuisine": name(of: cuisine)])
    case .changeOfProtein(let protein):
      self(
        "reason.change-of-protein",
        ["protein": self(CopyKey("protein.\(protein.rawValue).inline"))])
    case .notEatenForAWeek(let group): self(CopyKey("reason.not-eaten.\(group.rawValue)"))
    case .fillsQuota(let quota):
      self(
        "reason.fills-quota",
        ["group": self(CopyKey("protein-group.\(quota.group.rawValue).inline"))],
        count: quota.meals)
    case .likedTrait(let trait): liking(of: trait, foodNames: foodNames)
    case .saved: self("reason.saved")
    case .rated(let stars): self("reason.rated", count: stars)
    case .wouldEat: self("reason.would-eat")
    case .cookedBefore(let times):
      times == 2 ? self("reason.cooked-twice") : self("reason.cooked", count: times)
    case .usesAtHome(let foods):
      self(
        "reason.uses-at-home",
        ["foods": list(foods.map { inlinePlural(of: $0, from: foodNames) })])
    case .usesInTime(let foods, let day):
      self(
        "reason.uses-in-time",
        [
          "foods": list(foods.map { inlinePlural(of: $0, from: foodNames) }),
          "day": self(CopyKey("weekday.\(CalendarDay(day).weekday)")),
        ])
    case .fitsNutritionLeft: self("reason.fits-nutrition-left")
    case .inSeason(let food, let month): season(of: food, month, foodNames)
    case .muchProtein(let grams):
      amount(of: .protein, grams).map { self("reason.protein", ["amount": $0]) }
        ?? self("reason.much-protein")
    }
  }

  /// Several reasons on one line: "Ready in 20 minutes · New to you"; empty if there are none.
  public func line(of reasons: [Reason], foodNames: [FoodID: String] = [:]) -> String {
    let texts = reasons.map { text(for: $0, foodNames: foodNames) }
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { line, next in
      self("reasons.line", ["first": line, "second": next])
    }
  }

  /// The sentence about a food in season: "Asparagus is in season in May".
  private func season(of food: FoodID, _ month: Int, _ names: [FoodID: String]) -> String {
    let name = inlinePlural(of: food, from: names)
    return self(
      isSpokenOfAsSeveral(food, from: names) ? "reason.in-season.several" : "reason.in-season",
      [
        "food": name.prefix(1).uppercased() + name.dropFirst(),
        "month": self(CopyKey("month.\(month)")),
      ])
  }

  private func text(ofShowing reason: Reason) -> String {
    switch reason {
    case .notShownFor(let days):
      days > 0 ? self("reason.not-shown-for", count: days) : self("reason.shown-today")
    case .longestAgo(let days):
      days > 0 ? self("reason.longest-ago", count: days) : self("reason.longest-ago.today")
    default: self("reason.never-shown")
    }
  }
}

extension Reason {
  /// The foods that the text of the reason names.
  public var mentionedFoods: [FoodID] {
    switch self {
    case .usesAtHome(let foods), .usesInTime(let foods, _): foods
    case .likedTrait(.food(let food)), .inSeason(let food, _): [food]
    default: []
    }
  }
}

extension DeadEnd {
  /// The foods that the texts of the reasons name.
  public var mentionedFoods: [FoodID] {
    guard case .limits(let limits, _) = self else { return [] }
    return limits.flatMap(\.mentionedFoods)
  }
}
