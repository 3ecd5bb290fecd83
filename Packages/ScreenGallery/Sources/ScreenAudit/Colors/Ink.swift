import DesignSystem

/// A painted colour and its place.
struct Ink {
  /// The element that paints it.
  var element: ElementID
  /// The colour.
  var color: ColorRole
  /// The use that it is painted for.
  var use: ColorUse
  /// The backdrop behind it.
  var backdrop: Backdrop
  /// The level at which its colour is resolved.
  var elevation: Elevation
  /// The text size at which the element is placed.
  var contentSize: ContentSize
  /// The text style, whose size decides whether words are treated as large.
  var style: TypeStyle?
}
