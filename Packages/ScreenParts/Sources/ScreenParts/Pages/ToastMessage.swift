import DesignSystem

/// A short message above a page, by what happened; each app has its own list of them.
public protocol ToastMessage: Hashable, Sendable {
  /// Whether it tells of something that did not work.
  var isFailure: Bool { get }

  /// The symbol of a message that is no failure.
  var icon: IconRole { get }

  /// What a tap on it does; nil for nothing.
  var action: ControlAction? { get }

  /// The words.
  func text(_ copy: Copy) -> String
}

extension ToastMessage {
  /// How long a message stays that neither fails nor can be used, in seconds.
  public static var seconds: Double { 4 }

  /// A check mark.
  public var icon: IconRole { .check }

  /// Nothing.
  public var action: ControlAction? { nil }

  /// Whether it goes by itself; a failure, and what can be used, stays until the next action.
  public var isBrief: Bool { !isFailure && action == nil }

  /// The message as a component with that id.
  public func toast(_ id: ElementID, _ copy: Copy) -> Toast {
    isFailure
      ? Toast(id, .error, text(copy))
      : Toast(id, .confirmation, icon: icon, text(copy), action: action)
  }
}
