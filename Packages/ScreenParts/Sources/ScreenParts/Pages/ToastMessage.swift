import DesignSystem

/// A short message above a page, by what happened; each app has its own list of them.
public protocol ToastMessage: Equatable, Sendable {
  /// The message as something to say.
  func notice(_ copy: Copy) -> Notice
}

extension ToastMessage {
  /// The message as a component with that id.
  public func toast(_ id: ElementID, _ copy: Copy) -> Toast { notice(copy).toast(id) }
}

extension Notice: ToastMessage {
  /// The notice itself, whose words are made already.
  public func notice(_ copy: Copy) -> Notice { self }
}
