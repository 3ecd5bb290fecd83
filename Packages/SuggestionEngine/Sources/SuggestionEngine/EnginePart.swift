/// One of the things that the engine does beyond keeping limits, wishes and the window, so that a
/// measurement can leave it out.
public enum EnginePart: String, CaseIterable, Hashable, Sendable {
  /// Going by what the eater liked.
  case learning
  /// Trying what is not certain yet: curiosity, and sampling from what was learned.
  case exploring
  /// Other cuisines, proteins, starches and shapes than in the last days.
  case variety
  /// Preferring what was not shown for long.
  case novelty
  /// A share of the answers for what was never shown.
  case firstShowings = "first-showings"
  /// Taking meals that are nearly the same for repeats.
  case families
}
