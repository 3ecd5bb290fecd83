import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences

/// What allergies to foods cover, a line each, so that nobody takes them for narrower or wider than
/// they are.
struct AllergyNotes: Sendable {
  let advisor: MealAdvisorContext

  /// What is not avoided of allergies that were narrowed.
  func narrowings(of eaters: [Eater]) -> [String] {
    advisor.service.narrowings(allergies(of: eaters).filter(\.isNarrowed), advisor.copy)
  }

  /// What each covers beside the food itself, and how to narrow it.
  func all(of eaters: [Eater]) -> [String] {
    let wide = allergies(of: eaters).filter { !$0.isNarrowed }.compactMap { allergy -> String? in
      let service = advisor.service
      guard let reach = service.reach(of: allergy, advisor.copy) else { return nil }
      let name = service.names(of: [allergy.food])[allergy.food] ?? allergy.food.rawValue
      return "\(name): \(reach) 'only \(name)' narrows it."
    }
    return wide + narrowings(of: eaters)
  }

  private func allergies(of eaters: [Eater]) -> [FoodAllergy] {
    eaters.flatMap { $0.allergies(in: advisor.foods().book) }
  }
}
