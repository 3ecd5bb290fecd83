import DesignSystem
import Testing

extension Requirement {
  /// W-LOAD: the next suggestion loads.
  static let loading = placeholders + phases

  private static let placeholders = [
    Requirement(
      "W-LOAD-01", "the greeting stays as it was",
      .provedBy(
        "HomeStateTests", "while loading the greeting stays, bars shimmer and the button is busy")),
    Requirement(
      "W-LOAD-02", "the picture's place shimmers in grey",
      .surface("home.card.image.bar", on: "home.loading-new", fill: .shimmer, radius: .medium),
      .provedBy("ColorTokenTests", "a standard colour is the one of the table"),
      Check {
        let bar = Shown.element("home.card.image.bar", on: "home.loading-new")
        #expect(bar.role == .skeleton && bar.motion == .shimmer)
      }),
    Requirement(
      "W-LOAD-03 W-LOAD-04 W-LOAD-05", "a bar, three bars and two bars for the words",
      .provedBy(
        "HomeStateTests", "while loading the greeting stays, bars shimmer and the button is busy")),
    Requirement(
      "W-LOAD-06", "the button turns and says what it does, in its own colours",
      .provedBy(
        "HomeStateTests", "while loading the greeting stays, bars shimmer and the button is busy"),
      .provedBy("TreeTests", "a busy button keeps its fill and spins in the colour of its text")),
    Requirement(
      "W-LOAD-07", "none of the three other buttons can be used",
      .provedBy(
        "HomeStateTests", "while loading the greeting stays, bars shimmer and the button is busy")),
  ]

  private static let phases = [
    Requirement(
      "W-LOAD-08 W-LOAD-09 W-LOAD-10",
      "0.2 seconds fade, until one second placeholders shimmer, then 0.3 seconds slide",
      .provedBy(
        "MotionTokenTests", "a new suggestion comes in three phases",
        "a movement runs as described, and calmly when asked")),
    Requirement(
      "W-LOAD-11", "after 1.3 seconds one can go on, and not before",
      .provedBy("MotionTokenTests", "a new suggestion comes in three phases"),
      .provedBy(
        "HomeViewModelTests",
        "another suggestion comes in three phases, and nothing can be used meanwhile")),
  ]
}
