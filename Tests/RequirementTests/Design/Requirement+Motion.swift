import DesignSystem
import Testing

extension Requirement {
  /// D-ANIM and D-HAPT: what moves and what is felt.
  static let motion = movements + haptics

  private static let movements = [
    Requirement(
      "D-ANIM-01 D-ANIM-02 D-ANIM-03 S-ANIM-01",
      "transitions: 0.3 s; touches: 0.15 s; sheets: 0.4 s",
      .provedBy("MotionTokenTests", "durations are those of the reference")),
    Requirement(
      "D-ANIM-04", "cards and hearts spring; pages and waits ease or run evenly",
      .provedBy("MotionTokenTests", "pages ease")),
    Requirement(
      "D-ANIM-05", "a card grows from 0.95 and appears; it fades where it is taken out",
      .provedBy(
        "MotionTokenTests", "a movement runs as described, and calmly when asked",
        "an inserted card grows and fades in"),
      .provedBy("ColorRolesTests", "a card that is removed leaves as cards do"),
      .provedBy("HomeStateTests", "the transition has three phases, then the card can be used")),
    Requirement(
      "D-ANIM-06 S-ANIM-09", "a pressed button shrinks to 0.95, in 0.15 s",
      .styled(".m-buttonPress{transition:transform 0.15s ease-out", "transform:scale(0.95)"),
      .provedBy("MotionTokenTests", "a movement runs as described, and calmly when asked"),
      .provedBy("ComponentTokenTests", "a button is as described")),
    Requirement(
      "D-ANIM-07 S-ANIM-07", "a sheet slides up in 0.4 s",
      .styled(".enter-sheet:not(:has(.scrim)){animation:from-below 0.4s ease-in-out"),
      .provedBy("MotionTokenTests", "a movement runs as described, and calmly when asked"),
      Check {
        #expect(Shown.element("paywall.sheet", on: "paywall.default").motion == .sheet)
      }),
    Requirement(
      "D-ANIM-08 D-ANIM-09", "who wants less motion gets opacity, or nothing for a press",
      .provedBy(
        "MotionTokenTests", "a movement runs as described, and calmly when asked",
        "reduced motion never slides, springs or scales")),
  ]

  private static let haptics = [
    Requirement(
      "D-HAPT-01", "two things can be felt", .provedBy("HapticTokenTests", "there are two haptics")),
    Requirement(
      "D-HAPT-02", "saving is felt, removing is not",
      .provedBy("HapticTokenTests", "only saving, logging, tabs and chips are felt"),
      Check {
        let save = Shown.element("recipe.save", on: "recipe-detail.offers").action
        let saved = Shown.element("recipe.save", on: "recipe-detail.saved").action
        #expect(save?.id == "favorites.toggle" && save?.haptic == .mediumImpact)
        #expect(saved?.id == "favorites.toggle" && saved?.haptic == nil)
      }),
    Requirement(
      "D-HAPT-03", "nothing is felt but saving, tabs and chips",
      .provedBy("ScreenCatalogTests", "only saving, tabs and chips are felt")),
  ]
}
