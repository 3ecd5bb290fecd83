import DesignSystem
import Layout

/// A condition under which a screen is recorded, such as dark or the largest text.
public enum ScreenLook: Hashable, Sendable {
  /// Light or dark; light without it.
  case appearance(InterfaceStyle)
  /// The contrast; standard without it.
  case contrast(Contrast)
  /// The text size; `L` without it.
  case contentSize(ContentSize)
  /// The reading direction; left to right without it.
  case direction(ReadingDirection)
  /// The device; the reference without it.
  case device(ScreenCanvas)
}

extension ScreenLook {
  /// Light.
  public static let light = ScreenLook.appearance(.light)
  /// Dark.
  public static let dark = ScreenLook.appearance(.dark)
  /// Increased contrast.
  public static let increasedContrast = ScreenLook.contrast(.increased)
  /// Read from right to left.
  public static let rightToLeft = ScreenLook.direction(.rightToLeft)

  /// Extra small text.
  public static let xs = ScreenLook.contentSize(.xs)
  /// Small text.
  public static let s = ScreenLook.contentSize(.s)
  /// Medium text.
  public static let m = ScreenLook.contentSize(.m)
  /// Large text, the default of iOS.
  public static let l = ScreenLook.contentSize(.l)
  /// Extra large text.
  public static let xl = ScreenLook.contentSize(.xl)
  /// Extra extra large text.
  public static let xxl = ScreenLook.contentSize(.xxl)
  /// Extra extra extra large text.
  public static let xxxl = ScreenLook.contentSize(.xxxl)
  /// Text of the first accessibility size.
  public static let ax1 = ScreenLook.contentSize(.ax1)
  /// Text of the second accessibility size.
  public static let ax2 = ScreenLook.contentSize(.ax2)
  /// Text of the third accessibility size.
  public static let ax3 = ScreenLook.contentSize(.ax3)
  /// Text of the fourth accessibility size.
  public static let ax4 = ScreenLook.contentSize(.ax4)
  /// Text of the fifth accessibility size.
  public static let ax5 = ScreenLook.contentSize(.ax5)
}

extension ScreenLook {
  /// The look in the name of a file.
  var name: String {
    switch self {
    case .appearance(let scheme): scheme.rawValue
    case .contrast(let contrast): contrast.rawValue
    case .contentSize(let size): size.rawValue
    case .direction(let direction): direction.rawValue
    case .device(let canvas): canvas.name
    }
  }

  /// The place of its kind in the name of a file; looks of one kind exclude each other.
  var kind: Int {
    switch self {
    case .appearance: 0
    case .contrast: 1
    case .contentSize: 2
    case .direction: 3
    case .device: 4
    }
  }
}
