import AppShell
import DesignSystem
import Layout

/// What somebody set around the phone, as an address holds it.
struct Switchboard: Hashable, Sendable {
  /// Light or dark; nil as the browser's system is.
  var scheme: InterfaceStyle?
  /// Light or dark, as the browser's system is; its script says so with each request, and it is
  /// no part of an address.
  var systemScheme = InterfaceStyle.light
  /// The contrast; nil as the browser's system has it.
  var contrast: Contrast?
  /// The size of text.
  var contentSize = ContentSize.L
  /// The phone.
  var device = ScreenCanvas.reference
  /// The window, where it is as small as a phone.
  var window: ScreenCanvas?
  /// The direction that screens are read in.
  var direction = ReadingDirection.leftToRight
  /// Whether the order of VoiceOver is listed beside the phone.
  var showsOutline = false
  /// What is set of the stage.
  var stage = StageSettings()

  /// What screens are laid out on: a window as small as a phone in the place of the phone.
  var canvas: ScreenCanvas { window ?? device }

  /// The name of a canvas that is the window.
  static let windowName = "window"
  /// How wide and how high such a canvas can be, in points.
  static let windowSides = 200...1_400
  /// The room between the upper edge of a window and what is shown, in points.
  static let windowInset = 12.0
  /// The text size of who sets none.
  static let usualSize = ContentSize.L

  /// A canvas as large as a window; nil for a text that is not `390x844`, or names no such size.
  static func window(_ text: String) -> ScreenCanvas? {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1],
      windowSides.contains(width), windowSides.contains(height)
    else { return nil }
    return ScreenCanvas(
      name: windowName, width: Double(width), height: Double(height), topInset: windowInset,
      bottomInset: 0)
  }
}
