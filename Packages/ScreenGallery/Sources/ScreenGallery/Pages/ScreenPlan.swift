import DesignSystem

/// A screen with the facts that are needed before any of its pages is rendered.
struct ScreenPlan: Sendable {
  let id: ScreenID
  let name: String
  let states: [StatePlan]

  init(_ screen: ListedScreen, options: GalleryOptions) {
    id = screen.id
    name = screen.name
    states = screen.states.map { StatePlan($0, of: screen, options: options) }
  }

  /// The number of its pages.
  var pageCount: Int { states.reduce(0) { $0 + $1.variants.count } }

  /// The paths of its pages.
  var paths: [String] { states.flatMap { state in state.variants.map(state.path) } }
}

/// A state with the facts that are needed before any of its pages is rendered.
struct StatePlan: Sendable {
  let screen: ScreenID
  let screenName: String
  let id: StateID
  let make: @Sendable (InterfaceStyle) -> any Screen
  /// The folder of its pages, ending in `/`.
  let folder: String
  /// Whether light and dark differ in more than colours and so need separate pages.
  let differsInDark: Bool
  /// The title of the screen in this state.
  let title: String
  /// The VoiceOver announcement; nil if there is none.
  let announcement: String?
  /// The emphasised control; nil if there is none.
  let primaryAction: ElementID?
  let variants: [PageVariant]
  private let reference: String

  init(_ state: ListedState, of screen: ListedScreen, options: GalleryOptions) {
    self.screen = screen.id
    screenName = screen.name
    id = state.id
    make = state.make
    folder = "screens/\(PathName.safe(screen.id.rawValue))/\(PathName.safe(state.id.rawValue))/"
    let light = state.make(.light)
    differsInDark = light.element != state.make(.dark).element
    title = light.title
    announcement = light.announcement
    primaryAction = light.primaryAction
    let plain = PageVariant.all(options)
    variants = differsInDark ? plain + PageVariant.all(options, isDark: true) : plain
    reference = options.devices.first?.name ?? ""
  }

  /// The path of a page.
  func path(_ variant: PageVariant) -> String {
    let isReference = variant.device.name == reference
    return folder + variant.name(reference: isReference ? variant.device : nil) + ".html"
  }
}

/// Names that are safe as parts of a path on every disk.
enum PathName {
  /// Turns a name into a part of a path; different names stay different.
  ///
  /// Lowercase letters, digits and hyphens stay, and any other byte becomes `_` and two digits. So
  /// the names differ on case-insensitive disks too.
  static func safe(_ name: String) -> String {
    guard !name.isEmpty else { return "_" }
    return name.utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x2D: String(Character(Unicode.Scalar(byte)))
      default: "_" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
    .joined()
  }
}
