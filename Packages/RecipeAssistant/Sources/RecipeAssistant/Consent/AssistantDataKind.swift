/// A kind of data that may be sent to an assistant; each kind is allowed separately.
public enum AssistantDataKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// Doubtful ingredient lines of an imported recipe, and the words around a doubtful number of
  /// servings or minutes.
  case doubtfulLines = "doubtful-lines"
  /// The name of a food that needs a substitute.
  case substitutions
  /// Diets by their names, such as "vegan"; never an allergy.
  case dietaryTags = "dietary-tags"
  /// The budget of a week.
  case budget
}
