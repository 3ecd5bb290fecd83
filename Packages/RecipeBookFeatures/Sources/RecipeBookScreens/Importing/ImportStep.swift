/// The steps of reading a recipe (R-IMP-01).
public enum ImportStep: String, CaseIterable, Hashable, Sendable {
  /// The site is asked for the page.
  case asking
  /// The page or text is read.
  case reading
  /// The foods of its ingredients are being identified.
  case telling
}
