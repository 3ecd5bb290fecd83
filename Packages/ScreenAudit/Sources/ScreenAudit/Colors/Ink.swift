import DesignSystem

/// A colour as it is painted somewhere.
struct Ink {
  /// The element that paints it.
  var element: ElementID
  /// The colour.
  var color: ColorRole
  /// What it is painted for.
  var use: ColorUse
  /// What lies behind it.
  var backdrop: Backdrop
  /// The level its colour is resolved at.
  var elevation: Elevation
  /// The text size that it is placed at.
  var contentSize: ContentSize
  /// The style whose size decides whether words are large.
  var style: TypeStyle?
}
