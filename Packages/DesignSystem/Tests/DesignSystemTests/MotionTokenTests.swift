import Testing

@testable import DesignSystem

// D-ANIM, S-ANIM, D-REF-01, D-QA-11
@Suite struct MotionTokenTests {
  struct Row: Sendable {
    var motion: Motion
    var spec: AnimationSpec
    var reduced: AnimationSpec?
    var source: String

    init(
      _ motion: Motion, duration: MotionDuration, curve: MotionCurve, effect: MotionEffect,
      reduced: AnimationSpec? = AnimationSpec(.quick, .easeOut, .opacity), source: String
    ) {
      self.motion = motion
      spec = AnimationSpec(duration, curve, effect)
      self.reduced = reduced
      self.source = source
    }
  }

  static let spring = MotionCurve.spring(damping: 0.8)

  static let table: [Row] = [
    Row(
      .tabCrossFade, duration: .standard, curve: .easeInOut, effect: .opacity,
      source: "S-ANIM-06 S-ANIM-03"),
    Row(
      .push, duration: .standard, curve: .easeInOut, effect: .slide,
      source: "S-ANIM-08 S-ANIM-01 C-N04"),
    Row(
      .sheet, duration: .modal, curve: .easeInOut, effect: .slide,
      source: "S-ANIM-07 D-ANIM-03 D-ANIM-07"),
    Row(
      .buttonPress, duration: .quick, curve: .easeOut, effect: .scale(0.95), reduced: nil,
      source: "S-ANIM-09 S-ANIM-04 D-ANIM-02 D-ANIM-06 C-M04"),
    Row(
      .cardInsertion, duration: .standard, curve: spring, effect: .scale(0.95),
      source: "D-ANIM-05 S-ANIM-02 C-M02 C-M06"),
    Row(
      .cardRemoval, duration: .standard, curve: spring, effect: .opacity, source: "D-ANIM-05 C-M06"),
    Row(
      .suggestionFadeOut, duration: .fadeOut, curve: .easeInOut, effect: .opacity,
      source: "S-ANIM-05 W-LOAD-08 C-M01"),
    Row(
      .suggestionSlideIn, duration: .standard, curve: .easeInOut, effect: .slide,
      source: "S-ANIM-05 W-LOAD-10 C-M02"),
    Row(
      .savedHeart, duration: .standard, curve: spring, effect: .scale(1.2),
      source: "S-ANIM-10 C-K12"),
    Row(.imageFadeIn, duration: .standard, curve: .easeInOut, effect: .opacity, source: "D-IMG-09"),
    Row(
      .shimmer, duration: .loop, curve: .linear, effect: .sweep,
      reduced: AnimationSpec(.loop, .easeInOut, .opacity), source: "S-ANIM-11 D-IMG-07 C-M03"),
  ]

  // D-ANIM-08, D-ANIM-09, C-M04
  @Test(arguments: table) func `a movement runs as described, and calmly when asked`(row: Row) {
    #expect(row.motion.animation == row.spec, "\(row.source)")
    #expect(row.motion.reduced == row.reduced, "\(row.source)")
  }

  @Test func `every movement is in the table`() {
    #expect(Self.table.map(\.motion) == Motion.allCases)
  }

  // C-M04
  @Test(arguments: Motion.allCases)
  func `reduced motion never slides, springs or scales`(motion: Motion) {
    guard let reduced = motion.reduced else { return }
    #expect(reduced.effect == .opacity)
    #expect(motion == .shimmer || reduced.duration == .quick)
    if case .spring = reduced.curve { Issue.record("a spring") }
  }

  // D-ANIM-04: what people touch springs, what happens to pages eases.
  @Test(arguments: Motion.allCases) func `pages ease`(motion: Motion) {
    let isSpring = if case .spring = motion.animation.curve { true } else { false }
    #expect(isSpring == [.cardInsertion, .cardRemoval, .savedHeart].contains(motion))
  }

