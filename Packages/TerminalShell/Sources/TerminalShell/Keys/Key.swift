/// A pressed key, or a pasted text.
public enum Key: Hashable, Sendable {
  /// A character to type.
  case character(Character)
  /// The enter key.
  case enter
  /// The tab key.
  case tab
  /// The tab key with shift.
  case backTab
  /// The escape key.
  case escape
  /// The backspace key.
  case backspace
  /// The delete key.
  case delete
  /// The arrow to the left.
  case left
  /// The arrow to the right.
  case right
  /// The arrow up.
  case up
  /// The arrow down.
  case down
  /// The home key.
  case home
  /// The end key.
  case end
  /// The page-up key.
  case pageUp
  /// The page-down key.
  case pageDown
  /// A letter with the control key, in lower case.
  case control(Character)
  /// A pasted text, and whether it was too long and cut.
  case paste(String, isCut: Bool)
  /// An unknown key.
  case unknown
}
