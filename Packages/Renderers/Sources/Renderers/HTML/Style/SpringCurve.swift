/// The movement of a damped spring, as a `linear()` easing of CSS.
///
/// The spring turns once in the duration of its animation: x = 1 - e^(-zwt) (cos vt + zw/v sin vt)
/// with w = 2 pi, v = w times the root of 1 - z², and t from 0 to 1.
enum SpringCurve {
  /// The position at a share of the duration: 0 at the start, about 1 at the end.
  static func position(_ time: Double, damping: Double) -> Double {
    let speed = 2 * Double.pi
    let damping = min(0.999, max(0, damping))
    let own = speed * (1 - damping * damping).squareRoot()
    let decay = exponential(-damping * speed * time)
    let angle = own * time
    let swing = cosine(angle) + damping * speed / own * cosine(angle - .pi / 2)
    return 1 - decay * swing
  }

  /// The easing with a number of steps, starting at 0 and ending at 1.
  static func easing(damping: Double, steps: Int = 20) -> MarkupBuffer {
    var css = MarkupBuffer()
    css.raw("linear(0")
    for step in 1..<steps {
      css.raw(",")
      css.thousandths(position(Double(step) / Double(steps), damping: damping))
    }
    css.raw(",1)")
    return css
  }

  /// e to the power of a number between -10 and 0: the series of a 64th, squared six times.
  private static func exponential(_ power: Double) -> Double {
    let part = power / 64
    var result = 1 + part * (1 + part / 2 * (1 + part / 3 * (1 + part / 4)))
    for _ in 0..<6 { result *= result }
    return result
  }

  /// The cosine, by its series within half a turn.
  private static func cosine(_ angle: Double) -> Double {
    let turned = angle.remainder(dividingBy: 2 * .pi)
    let square = turned * turned
    var term = 1.0
    var sum = 1.0
    for index in 1...12 {
      term *= -square / Double((2 * index - 1) * (2 * index))
      sum += term
    }
    return sum
  }
}
