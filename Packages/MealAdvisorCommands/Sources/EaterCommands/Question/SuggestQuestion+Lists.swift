import CommandKit
import EaterRecord
import MealModels
import Preferences

extension SuggestQuestion {
  /// The limits that the flags state.
  package static func limits(
    _ invocation: Invocation, foods: @escaping @Sendable () -> FoodBook
  ) throws(CommandError) -> EaterLimits {
    let parser = PreferenceParser(household: [], foods: foods)
    do throws(PreferenceError) {
      let diets = try invocation.arguments.value(QuestionFlags.diet).map(parser.diets) ?? []
      let avoided = try invocation.arguments.value(QuestionFlags.avoid).map(parser.foods) ?? []
      var asked = Eater.you
      asked.diets = Set(diets)
      asked.take(try allergies(invocation, parser))
      asked.dislikes = Set(avoided)
      return asked.limits(in: foods())
    } catch {
      throw .preference(error)
    }
  }

  /// The cuisines that the flags state.
  package static func cuisines(_ invocation: Invocation) throws(CommandError) -> [Cuisine] {
    let parser = PreferenceParser(household: []) { .empty }
    do throws(PreferenceError) {
      return try invocation.arguments.value(QuestionFlags.cuisine).map(parser.cuisines) ?? []
    } catch {
      throw .preference(error)
    }
  }

  /// The bounds on a serving's nutrition that the flags state.
  package static func nutrition(_ invocation: Invocation) throws(CommandError) -> NutritionBounds {
    let parser = PreferenceParser(household: []) { .empty }
    var bounds = NutritionBounds.none
    do throws(PreferenceError) {
      for (flag, side) in [
        (QuestionFlags.atMost, Quota.Bound.atMost), (QuestionFlags.atLeast, .atLeast),
      ] {
        guard let text = invocation.arguments.value(flag) else { continue }
        let asked = try parser.nutrition(text, side)
        for nutrient in asked.nutrients { bounds[nutrient] = asked[nutrient] }
      }
    } catch {
      throw .preference(error)
    }
    return bounds
  }

  /// The food at home and the rest of the day's nutrition from the flags, in this machine's
  /// country.
  static func surroundings(
    _ invocation: Invocation, in country: String?, foods: @escaping @Sendable () -> FoodBook
  ) throws(CommandError) -> SuggestionContext {
    var surroundings = SuggestionContext(country: country)
    if let energy = try invocation.number(QuestionFlags.energyLeft, in: 0...20_000) {
      surroundings.nutritionLeft = NutritionFacts([.energy: Double(energy)])
    }
    guard let text = invocation.arguments.value(QuestionFlags.have) else { return surroundings }
    do throws(PreferenceError) {
      surroundings.foodsAtHome = try PreferenceParser(household: [], foods: foods).foods(text)
    } catch {
      throw .preference(error)
    }
    return surroundings
  }

  private static func allergies(
    _ invocation: Invocation, _ parser: PreferenceParser
  ) throws(PreferenceError) -> NamedAllergies {
    guard let text = invocation.arguments.value(QuestionFlags.allergy) else {
      return NamedAllergies()
    }
    do throws(PreferenceError) { return try parser.allergies(text) } catch {
      throw error.namingAllergens
    }
  }
}

extension PreferenceError {
  /// The error of an unknown allergy, with the possible values: an allergen, or any food.
  fileprivate var namingAllergens: PreferenceError {
    guard case .unknownFood(let text, nil) = self else { return self }
    let valid = Allergen.allCases.map(\.rawValue) + ["or any food by its name"]
    return .unknownValue(text, of: .allergies, suggestion: nil, valid: valid)
  }
}
