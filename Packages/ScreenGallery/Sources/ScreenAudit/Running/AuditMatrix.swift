import DesignSystem
import Layout

/// The conditions under which every state is audited.
public struct AuditMatrix: Equatable, Sendable {
  /// A device with the text sizes to try on it.
  public struct Device: Equatable, Sendable {
    /// The device.
    public var canvas: ScreenCanvas
    /// The text sizes.
    public var contentSizes: [ContentSize]

    /// Makes a device with its sizes.
    public init(_ canvas: ScreenCanvas, _ contentSizes: [ContentSize]) {
      self.canvas = canvas
      self.contentSizes = contentSizes
    }
  }

  /// Light, dark or both, with standard or increased contrast or both.
  public var appearances: [Appearance]
  /// The devices; colours are checked only on the first one with a text size.
  public var devices: [Device]

  /// Makes a matrix.
  public init(appearances: [Appearance] = Appearance.all, devices: [Device]) {
    self.appearances = appearances
    self.devices = devices
  }

  /// All appearances and all sizes on the reference device; L and AX5 on the others.
  public static let full = AuditMatrix(
    devices: [Device(.reference, ContentSize.allCases)]
      + ScreenCanvas.all.dropFirst().map { Device($0, [.l, .ax5]) })

  /// The number of conditions.
  public var count: Int {
    appearances.count * devices.reduce(0) { $0 + $1.contentSizes.count }
  }
}
