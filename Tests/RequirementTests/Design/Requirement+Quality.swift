import DesignSystem
import Testing

extension Requirement {
  /// D-QA and D-REF: what is checked of every screen, and the numbers at a glance.
  static let quality = tokensEverywhere + usableEverywhere + reference

  private static let tokensEverywhere = [
    Requirement(
      "D-QA-02", "every text is set in a style of the scale",
      .provedBy(
        "TypeTokenTests", "there are eleven styles and exactly four derived ones",
        "a style looks as drawn", "every style is drawn somewhere")),
    Requirement(
      "D-QA-04", "corners are round by 8, 12 or 16 points",
      .provedBy("SpaceTokenTests", "there are three radii")),
    Requirement(
      "D-QA-06", "each screen has a name, a way on, and one main button at most",
      Check {
        Audits.expectNothing(
          by: "no-enabled-action", "several-primary-actions", "unknown-primary-action",
          "heading-missing")
      }, .provedBy("ScreenCatalogTests", "each state is a sound screen that says its own name")),
  ]

  private static let usableEverywhere = [
    Requirement(
      "D-QA-11", "nothing slides, springs or scales for who wants less motion",
      .styled("@media (prefers-reduced-motion:reduce)"),
      .provedBy("MotionTokenTests", "reduced motion never slides, springs or scales")),
    Requirement(
      "D-QA-12", "each screen is there in the dark, and pictures turn with it",
      .provedBy(
        "ScreenSnapshotTests", "each screen in each state is as recorded",
        "each dark screen differs from the light one as recorded, and in nothing else"),
      .provedBy("ColorTokenTests", "every colour is adjusted to the dark but those that fit both"),
      .provedBy("PlateDrawingTests", "the same plate is drawn the same, another seed is not")),
  ]

  private static let reference = [
    Requirement(
      "D-REF-01", "the seven numbers at a glance",
      .provedBy("ReferenceTokenTests", "the reference constants hold")),
    Requirement(
      "D-REF-02", "the four colours at a glance",
      .provedBy("ReferenceTokenTests", "the reference colours hold")),
    Requirement(
      "D-REF-03", "where a drawing and iOS part, targets and text sizes are those of iOS",
      .provedBy(
        "DynamicTypeTableTests", "the table is whole",
        "the eleven styles follow the published table"),
      .provedBy("FavoritesScreenTests", "without premium the upgrade is explained, with a way out")),
  ]
}
