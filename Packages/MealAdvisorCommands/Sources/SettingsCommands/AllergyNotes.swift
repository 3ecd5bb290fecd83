import EaterCommands
import EaterRecord
import MealAdvisorFeatureParts
import MealModels
import Preferences

/// The foods that allergies cover, a line for each allergy, so that an eater knows what each one
/// excludes.
struct AllergyNotes: Sendable {
  let advisor: EaterContext

  /// The foods that narrowed allergies do not avoid.
  func narrowings(of eaters: [Eater]) -> [String] {
    advisor.service.narrowings(allergies(of: eaters).filter(\.isNarrowed), advisor.copy)
  }

  /// The foods that each allergy covers besides its own food, and how to narrow the allergy.
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
