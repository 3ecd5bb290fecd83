/// A topic that the app may tell an assistant; each is allowed separately (C-X04).
public enum AssistantTopic: String, CaseIterable, Hashable, Sendable {
  /// The doubtful lines of an imported recipe.
  case doubtfulLines = "doubtful-lines"
  /// The food that needs a substitute and has none in our own table.
  case substitutions
  /// Diets by their names, never an allergy.
  case dietaryTags = "dietary-tags"
  /// The budget of a week.
  case budget
}
