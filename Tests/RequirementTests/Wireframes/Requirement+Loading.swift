import AppTesting
import DesignSystem
import Presentation
import Testing

extension Requirement {
  /// W-LOAD: another suggestion on its way.
  static let loading = placeholders + phases

  private static let placeholders = [
    Requirement(
      "W-LOAD-01", "the greeting stays as it was",
      .says("Good evening! What's for dinner?", "home.greeting", on: "home.loading-new")),
    Requirement(
      "W-LOAD-02", "the picture's place shimmers in grey",
      .surface("home.card.image.bar", on: "home.loading-new", fill: .shimmer, radius: .medium),
      .color(.shimmer, light: 0xE5E5EA, dark: 0x2C2C2E),
      Check {
        let bar = Shown.element("home.card.image.bar", on: "home.loading-new")
        #expect(bar.role == .skeleton && bar.motion == .shimmer)
      }),
    Requirement("W-LOAD-03 W-LOAD-04 W-LOAD-05", "a bar, three bars and two bars for the words") {
      let text = Shown.element("home.card.text", on: "home.loading-new")
      let bars = text.children.map { part in part.all.filter { $0.role == .skeleton }.count }
      #expect(bars == [1, 3, 2])
      #expect(text.visibleText.isEmpty)
    },
    Requirement("W-LOAD-06", "the button turns and says what it does, in its own colours") {
      let button = Shown.element("home.primary", on: "home.loading-new")
      #expect(button.visibleText == "Loading new suggestion...")
      #expect(button.children.first?.content == .spinner(.onPrimary))
      #expect(button.surface.fill == .primaryFill && button.surface.opacity == 1)
      #expect(button.accessibility.traits.isSuperset(of: [.busy, .disabled]))
    },
    Requirement("W-LOAD-07", "none of the three other buttons can be used") {
      for id in ["home.seeRecipe", "home.save", "home.order"] as [ElementID] {
        #expect(!(Shown.element(id, on: "home.loading-new").isEnabled), "\(id)")
      }
    },
  ]

  private static let phases = [
    Requirement("W-LOAD-08", "for 0.2 seconds what was there fades") {
      let phase = MotionSequence.networkSuggestion.phases[0]
      #expect(phase == .init(.suggestionFadeOut, start: 0, seconds: 0.2))
      #expect(Motion.suggestionFadeOut.animation.effect == .opacity)
    },
    Requirement("W-LOAD-09", "until one second the placeholders shimmer") {
      let phase = MotionSequence.networkSuggestion.phases[1]
      #expect(phase == .init(.shimmer, start: 0.2, seconds: 0.8))
      #expect(Motion.shimmer.animation.effect == .sweep)
    },
    Requirement("W-LOAD-10", "for 0.3 seconds what is new slides in") {
      let phase = MotionSequence.networkSuggestion.phases[2]
      #expect(phase.motion == .suggestionSlideIn && phase.seconds == 0.3 && phase.start == 1)
      #expect(Motion.suggestionSlideIn.animation.effect == .slide)
    },
    Requirement("W-LOAD-11", "after 1.3 seconds one can go on, and not before") {
      #expect(abs(SuggestionTransition.network.totalSeconds - 1.3) < 1e-9)
      let glass = Hourglass()
      let line = Line(answers: 1, mealsEach: 1)
      let visitor = try await Visitor(source: line.source, sleep: glass.sleep)
      line.mend()
      try await visitor.touch("home.newSuggestion")
      for (state, seconds) in [
        ("loading-fading-out", 0.2), ("loading-new", 0.8), ("loading-sliding-in", 0.3),
      ] {
        try await visitor.wait(for: StateID(state))
        #expect(!(try await visitor.can("home.newSuggestion")))
        try #require(try await glass.pass(seconds))
      }
      await visitor.app.settle()
      #expect(try await visitor.can("home.newSuggestion"))
    },
  ]
}
