import DesignSystem
import EaterRecord
import MealModels
import PlanningPresentation
import Preferences
import ScreenParts

extension Copy {
  /// The limits that a meal breaks for some people, a line for each broken limit.
  ///
  /// Each names those who have the limit: "Ben: not vegetarian · Parmesan".
  func lines(of obstacles: [MealObstacle], foodNames: [FoodID: String]) -> [String] {
    var lines: [(what: String, eaters: [String])] = []
    for obstacle in obstacles {
      for what in words(of: obstacle.reasons, foodNames) {
        if let index = lines.firstIndex(where: { $0.what == what }) {
          lines[index].eaters.append(obstacle.eater)
        } else {
          lines.append((what, [obstacle.eater]))
        }
      }
    }
    return lines.map { self("obstacle.line", ["names": people($0.eaters), "what": $0.what]) }
  }

  /// Some people by name, at the beginning of a sentence: "Ben and Ida", "You".
  func people(_ names: [String]) -> String {
    list(names.map { $0 == Eater.you.name ? self("obstacle.you") : $0 })
  }

  /// The words of a person's reasons; all unknown ingredients are one of them.
  private func words(
    of reasons: [MealObstacle.Reason], _ foodNames: [FoodID: String]
  ) -> [String] {
    let unknown = reasons.compactMap { reason -> String? in
      if case .unknown(let name) = reason.breach { name } else { nil }
    }
    let known = reasons.compactMap { words(of: $0, foodNames) }
    return unknown.isEmpty ? known : known + [self("obstacle.unknown", ["names": list(unknown)])]
  }

  private func words(of reason: MealObstacle.Reason, _ foodNames: [FoodID: String]) -> String? {
    let what: String
    switch reason.breach {
    case .diet(let diet): what = self("obstacle.diet", ["diet": inlineName(of: diet)])
    case .contains(let allergen):
      what = self("obstacle.contains", ["food": inlineName(of: allergen)])
    case .mayContain(let allergen):
      what = self("obstacle.possible", ["food": inlineName(of: allergen)])
    case .traces(let allergen):
      what = self("obstacle.traces", ["food": inlineName(of: allergen)])
    case .allergy(_, let food), .dislike(let food):
      what = self("obstacle.contains", ["food": inlinePlural(of: food, from: foodNames)])
    case .unknown: return nil
    }
    let caused =
      reason.causes.isEmpty
      ? what : self("obstacle.with-causes", ["what": what, "causes": list(reason.causes)])
    return reason.kindThatKeepsIt.map {
      self("obstacle.kind", ["what": caused, "kind": $0])
    } ?? caused
  }
}
