import DesignSystem
import Testing

extension Requirement {
  /// S-ANIM: how long things move.
  static let movement = [
    Requirement(
      "S-ANIM-02 S-ANIM-03 S-ANIM-04",
      "what springs is damped by 0.8, what changes eases in and out, what answers eases out",
      .provedBy("MotionTokenTests", "a movement runs as described, and calmly when asked")),
    Requirement(
      "S-ANIM-05", "fade, shimmer, slide: 0.8 s for a meal that is at hand",
      .provedBy("MotionTokenTests", "a new suggestion comes in three phases")),
    Requirement(
      "S-ANIM-06", "tabs cross-fade in 0.3 s",
      .styled(".enter-tab{animation:appear 0.3s ease-in-out"),
      .provedBy("MotionTokenTests", "a movement runs as described, and calmly when asked"),
      Check {
        #expect(Shown.element("tabs.settings", on: "home.suggestion").motion == .tabCrossFade)
      }),
    Requirement(
      "S-ANIM-08", "a pushed page slides in from where reading ends, in 0.3 s",
      .styled(".enter-push{animation:from-away 0.3s ease-in-out"),
      .provedBy("MotionTokenTests", "a movement runs as described, and calmly when asked")),
    Requirement(
      "S-ANIM-10", "a saved heart grows to 1.2 and back in 0.3 s, and turns green",
      .styled(
        "m-savedHeart{from{color:var(--label)}50%{transform:scale(1.2)}"
          + "to{color:var(--accentGreen)}}"),
      .provedBy("MotionTokenTests", "a movement runs as described, and calmly when asked"),
      .provedBy("IconTokenTests", "an icon is the symbol of its meaning")),
    Requirement(
      "S-ANIM-11", "placeholders run in turns of 1.5 s, and pulse with less motion",
      .provedBy(
        "MotionTokenTests", "a movement runs as described, and calmly when asked",
        "durations are those of the reference")),
  ]
}
