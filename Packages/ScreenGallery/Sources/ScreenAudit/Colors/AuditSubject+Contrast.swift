import DesignSystem

extension AuditSubject {
  /// The elements painted for a use that do not stand out enough.
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
      guard ratio < required else { return nil }
      return Problem(
        ink.element, measured: .ratio(ratio, below: required), required: .number(required),
        pair: pair)
    }
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
