import DesignSystem
import MealModels
import SuggestionEngine

extension Copy {
  /// Why a meal was chosen, such as "Ready in 20 minutes".
  public func text(for reason: Reason) -> String {
    switch reason {
    case .fitsSlot(let slot): self(CopyKey("reason.fits-slot.\(slot.rawValue)"))
    case .readyIn(let minutes): self("reason.ready-in", count: minutes)
    case .wishedCuisine(let cuisine):
      self("reason.wished-cuisine", ["cuisine": name(of: cuisine)])
    case .fitsDiets(let diets):
      self("reason.fits-diets", ["diets": list(diets.map(inlineName(of:)))])
    case .freeOf(let allergens):
      self("reason.free-of", ["allergens": list(allergens.map(inlineName(of:)))])
    case .neverShown: self("reason.never-shown")
    case .notShownFor(let days):
      days > 0 ? self("reason.not-shown-for", count: days) : self("reason.shown-today")
    case .changeOfCuisine(let cuisine):
      self("reason.change-of-cuisine", ["cuisine": name(of: cuisine)])
    case .longestAgo(let days):
      days > 0 ? self("reason.longest-ago", count: days) : self("reason.longest-ago.today")
    }
  }

  /// Several reasons on one line, "Ready in 20 minutes · New to you"; empty without reasons.
  public func line(of reasons: [Reason]) -> String {
    let texts = reasons.map(text(for:))
    guard let first = texts.first else { return "" }
    return texts.dropFirst().reduce(first) { line, next in
      self("reasons.line", ["first": line, "second": next])
    }
  }
}
