import AppWords
import MealModels
import MealWords
import SuggestionEngine

extension Copy {
  /// Why a meal does not fulfil wishes, in the form that follows "it": "takes 40 minutes instead of
  /// 15".
  public func predicate(for unmet: [Relaxation.Change]) -> String {
    list(unmet.flatMap(predicates(for:)))
  }

  private func predicates(for unmet: Relaxation.Change) -> [String] {
    switch unmet {
    case .anyCuisine(let wished):
      let names = Cuisine.allCases.filter(wished.contains).map(name(of:))
      return [self("unmet.cuisine", ["wish": alternatives(names)])]
    case .moreTime(let minutes?, let wished):
      let wish = region.number(Double(wished))
      return [self("unmet.time", ["time": spokenMinutes(minutes), "wish": wish])]
    case .moreTime(nil, let wished):
      return [self("unmet.any-time", ["wish": spokenMinutes(wished)])]
    case .anySlot(let wished):
      return [self("unmet.slot", ["slot": self(CopyKey("relaxed.slot.\(wished.rawValue)"))])]
    case .anyNutrition(let wished, let unknown): return missing(wished, unknown: unknown)
    }
  }
}
