import CommandKit
import Preferences
import PrintedText

/// The sentences for errors of lower packages, one line each.
package enum Wording {
  /// Why a setting was not changed, and its possible values.
  package static func text(_ error: PreferenceError) -> String {
    switch error {
    case .unknownKey(let text, let nearest):
      unknown("setting", text, nearest: nearest, valid: PreferenceKey.allCases.map(\.rawValue))
    case .unknownValue(let text, let key, let nearest, let valid):
      unknown(noun(key), text, nearest: nearest, valid: valid)
    case .unknownFood(let text, let nearest):
      unknown("food", text, nearest: nearest, valid: [])
        + (nearest == nil ? "; name it as recipes do" : "")
    case .undecidableAllergy(let text):
      "we cannot tell which meals contain \(PlainText.quoted(text)), because food data does not "
        + "record it; name the foods that contain it or that it comes from"
    case .manyFoods(let text, let foods):
      "\(PlainText.quoted(text)) can mean many foods; name those that you mean, such as "
        + foods.prefix(4).map { PlainText.quoted($0.rawValue) }.joined(separator: ", ")
        + ", or say 'only \(PlainText.cleaned(text))'"
    case .unknownEater(let text, let valid) where valid.isEmpty:
      "this setting is for everyone; leave '@\(PlainText.cleaned(text))' out"
    case .unknownEater(let text, let valid): unknown("eater", text, nearest: nil, valid: valid)
    case .badQuota(let text):
      "a quota is a group of foods, 'at least' or 'at most', and 0 to 21 meals a week, such as "
        + "'fish at least 1', not \(PlainText.quoted(text))"
    case .contradictoryQuotas(let group):
      "these quotas for \(group.rawValue) contradict each other; give one 'at least' and one "
        + "'at most' that can both be met"
    case .badNutrition(let text):
      "a limit on nutrition is a nutrient and a whole number for one serving, such as "
        + "'sodium at most 600 mg' or 'protein at least 25 g', not \(PlainText.quoted(text))"
    case .wrongNutritionSide(let nutrient):
      "\(nutrient.rawValue) takes \(nutrient.side == .atMost ? "'at most'" : "'at least'"), "
        + "not \(nutrient.side == .atMost ? "'at least'" : "'at most'")"
    case .nutritionOutOfRange(let nutrient):
      "\(nutrient.rawValue) is a number from \(nutrient.range.lowerBound) to "
        + "\(nutrient.range.upperBound) \(nutrient.nutrient.unit) a serving"
        + (nutrient == .energy
          ? "; anything lower is best planned with a doctor or dietitian" : "")
    case .badSideChoice(let text):
      "a side is MEAL:NUMBER=DISH, with the number of the side and a side dish or 'nothing', such "
        + "as 'chana-masala:1=steamed-rice', not \(PlainText.quoted(text))"
    case .badHousehold(let text):
      "household is a list of different names of at most 40 characters, separated by commas, "
        + "not \(PlainText.quoted(text))"
    }
  }

  /// The message about stored limits that cannot be applied.
  package static func text(unreadable limits: [String], program: String) -> String {
    "a stored limit cannot be read, so no meal is known to be safe: "
      + limits.joined(separator: ", ")
      + "; look at '\(program) settings list' and set diets and allergies again, "
      + "if need be after '\(program) settings reset'; where limits may be lost but are right as "
      + "listed, confirm them with '\(program) settings confirm'"
      + (limits.contains { $0.hasPrefix("data that is gone") }
        ? "; '\(program) data restore' takes back what is left, and '\(program) data restart' "
          + "starts over" : "")
  }

  private static func unknown(
    _ noun: String, _ text: String, nearest: String?, valid: [String]
  ) -> String {
    CommandError.unknown(noun, text, nearest: nearest, valid: valid).message
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
