import Preferences
import PrintedText
import SuggestionEngine

/// The words for errors of the packages below, one line each.
enum Wording {
  /// An unknown word: the nearest known one if there is one, else all of them.
  static func unknown(
    _ noun: String, _ text: String, _ nearest: String?, _ valid: [String]
  ) -> String {
    let start = "unknown \(noun) \(PlainText.quoted(text))"
    let choices = valid.joined(separator: ", ")
    guard let nearest else { return valid.isEmpty ? start : "\(start); valid: \(choices)" }
    let isListed = ["screen", "state", "device", "format"].contains { noun.hasPrefix($0) }
    return "\(start); did you mean '\(nearest)'?" + (isListed ? " Valid: \(choices)" : "")
  }

  /// A setting that cannot be set.
  static func text(_ error: PreferenceError) -> String {
    switch error {
    case .unknownKey(let text, let nearest):
      unknown("setting", text, nearest, PreferenceKey.allCases.map(\.rawValue))
    case .unknownValue(let text, let key, let nearest, let valid):
      unknown(noun(key), text, nearest, valid)
    case .unknownFood(let text, let nearest):
      unknown("food", text, nearest, []) + (nearest == nil ? "; name it as recipes do" : "")
    case .undecidableAllergy(let text):
      "we cannot tell which meals hold \(PlainText.quoted(text)), because foods do not say so; "
        + "name the foods that it is in or comes from"
    case .unknownEater(let text, let valid) where valid.isEmpty:
      "this setting is for everyone; leave '@\(PlainText.cleaned(text))' out"
    case .unknownEater(let text, let valid): unknown("eater", text, nil, valid)
    case .badQuota(let text):
      "a quota is a group of foods, 'at least' or 'at most', and 0 to 21 meals a week, such as "
        + "'fish at least 1', not \(PlainText.quoted(text))"
    case .contradictoryQuotas(let group):
      "these quotas of \(group.rawValue) do not go together; give one at least and one at most "
        + "that leave room for each other"
    case .badHousehold(let text):
      "household is different names of at most 40 characters, separated by commas, "
        + "not \(PlainText.quoted(text))"
    }
  }

  /// A source that did not answer.
  static func text(_ error: SuggestionSourceError) -> String {
    switch error {
    case .offline: "there is no connection to where suggestions come from"
    case .timedOut(let seconds): "no suggestion came within \(seconds) seconds"
    case .invalidAnswer: "what came back is not a suggestion"
    case .interrupted: "the question was interrupted"
    }
  }

  /// Stored limits that cannot be kept.
  static func text(unreadable limits: [String], program: String) -> String {
    "a stored limit cannot be read, so no meal is known to be safe: "
      + limits.joined(separator: ", ")
      + "; look at '\(program) settings list' and set diets and allergies anew, "
      + "after '\(program) settings reset' if need be"
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
    case .servings: "number of servings"
    case .units: "system of units"
    case .traces, .appearance, .contrast: "value of \(key.rawValue)"
    }
  }
}
