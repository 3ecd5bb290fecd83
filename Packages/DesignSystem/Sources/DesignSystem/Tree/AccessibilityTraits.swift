/// How an element behaves for assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It can be pressed.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It heads what follows.
  public static let header = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen or on.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It cannot be used now.
  public static let disabled = AccessibilityTraits(rawValue: 1 << 4)
  /// It changes by itself.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 5)
  /// It is changed by swiping up and down.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 6)
  /// It leads out of the app.
  public static let link = AccessibilityTraits(rawValue: 1 << 7)
  /// It is a switch.
  public static let toggle = AccessibilityTraits(rawValue: 1 << 8)
  /// Text is entered in it.
  public static let textEntry = AccessibilityTraits(rawValue: 1 << 9)
  /// It searches.
  public static let search = AccessibilityTraits(rawValue: 1 << 10)
  /// It is one of the tabs.
  public static let tab = AccessibilityTraits(rawValue: 1 << 11)
  /// Nothing outside of it is read.
  public static let modal = AccessibilityTraits(rawValue: 1 << 12)
  /// It is busy.
  public static let busy = AccessibilityTraits(rawValue: 1 << 13)
  /// What is in it was not accepted.
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
