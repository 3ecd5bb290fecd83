import MealModels
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PreferenceError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// Why a setting was not changed, and its possible values.
  public var description: String {
    switch self {
    case .unknownKey(let text, let nearest):
      Self.unknown(
        "setting", text, nearest: nearest, valid: PreferenceKey.allCases.map(\.rawValue))
    case .unknownValue(let text, let key, let nearest, let valid):
      Self.unknown(Self.noun(key), text, nearest: nearest, valid: valid)
    case .unknownFood(let text, nil):
      "Unknown food \(PlainText.quoted(text)); name it as recipes do."
    case .unknownFood(let text, let nearest?):
      Self.unknown("food", text, nearest: nearest, valid: [])
    case .undecidableAllergy(let text):
      "We cannot tell which meals contain \(PlainText.quoted(text)), because food data does not "
        + "record it. Name the foods that contain it or that it comes from."
    case .manyFoods(let text, let foods):
      "\(PlainText.quoted(text)) can mean many foods. Name those that you mean, such as "
        + foods.prefix(4).map { PlainText.quoted($0.rawValue) }.joined(separator: ", ")
        + ", or say 'only \(PlainText.cleaned(text))'."
    case .unknownEater(let text, let valid) where valid.isEmpty:
      "This setting is for everyone; leave '@\(PlainText.cleaned(text))' out."
    case .unknownEater(let text, let valid):
      Self.unknown("eater", text, nearest: nil, valid: valid)
    case .badHousehold(let text):
      "\(PlainText.quoted(text)) is not a list of names. Household is a list of different names "
        + "of at most 40 characters, separated by commas."
    case .badSideChoice(let text):
      "\(PlainText.quoted(text)) is not a choice of a side. Write MEAL:NUMBER=DISH, with the "
        + "number of the side and a side dish or 'nothing', such as 'chana-masala:1=steamed-rice'."
    case .badQuota(let text):
      "\(PlainText.quoted(text)) is not a quota. A quota is a group of foods, 'at least' or 'at "
        + "most', and 0 to 21 meals a week, such as 'fish at least 1'."
    case .contradictoryQuotas(let group):
      "These quotas for \(group.rawValue) contradict each other; give one 'at least' and one "
        + "'at most' that can both be met."
    case .badNutrition(let text):
      "\(PlainText.quoted(text)) is not a limit on nutrition. Write a nutrient and a whole "
        + "number for one serving, such as 'sodium at most 600 mg' or 'protein at least 25 g'."
    case .wrongNutritionSide(let nutrient):
      "\(Self.name(nutrient)) takes \(nutrient.side == .atMost ? "'at most'" : "'at least'"), "
        + "not \(nutrient.side == .atMost ? "'at least'" : "'at most'")."
    case .nutritionOutOfRange(let nutrient):
      "\(Self.name(nutrient)) is a number from \(nutrient.range.lowerBound) to "
        + "\(nutrient.range.upperBound) \(nutrient.nutrient.unit) a serving"
        + (nutrient == .energy
          ? "; anything lower is best planned with a doctor or dietitian." : ".")
    }
  }

  private static func unknown(
    _ noun: String, _ text: String, nearest: String?, valid: [String]
  ) -> String {
    let start = "Unknown \(noun) \(PlainText.quoted(text))"
    if let nearest { return "\(start); did you mean '\(nearest)'?" }
    return valid.isEmpty ? "\(start)." : "\(start); valid: \(valid.joined(separator: ", "))."
  }

  /// The name of a nutrient at the beginning of a sentence.
  private static func name(_ nutrient: BoundedNutrient) -> String {
    nutrient.rawValue.prefix(1).uppercased() + nutrient.rawValue.dropFirst()
  }

  private static func noun(_ key: PreferenceKey) -> String {
    switch key {
    case .diets: "diet"
    case .allergies: "allergen"
    case .dislikes: "food"
    case .cookingTime: "cooking time"
    case .cuisines: "cuisine"
    case .household: "eater"
    case .quotas: "group of foods"
    case .nutrition: "nutrient"
    case .mealTimes: "meal time"
    case .sides: "side dish"
    case .servings: "number of servings"
    case .units: "system of units"
    case .traces, .appearance, .contrast: "value of \(key.rawValue)"
    }
  }
}
