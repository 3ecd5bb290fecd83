import DesignSystem

extension Plate.Form {
  /// Whether foods of this form can garnish a dish.
  var isGarnish: Bool { self == .herb || self == .sprinkle }

  /// Whether other foods can lie on a food of this form.
  var isBed: Bool { self == .grain || self == .mash || self == .strand }
}
