/// A short message about an event, for any screen.
///
/// A notice that only confirms something disappears after a while. A failure, and a notice with an
/// action, stays until the next tap.
public struct Notice: Equatable, Sendable {
  /// Whether something failed or was done.
  public var kind: Toast.Kind
  /// The symbol before the words.
  public var icon: IconRole
  /// The words, ready to show.
  public var text: String
  /// The action of a tap, such as undoing the announced change.
  public var action: ControlAction?

  /// Makes a notice.
  public init(
    _ kind: Toast.Kind, icon: IconRole? = nil, _ text: String, action: ControlAction? = nil
  ) {
    self.kind = kind
    self.icon = icon ?? kind.icon
    self.text = text
    self.action = action
  }

  /// Makes a notice that something was done.
  public static func confirmation(
    _ text: String, icon: IconRole? = nil, action: ControlAction? = nil
  ) -> Notice {
    Notice(.confirmation, icon: icon, text, action: action)
  }

  /// Makes a notice that something failed.
  public static func failure(_ text: String) -> Notice { Notice(.error, text) }

  /// How long a brief notice stays, in seconds.
  public static let seconds = MotionDuration.notice.seconds

  /// Whether the notice disappears after a while.
  public var isBrief: Bool { kind == .confirmation && action == nil }

  /// The notice as a component with an id.
  public func toast(_ id: ElementID) -> Toast {
    Toast(id, kind, icon: icon, text, action: action)
  }
}
