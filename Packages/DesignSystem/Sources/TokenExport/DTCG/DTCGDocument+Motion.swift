import DesignSystem
import PrintedText

extension DTCGDocument {
  static var durations: JSON {
    (["$type": "duration"] as JSON).adding(
      .object(of: MotionDuration.allCases) { duration in
        (duration.rawValue, DTCGValue.token(DTCGValue.duration(duration.seconds)))
      })
  }

  static func curves(of brand: TokenBrand) -> JSON {
    (["$type": "cubicBezier"] as JSON).adding(
      .object(of: [.easeInOut, .easeOut, .linear, spring]) { curve in
        (curve.name, token(curve, of: brand))
      })
  }

  static func motions(of brand: TokenBrand) -> JSON {
    let start: JSON = [
      "$type": "transition",
      "$description": "Movements, and what takes their place when Reduce Motion is on.",
    ]
    return start.adding([
      "standard": .object(of: Motion.allCases) { motion in
        (motion.rawValue, token(motion.animation, motion, of: brand))
      },
      "reduced": .object(
        of: Motion.allCases.compactMap { motion in motion.reduced.map { (motion, $0) } }
      ) { motion, reduced in (motion.rawValue, token(reduced, motion, of: brand, isReduced: true))
      },
    ])
  }

  static var sequences: JSON {
    let start: JSON = [
      "$type": "transition", "$description": "How one suggestion gives way to the next.",
    ]
    return start.adding(
      .object(of: MotionSequence.allCases) { change in
        (
          change.rawValue,
          .object(of: change.phases) { phase in
            (phase.motion.rawValue, DTCGValue.token(value(phase)))
          }
        )
      })
  }

  private static func value(_ phase: MotionSequence.Phase) -> JSON {
    [
      "duration": DTCGValue.duration(phase.seconds), "delay": DTCGValue.duration(phase.start),
      "timingFunction": DTCGValue.alias("curve", phase.motion.animation.curve.name),
    ]
  }

  private static let spring = MotionCurve.spring(damping: 0.8)

  private static func token(_ curve: MotionCurve, of brand: TokenBrand) -> JSON {
    let points = curve.controlPoints
    let value: JSON = .array(
      [points.x1, points.y1, points.x2, points.y2].map { .number($0, places: 3) })
    guard case .spring(let damping) = curve else { return DTCGValue.token(value) }
    return DTCGValue.token(value, "Stands in for a spring.").adding([
      "$extensions": brand.extensions(["spring": ["damping": .number(damping)]])
    ])
  }

  private static func token(
    _ spec: AnimationSpec, _ motion: Motion, of brand: TokenBrand, isReduced: Bool = false
  ) -> JSON {
    let value: JSON = [
      "duration": DTCGValue.alias("duration", spec.duration.rawValue),
      "delay": DTCGValue.duration(0),
      "timingFunction": DTCGValue.alias("curve", spec.curve.name),
    ]
    var data = effect(spec.effect)
    if motion.fades, !isReduced { data = data.adding(["fades": .bool(true)]) }
    if motion.reduced == nil { data = data.adding(["stopsWhenReduced": .bool(true)]) }
    return DTCGValue.token(value).adding(["$extensions": brand.extensions(data)])
  }

  private static func effect(_ effect: MotionEffect) -> JSON {
    switch effect {
    case .opacity: ["effect": "opacity"]
    case .slide: ["effect": "slide"]
    case .scale(let factor): ["effect": "scale", "factor": .number(factor)]
    case .sweep: ["effect": "sweep"]
    }
  }
}