  // D-ANIM-05
  @Test func `an inserted card grows and fades in`() {
    #expect(Motion.cardInsertion.fades)
    #expect(
      Motion.allCases.filter(\.fades) == [
        .tabCrossFade, .cardInsertion, .cardRemoval, .suggestionFadeOut, .imageFadeIn,
      ])
  }

  // D-ANIM-01…03, D-REF-01, S-ANIM-01, S-ANIM-11
  @Test func `durations are those of the reference`() {
    #expect(MotionDuration.standard.seconds == 0.3)
    #expect(MotionDuration.quick.seconds == 0.15)
    #expect(MotionDuration.modal.seconds == 0.4)
    #expect(MotionDuration.fadeOut.seconds == 0.2)
    #expect(MotionDuration.loop.seconds == 1.5)
  }

  // C-M01, S-ANIM-05, W-LOAD-08…11
  @Test(arguments: [
    (MotionSequence.prefetchedSuggestion, [0, 0.2, 0.5], 0.8),
    (.networkSuggestion, [0, 0.2, 1.0], 1.3),
  ])
  func `a new suggestion comes in three phases`(
    change: MotionSequence, starts: [Double], seconds: Double
  ) {
    let phases = change.phases
    #expect(phases.map(\.motion) == [.suggestionFadeOut, .shimmer, .suggestionSlideIn])
    #expect(zip(phases.map(\.start), starts).allSatisfy { abs($0 - $1) < 1e-9 })
    for (phase, next) in zip(phases, phases.dropFirst()) {
      #expect(abs(phase.start + phase.seconds - next.start) < 1e-9)
    }
    #expect(abs(change.seconds - seconds) < 1e-9)
  }

  // C-M06: an oscillator of the damping, by small steps, beside the fitted curve.
  @Test(arguments: [0.6, 0.7, 0.8, 0.9, 1.0])
  func `the curve of a spring follows the spring`(damping: Double) {
    let steps = 4000
    let frequency = 2 * Double.pi
    var (place, speed, spring) = (0.0, 0.0, [0.0])
    for _ in 0..<steps {
      let force = frequency * frequency * (1 - place) - 2 * damping * frequency * speed
      speed += force / Double(steps)
      place += speed / Double(steps)
      spring.append(place)
    }
    let curve = MotionCurve.spring(damping: damping).controlPoints
    let squares = (0...100).map { index in
      let t = Double(index) / 100
      let x = 3 * (1 - t) * (1 - t) * t * curve.x1 + 3 * (1 - t) * t * t * curve.x2 + t * t * t
      let y = 3 * (1 - t) * (1 - t) * t * curve.y1 + 3 * (1 - t) * t * t * curve.y2 + t * t * t
      let off = y - spring[Int((x * Double(steps)).rounded())]
      return off * off
    }
    #expect((squares.reduce(0, +) / 101).squareRoot() < 0.02)
  }

  @Test func `control points keep time running forward`() {
    for motion in Motion.allCases {
      let points = motion.animation.curve.controlPoints
      #expect((0...1).contains(points.x1) && (0...1).contains(points.x2))
    }
  }

  // C-K13, W-DARK-13, D-DARK-04, D-CARD-01, D-CARD-05, W-COMP-04, W-COMP-05
  @Test(
    arguments: [
      (Shadow.suggestionCard, 0.1, 0.05, 8, 2), (.favoriteCard, 0.08, 0.04, 4, 1),
      (.secondaryCard, 0.05, 0.025, 4, 1),
    ] as [(Shadow, Double, Double, Double, Double)])
  func `a shadow is as drawn, and half as strong in the dark`(
    shadow: Shadow, light: Double, dark: Double, blur: Double, offset: Double
  ) {
    #expect(shadow.opacity(in: .light) == light && shadow.opacity(in: .dark) == dark)
    #expect(shadow.blur == blur && shadow.offset == offset)
  }

  // W-LOAD-07, D-REF-02
  @Test func `opacities are named`() {
    #expect(Opacity.allCases.map(\.value) == [0.4, 0.4, 0.9, 0.5])
    #expect(StrokeWidth.allCases.map(\.points) == [1.5, 0.5])
  }
}
