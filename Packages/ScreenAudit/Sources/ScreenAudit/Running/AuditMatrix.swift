import DesignSystem
import Layout

/// The conditions that every state is looked at in.
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
  /// The devices; colours are judged on the first one that has the size.
  public var devices: [Device]

  /// Makes a matrix.
  public init(appearances: [Appearance] = Appearance.all, devices: [Device]) {
    self.appearances = appearances
    self.devices = devices
  }

  /// All looks and all sizes on the reference device; L and AX5 on the others.
  public static let full = AuditMatrix(
    devices: [Device(.reference, ContentSize.allCases)]
      + ScreenCanvas.all.dropFirst().map { Device($0, [.L, .AX5]) })

  /// How many conditions there are.
  public var count: Int {
    appearances.count * devices.reduce(0) { $0 + $1.contentSizes.count }
  }
}
