/// A part of the engine beyond limits, wishes and the window; a measurement can leave it out.
public enum EnginePart: String, CaseIterable, Hashable, Sendable {
  /// Following the eater's learned taste.
  case learning
  /// Trying uncertain meals: curiosity, and sampling from the learned opinions.
  case exploring
  /// Preferring other cuisines, proteins, starches and shapes than in the last days.
  case variety
  /// Preferring meals that were not shown for a long time.
  case novelty
  /// Reserving a share of the answers for meals that were never shown.
  case firstShowings = "first-showings"
  /// Treating nearly identical meals as repeats.
  case families
}
