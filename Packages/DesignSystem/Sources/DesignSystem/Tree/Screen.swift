/// A whole screen in one state: a plain value that every renderer can draw.
public protocol Screen: Equatable, Sendable {
  /// The id of the screen.
  var id: ScreenID { get }
  /// The id of the screen's state.
  var state: StateID { get }
  /// The title.
  var title: String { get }
  /// The root of the tree of elements, with the role `screen`.
  var element: Element { get }
  /// The one emphasised control, if there is one (C-E07).
  var primaryAction: ElementID? { get }
  /// The VoiceOver announcement when the screen appears in this state.
  var announcement: String? { get }
  /// Whether the screen stays in sight beside a screen that it opens, where there is room.
  var staysBeside: Bool { get }
}

extension Screen {
  /// No announcement.
  public var announcement: String? { nil }
  /// By default the screen makes room.
  public var staysBeside: Bool { false }
}

/// The id of a screen, lower-kebab, such as `recipe-detail`.
public struct ScreenID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the id.
  public let rawValue: String

  /// Makes an id.
  public init(_ text: String) { rawValue = text }

  /// Makes an id from a literal.
  public init(stringLiteral text: String) { rawValue = text }

  /// The text of the id.
  public var description: String { rawValue }
}

/// The id of a state, lower-kebab, such as `error-cached`.
public struct StateID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The text of the id.
  public let rawValue: String

  /// Makes an id.
  public init(_ text: String) { rawValue = text }

  /// Makes an id from a literal.
  public init(stringLiteral text: String) { rawValue = text }

  /// The text of the id.
  public var description: String { rawValue }
}
