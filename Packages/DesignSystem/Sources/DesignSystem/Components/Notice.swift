/// A short message about what happened, before a screen gives it a place.
///
/// A notice that only confirms goes by itself; a failure, and what can be used, stays until the next
/// tap.
public struct Notice: Equatable, Sendable {
  /// Failed or done.
  public var kind: Toast.Kind
  /// The symbol in front.
  public var icon: IconRole
  /// The words, ready to show.
  public var text: String
  /// What a tap on it does, such as undoing what it tells of.
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

  /// Something was done.
  public static func confirmation(
    _ text: String, icon: IconRole? = nil, action: ControlAction? = nil
  ) -> Notice {
    Notice(.confirmation, icon: icon, text, action: action)
  }

  /// Something failed.
  public static func failure(_ text: String) -> Notice { Notice(.error, text) }

  /// How long a notice stays that goes by itself, in seconds.
  public static let seconds = MotionDuration.notice.seconds

  /// Whether it goes by itself.
  public var isBrief: Bool { kind == .confirmation && action == nil }

  /// The notice as a component with that id.
  public func toast(_ id: ElementID) -> Toast {
    Toast(id, kind, icon: icon, text, action: action)
  }
}
