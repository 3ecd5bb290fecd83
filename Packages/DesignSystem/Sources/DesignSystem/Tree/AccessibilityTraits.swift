/// The behaviour of an element for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The element can be pressed.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// The element is the heading of the next elements.
  public static let header = AccessibilityTraits(rawValue: 1 << 1)
  /// The element is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// The element is chosen or on.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// The element cannot be used now.
  public static let disabled = AccessibilityTraits(rawValue: 1 << 4)
  /// The element changes without the eater's action.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 5)
  /// Swiping up and down changes the element's value.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 6)
  /// The element leads out of the app.
  public static let link = AccessibilityTraits(rawValue: 1 << 7)
  /// The element is a switch.
  public static let toggle = AccessibilityTraits(rawValue: 1 << 8)
  /// The element is a field for text.
  public static let textEntry = AccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for a search.
  public static let search = AccessibilityTraits(rawValue: 1 << 10)
  /// The element is one of the tabs.
  public static let tab = AccessibilityTraits(rawValue: 1 << 11)
  /// Nothing outside the element is read.
  public static let modal = AccessibilityTraits(rawValue: 1 << 12)
  /// The element is busy.
  public static let busy = AccessibilityTraits(rawValue: 1 << 13)
  /// The content of the element was not accepted.
  public static let invalid = AccessibilityTraits(rawValue: 1 << 14)

  /// The names in a fixed order.
  public var names: [String] {
    Self.table.filter { contains($0.trait) }.map(\.name)
  }

  private static let table: [(trait: AccessibilityTraits, name: String)] = [
    (.button, "button"), (.header, "header"), (.image, "image"), (.selected, "selected"),
    (.disabled, "disabled"), (.updatesFrequently, "updatesFrequently"),
    (.adjustable, "adjustable"), (.link, "link"), (.toggle, "toggle"),
    (.textEntry, "textEntry"), (.search, "search"), (.tab, "tab"), (.modal, "modal"),
    (.busy, "busy"), (.invalid, "invalid"),
  ]
}
