import DesignSystem

extension AuditSubject {
  /// What is painted for a use and does not stand out enough.
  func tooFaint(_ use: ColorUse, least: (Ink) -> Double) -> [Problem] {
    let appearance = conditions.appearance
    var known: [Paint: Double] = [:]
    return inks.filter { $0.use == use }.compactMap { ink in
      let pair = ink.backdrop.pair(ink.color, use)
      let required = least(ink)
      if ink.backdrop.isUnknown {
        return Problem(
          ink.element, measured: .text("on a picture"), required: .number(required), pair: nil)
      }
      let paint = Paint(color: ink.color, elevation: ink.elevation, backdrop: ink.backdrop)
      let ratio = known[paint] ?? paint.ratio(in: appearance)
      known[paint] = ratio
      guard ratio < required, !isMarked(ink, required, appearance) else { return nil }
      return Problem(
        ink.element, measured: .ratio(ratio, below: required), required: .number(required),
        pair: pair)
    }
  }

  /// Whether a filled control is known by the mark on it (the remark on fills of 2.89).
  private func isMarked(_ ink: Ink, _ required: Double, _ appearance: Appearance) -> Bool {
    guard let mark = ink.mark else { return false }
    let front = mark.resolved(in: appearance, elevation: ink.elevation)
    let back = ink.color.resolved(in: appearance, elevation: ink.elevation)
    return front.contrastRatio(on: back) >= required
  }
}

/// A colour with everything that decides its contrast.
private struct Paint: Hashable {
  var color: ColorRole
  var elevation: Elevation
  var backdrop: Backdrop

  func ratio(in appearance: Appearance) -> Double {
    backdrop.ratio(of: color, at: elevation, in: appearance)
  }
}
