/// A kind of data that an assistant may be told; each is allowed by itself.
public enum AssistantDataKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// Ingredient lines of an imported recipe that could not be read for sure, and the words around a
  /// doubtful number of servings or minutes.
  case doubtfulLines = "doubtful-lines"
  /// The name of a food for which something else is looked for.
  case substitutions
  /// Diets by their names, such as "vegan"; never an allergy.
  case dietaryTags = "dietary-tags"
  /// How much may be spent in a week.
  case budget
}
