extension RGBA {
  /// The contrast ratio of this foreground on an opaque background, 1 to 21.
  ///
  /// It uses the relative luminance of WCAG 2. A translucent foreground is composited first,
  /// without rounding.
  public func contrastRatio(on background: RGBA) -> Double {
    contrastRatio(on: background, over: background)
  }

  /// The contrast ratio of this foreground on a translucent background over the page, 1 to 21.
  ///
  /// An example is the text of a toast; no intermediate value is rounded.
  public func contrastRatio(on background: RGBA, over page: RGBA) -> Double {
    let ground = background.mixed(over: page.channels)
    let front = Self.luminance(mixed(over: ground))
    let back = Self.luminance(ground)
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }

  /// The relative luminance of the colour without its opacity, 0 to 1.
  public var relativeLuminance: Double {
    Self.luminance(channels)
  }

  /// The opaque colour of this colour over an opaque background.
  public func over(_ background: RGBA) -> RGBA {
    let channels = mixed(over: background.channels).map { UInt32($0.rounded()) }
    return RGBA(channels.reduce(0) { $0 << 8 | $1 })
  }

  private var channels: [Double] { [Double(red), Double(green), Double(blue)] }

  private func mixed(over back: [Double]) -> [Double] {
    zip(channels, back).map { $0 * alpha + $1 * (1 - alpha) }
  }

  private static func luminance(_ channels: [Double]) -> Double {
    zip([0.2126, 0.7152, 0.0722], channels).reduce(0) { $0 + $1.0 * linear($1.1) }
  }

  /// Red, green and blue as shares of light, instead of channel values.
  var linearLight: [Double] { channels.map(Self.linear) }

  /// The share of light, 0 to 1, of a channel from 0 to 255.
  static func linear(_ channel: Double) -> Double {
    let value = channel / 255
    return value <= 0.03928 ? value / 12.92 : power2Point4((value + 0.055) / 1.055)
  }

  /// A number to the power of 2.4.
  ///
  /// It is x² times the fifth root of x², which needs no C library.
  private static func power2Point4(_ number: Double) -> Double {
    let square = number * number
    guard square > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<64 {
      let fourth = root * root * root * root
      root = (4 * root + square / fourth) / 5
    }
    return square * root
  }
}
