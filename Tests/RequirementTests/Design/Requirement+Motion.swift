import DesignSystem
import Testing

extension Requirement {
  /// D-ANIM and D-HAPT: what moves and what is felt.
  static let motion = movements + haptics

  private static let movements = [
    Requirement(
      "D-ANIM-01", "transitions: 0.3 s", .equal([MotionDuration.standard.seconds], [0.3])),
    Requirement("D-ANIM-02", "touches: 0.15 s", .equal([MotionDuration.quick.seconds], [0.15])),
    Requirement("D-ANIM-03", "sheets: 0.4 s", .equal([MotionDuration.modal.seconds], [0.4])),
    Requirement("D-ANIM-04", "cards and hearts spring; pages and waits ease or run evenly") {
      let springs = Motion.allCases.filter {
        if case .spring = $0.animation.curve { true } else { false }
      }
      #expect(springs == [.cardInsertion, .cardRemoval, .savedHeart])
    },
    Requirement("D-ANIM-05", "a card grows from 0.95 and appears; it fades where it is taken out") {
      #expect(
        Motion.cardInsertion.animation
          == AnimationSpec(.standard, .spring(damping: 0.8), .scale(0.95)))
      #expect(Motion.cardInsertion.fades)
      #expect(
        Motion.cardRemoval.animation == AnimationSpec(.standard, .spring(damping: 0.8), .opacity))
      #expect(Shown.element("home.card", on: "home.launch").motion == .cardInsertion)
      for name in ["favorites.five", "favorites.editing"] {
        let actions = Shown.screen(name).element.actions
        let removals = actions.filter { $0.id == "favorites.remove" }
        #expect(!removals.isEmpty && removals.allSatisfy { $0.motion == .cardRemoval }, "\(name)")
      }
    },
    Requirement(
      "D-ANIM-06", "a pressed button shrinks to 0.95, in 0.15 s",
      .styled(".m-buttonPress{transition:transform 0.15s ease-out", "transform:scale(0.95)"),
      Check {
        #expect(Motion.buttonPress.animation == AnimationSpec(.quick, .easeOut, .scale(0.95)))
        for id in ["home.primary", "home.save"] as [ElementID] {
          #expect(Shown.element(id, on: "home.suggestion").motion == .buttonPress)
        }
      }),
    Requirement("D-ANIM-07", "a sheet slides up in 0.4 s") {
      #expect(Motion.sheet.animation == AnimationSpec(.modal, .easeInOut, .slide))
      #expect(Shown.element("paywall.sheet", on: "paywall.default").motion == .sheet)
    },
    Requirement("D-ANIM-08 D-ANIM-09", "who wants less motion gets opacity, or nothing for a press")
    {
      #expect(Motion.buttonPress.reduced == nil)
      for motion in Motion.allCases where motion != .buttonPress {
        #expect(motion.reduced?.effect == .opacity, "\(motion)")
        #expect(motion.reduced?.duration.seconds == (motion == .shimmer ? 1.5 : 0.15))
      }
    },
  ]

  private static let haptics = [
    Requirement("D-HAPT-01", "two things can be felt") {
      #expect(Haptic.allCases == [.mediumImpact, .selection])
    },
    Requirement("D-HAPT-02", "saving is felt, removing is not") {
      let save = Shown.element("recipe.save", on: "recipe-detail.offers").action
      let saved = Shown.element("recipe.save", on: "recipe-detail.saved").action
      #expect(save?.id == "favorites.toggle" && save?.haptic == .mediumImpact)
      #expect(saved?.id == "favorites.toggle" && saved?.haptic == nil)
      #expect(HapticOccasion.saveRecipe.haptic == .mediumImpact)
    },
    Requirement("D-HAPT-03", "nothing is felt but saving, tabs and chips") {
      for name in Shown.names {
        let felt = Shown.screen(name).element.actions.filter { $0.haptic != nil }
        let allowed: Set<ActionID> = [
          "favorites.toggle", "tab.select", "home.relax", "home.keepLimit", "home.dropWish",
        ]
        #expect(felt.allSatisfy { allowed.contains($0.id) }, "\(name)")
      }
    },
  ]
}
