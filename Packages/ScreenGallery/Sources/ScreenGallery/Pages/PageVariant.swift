import DesignSystem
import Layout

/// One page of a state: a device, a type size and a direction.
///
/// Appearance and contrast are classes on the page, so they need no separate pages, unless the
/// words of a screen differ between light and dark.
struct PageVariant: Hashable, Sendable {
  /// The device.
  var device: ScreenCanvas
  /// The type size.
  var size: ContentSize
  /// The reading direction.
  var direction: ReadingDirection = .leftToRight
  /// Whether the page is for dark only.
  var isDark = false

  /// The variants of a state, in the order of their pages.
  static func all(_ options: GalleryOptions, isDark: Bool = false) -> [PageVariant] {
    guard let reference = options.devices.first else { return [] }
    var variants = options.sizes.map { PageVariant(device: reference, size: $0) }
    for device in options.devices.dropFirst() {
      variants += options.sizesElsewhere.map { PageVariant(device: device, size: $0) }
    }
    if options.showsRightToLeft {
      variants.append(PageVariant(device: reference, size: .l, direction: .rightToLeft))
    }
    return variants.map { variant in
      var variant = variant
      variant.isDark = isDark
      return variant
    }
  }

  /// The name of the page, such as `L`, `AX5-dark` or `iphone-se-L`; the script of the index page
  /// uses the same rule.
  func name(reference: ScreenCanvas?) -> String {
    var parts = device == reference ? [] : [device.name]
    parts.append(size.rawValue)
    if direction == .rightToLeft { parts.append(direction.rawValue) }
    if isDark { parts.append(InterfaceStyle.dark.rawValue) }
    return parts.joined(separator: "-")
  }
}
