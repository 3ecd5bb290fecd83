import DesignSystem
import Testing

extension Requirement {
  /// S-ANIM: how long things move.
  static let movement = [
    Requirement(
      "S-ANIM-01", "a transition: 0.3 s", .equal([MotionDuration.standard.seconds], [0.3])),
    Requirement("S-ANIM-02", "what springs is damped by 0.8, in 0.3 s") {
      for motion in [Motion.cardInsertion, .cardRemoval, .savedHeart] {
        #expect(motion.animation.curve == .spring(damping: 0.8))
        #expect(motion.animation.duration.seconds == 0.3)
      }
    },
    Requirement("S-ANIM-03", "what changes on a page eases in and out, in 0.3 s") {
      for motion in [Motion.tabCrossFade, .imageFadeIn, .suggestionSlideIn] {
        #expect(motion.animation.curve == .easeInOut)
        #expect(motion.animation.duration == .standard)
      }
    },
    Requirement("S-ANIM-04", "what answers a touch eases out, in 0.15 s") {
      #expect(Motion.buttonPress.animation.curve == .easeOut)
      #expect(Motion.buttonPress.animation.duration.seconds == 0.15)
    },
    Requirement("S-ANIM-05", "fade, shimmer, slide: 0.8 s for a meal that is at hand") {
      let sequence = MotionSequence.prefetchedSuggestion
      #expect(
        sequence.phases.map(\.motion) == [.suggestionFadeOut, .shimmer, .suggestionSlideIn])
      #expect(abs(sequence.seconds - 0.8) < 1e-9)
    },
    Requirement(
      "S-ANIM-06", "tabs cross-fade in 0.3 s",
      .styled(".enter-tab{animation:appear 0.3s ease-in-out"),
      Check {
        #expect(Motion.tabCrossFade.animation == AnimationSpec(.standard, .easeInOut, .opacity))
        #expect(Shown.element("tabs.settings", on: "home.suggestion").motion == .tabCrossFade)
      }),
    Requirement(
      "S-ANIM-07", "a sheet slides up in 0.4 s",
      .styled(".enter-sheet:not(:has(.scrim)){animation:from-below 0.4s ease-in-out"),
      Check { #expect(Motion.sheet.animation == AnimationSpec(.modal, .easeInOut, .slide)) }),
    Requirement(
      "S-ANIM-08", "a pushed page slides in from where reading ends, in 0.3 s",
      .styled(".enter-push{animation:from-away 0.3s ease-in-out"),
      Check { #expect(Motion.push.animation == AnimationSpec(.standard, .easeInOut, .slide)) }),
    Requirement("S-ANIM-09", "a tapped button shrinks to 0.95 and back, in 0.15 s") {
      #expect(Motion.buttonPress.animation.effect == .scale(0.95))
      let buttons = Shown.screen("favorites.premium-required").element.all.filter {
        [.primaryButton, .secondaryButton, .textButton].contains($0.role)
      }
      #expect(!buttons.isEmpty && buttons.allSatisfy { $0.motion == .buttonPress })
    },
    Requirement(
      "S-ANIM-10", "a saved heart grows to 1.2 and back in 0.3 s, and turns green",
      .styled(
        "m-savedHeart{from{color:var(--label)}50%{transform:scale(1.2)}"
          + "to{color:var(--accentGreen)}}"),
      Check {
        #expect(Motion.savedHeart.animation.effect == .scale(1.2))
        #expect(Motion.savedHeart.animation.duration.seconds == 0.3)
        #expect(IconRole.savedHeart.symbolName == "heart.fill")
      }),
    Requirement("S-ANIM-11", "placeholders run in turns of 1.5 s, and pulse with less motion") {
      #expect(Motion.shimmer.animation.duration.seconds == 1.5)
      #expect(Motion.shimmer.reduced == AnimationSpec(.loop, .easeInOut, .opacity))
    },
  ]
}
