import DesignSystem

/// The area of a device that a screen is placed on, in points.
public struct ScreenCanvas: Hashable, Sendable {
  /// The name used on the command line.
  public var name: String
  /// The full width.
  public var width: Double
  /// The full height.
  public var height: Double
  /// The safe area at the top.
  public var topInset: Double
  /// The safe area at the bottom.
  public var bottomInset: Double
  /// The letters that texts are measured with.
  public var typeface = Typeface.inter

  /// Makes an area.
  public init(
    name: String, width: Double, height: Double, topInset: Double, bottomInset: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.topInset = topInset
    self.bottomInset = bottomInset
  }

  /// The greatest width of a page, in points.
  ///
  /// On a wider canvas, such as a phone in landscape, the page is a column in the middle, so that
  /// its lines stay readable and its pictures are not cut off.
  public static let readableWidth = 480.0
  /// The least width of a canvas with a sidebar, in points.
  public static let wideWidth = 700.0
  /// The least height of a canvas with a sidebar, in points; a phone in landscape is lower.
  public static let wideHeight = 480.0
  /// The width of a sheet on a wide canvas, in points.
  public static let dialogWidth = 540.0

  /// Whether the canvas has a sidebar, and columns beside each other.
  public var room: LayoutSpec.Room {
    width >= Self.wideWidth && height >= Self.wideHeight ? .wide : .narrow
  }

  /// 390 × 844 with insets of 47 and 34: the device that the designs are drawn for.
  public static let reference = ScreenCanvas(
    name: "iphone-14", width: 390, height: 844, topInset: 47, bottomInset: 34)
  /// 375 × 667 with a home button.
  public static let small = ScreenCanvas(
    name: "iphone-se", width: 375, height: 667, topInset: 20, bottomInset: 0)
  /// 393 × 852 with insets of 59 and 34.
  public static let island = ScreenCanvas(
    name: "iphone-15", width: 393, height: 852, topInset: 59, bottomInset: 34)
  /// 430 × 932 with insets of 59 and 34.
  public static let large = ScreenCanvas(
    name: "iphone-15-plus", width: 430, height: 932, topInset: 59, bottomInset: 34)

  /// 768 × 1024: a tablet held upright, or a window beside another one.
  public static let tablet = ScreenCanvas(
    name: "tablet", width: 768, height: 1024, topInset: 24, bottomInset: 20)
  /// 1280 × 800: the window of a small computer.
  public static let desktop = ScreenCanvas(
    name: "desktop", width: 1280, height: 800, topInset: 12, bottomInset: 0)

  /// The phones, the reference first.
  public static let phones: [ScreenCanvas] = [.reference, .small, .island, .large]
  /// The devices every screen is checked on, the reference first.
  public static let all: [ScreenCanvas] = phones + [.tablet, .desktop]

  /// The device of that name; nil for an unknown name.
  public static func named(_ name: String) -> ScreenCanvas? { all.first { $0.name == name } }
}
