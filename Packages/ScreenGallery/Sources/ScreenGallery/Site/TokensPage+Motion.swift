import DesignSystem

extension TokensPage {
  var motion: Section {
    let rows = Motion.allCases.map { motion in
      let reduced = motion.reduced.map(Self.words) ?? "nothing moves"
      return Self.row(
        motion.rawValue, [Self.words(motion.animation), reduced, Self.stage(motion)])
    }
    return Section(
      id: "motion", title: "Motion",
      lead: """
        What runs, and what runs instead when motion is to be reduced. Playing follows the setting \
        of this computer.
        """,
      content: Self.table("Motion", ["Name", "Runs", "Reduced", "See it"], rows)
        + "<div class=\"space\"></div>" + Self.sequences)
  }

  var haptics: Section {
    let rows = HapticOccasion.allCases.map { Self.row($0.rawValue, [$0.haptic.rawValue]) }
    return Section(
      id: "haptics", title: "Haptics",
      lead: "The moments that people feel; anything else stays silent.",
      content: Self.table("Haptics", ["Moment", "What is felt"], rows))
  }

  private static var sequences: String {
    let rows = MotionSequence.allCases.map { sequence in
      let phases = sequence.phases.map { phase in
        let end = Digits.short(phase.start + phase.seconds)
        return "\(Digits.short(phase.start))–\(end) s \(phase.motion.rawValue)"
      }
      return row(
        sequence.rawValue,
        ["\(Digits.short(sequence.seconds)) s", phases.joined(separator: ", ")])
    }
    return table("Sequences", ["Sequence", "Takes", "Phases"], rows)
  }

  private static func words(_ animation: AnimationSpec) -> String {
    let seconds = Digits.short(animation.duration.seconds)
    return "\(effect(animation.effect)), \(seconds) s<small>\(curve(animation.curve))</small>"
  }

  private static func effect(_ effect: MotionEffect) -> String {
    switch effect {
    case .opacity: "opacity"
    case .slide: "slide"
    case .scale(let factor): "scale \(Digits.short(factor))"
    case .sweep: "sweep"
    }
  }

  private static func curve(_ curve: MotionCurve) -> String {
    switch curve {
    case .easeInOut: "ease in and out"
    case .easeOut: "ease out"
    case .linear: "linear"
    case .spring(let damping): "spring, damping \(Digits.short(damping))"
    }
  }

  private static func stage(_ motion: Motion) -> String {
    """
    <div class="play"><button type="button" data-play="\(motion.rawValue)" \
    aria-label="Play \(motion.rawValue)">Play</button>\
    <span class="track" aria-hidden="true"><span class="dot"></span></span></div>
    """
  }

  /// The motions as style rules.
  static var movements: [String] { Motion.allCases.flatMap(rules) }

  private static func rules(_ motion: Motion) -> [String] {
    let reduced = motion.reduced.map { rule(motion, $0) } ?? ""
    return [
      rule(motion, motion.animation),
      "@media (prefers-reduced-motion: reduce) { [data-playing=\(motion.rawValue)] .dot "
        + "{ animation: none; } \(reduced) }",
    ]
  }

  private static func rule(_ motion: Motion, _ animation: AnimationSpec) -> String {
    let name: String
    var frames = ""
    switch animation.effect {
    case .opacity: name = "play-opacity"
    case .slide: name = "play-slide"
    case .sweep: name = "play-sweep"
    case .scale(let factor):
      name = "play-\(motion.rawValue)"
      let turn = factor > 1 ? "50%" : "from"
      frames = "@keyframes \(name) { \(turn) { transform: scale(\(Digits.short(factor))); } }\n"
    }
    return """
      \(frames)[data-playing=\(motion.rawValue)] .dot { animation: \(name) \
      \(Digits.short(animation.duration.seconds))s \(timing(animation.curve)); }
      """
  }

  private static func timing(_ curve: MotionCurve) -> String {
    let points = curve.controlPoints
    let numbers = [points.x1, points.y1, points.x2, points.y2].map { Digits.fixed($0, 3) }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}
