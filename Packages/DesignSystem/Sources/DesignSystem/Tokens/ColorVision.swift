/// A colour-vision deficiency that designs are checked for (D-A11Y-06).
///
/// The matrices are those of Machado, Oliveira and Fernandes, "A Physiologically-based Model for
/// Simulation of Color Vision Deficiency", IEEE Transactions on Visualization and Computer Graphics
/// 15 (6), 2009, at severity 1.0. They are applied to linear light.
public enum ColorVision: String, CaseIterable, Sendable {
  /// No red: the long-wave cones are missing; about 1 % of men.
  case protanopia
  /// No green: the middle-wave cones are missing; about 1 % of men.
  case deuteranopia
  /// No blue: the short-wave cones are missing; very rare.
  case tritanopia

  /// The matrix for linear red, green and blue: three rows of three factors.
  public var matrix: [[Double]] {
    switch self {
    case .protanopia:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    case .deuteranopia:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .tritanopia:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.303900],
      ]
    }
  }
}

extension RGBA {
  /// The colour as a person with a deficiency sees it, with the same opacity.
  public func seen(with vision: ColorVision) -> RGBA {
    let light = linearLight
    let channels = vision.matrix.map { row in
      Self.channel(ofLight: zip(row, light).reduce(0) { $0 + $1.0 * $1.1 })
    }
    var result = RGBA(channels.reduce(0) { $0 << 8 | UInt32($1) })
    result.alpha = alpha
    return result
  }

  /// The perceived difference of two opaque colours: 0 for equal ones, 1 for black and white.
  ///
  /// The distance in Oklab (Björn Ottosson, "A perceptual color space for image processing", 2020);
  /// 0.02 is just noticeable side by side.
  public func distance(to other: RGBA) -> Double {
    let squares = zip(oklab, other.oklab).map { ($0 - $1) * ($0 - $1) }
    return squares.reduce(0, +).squareRoot()
  }

  /// Lightness and the two axes of hue.
  private var oklab: [Double] {
    let cones = Self.product(
      [
        [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
        [0.0883024619, 0.2817188376, 0.6299787005],
      ], linearLight)
    return Self.product(
      [
        [0.2104542553, 0.7936177850, -0.0040720468], [1.9779984951, -2.4285922050, 0.4505937099],
        [0.0259040371, 0.7827717662, -0.8086757660],
      ], cones.map(Self.cubeRoot))
  }

  private static func product(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
    matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
  }

  /// The cube root of a number from 0 to about 1, by Newton's method.
  private static func cubeRoot(_ number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<48 { root = (2 * root + number / (root * root)) / 3 }
    return root
  }

  /// The channel value with the nearest amount of light.
  ///
  /// A binary search finds it, because a higher channel value means more light.
  private static func channel(ofLight light: Double) -> UInt8 {
    var low = 0
    var high = 255
    while low < high {
      let middle = (low + high) / 2
      let edge = (linear(Double(middle)) + linear(Double(middle + 1))) / 2
      if light > edge { low = middle + 1 } else { high = middle }
    }
    return UInt8(low)
  }
}
