import AppShell
import DesignSystem
import Layout

/// The settings around the phone, as an address stores them.
struct Switchboard: Hashable, Sendable {
  /// Light or dark; nil follows the browser's system.
  var scheme: InterfaceStyle?
  /// Light or dark, as in the browser's system.
  ///
  /// The page's script sends it with each request, and no address contains it.
  var systemScheme = InterfaceStyle.light
  /// The contrast; nil follows the browser's system.
  var contrast: Contrast?
  /// The size of text.
  var contentSize = ContentSize.l
  /// The phone.
  var device = ScreenCanvas.reference
  /// The window, if the app fills it.
  var window: ScreenCanvas?
  /// The reading direction of screens.
  var direction = ReadingDirection.leftToRight
  /// Whether the page lists the order of VoiceOver next to the phone.
  var showsOutline = false
  /// Whether the page shows a phone with a switchboard beside it, instead of the app alone.
  var isStaged = false
  /// The letters of the browser.
  ///
  /// The page's script sends it with each request, and no address contains it.
  var typeface = Typeface.inter
  /// The settings of the stage.
  var stage = StageSettings()

  /// The canvas of the screens: the window if the app fills it, otherwise the phone.
  var canvas: ScreenCanvas {
    var canvas = window ?? device
    canvas.typeface = typeface
    return canvas
  }

  /// The name of the canvas that is the window.
  static let windowName = "window"
  /// The possible width and height of the window's canvas, in points.
  static let windowSides = 200...3_840
  /// The space between the upper edge of a window and its content, in points.
  static let windowInset = 12.0
  /// The default text size.
  static let usualSize = ContentSize.l

  /// A canvas with the size of a window; nil for text unlike `390x844`, or an impossible size.
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
