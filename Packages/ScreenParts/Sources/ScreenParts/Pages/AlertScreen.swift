import DesignSystem

/// A screen that is one question and nothing else.
public protocol AlertScreen: Screen {
  /// The question.
  var dialog: AlertDialog { get }
}

extension AlertScreen {
  /// The name people know it by: what is asked.
  public var title: String { dialog.title }

  /// An alert has no filled button.
  public var primaryAction: ElementID? { nil }

  /// What VoiceOver says when the alert appears.
  public var announcement: String? { dialog.title }

  /// The root of the tree.
  public var element: Element { ScreenRoot(ElementID(id.rawValue)) { dialog }.element }
}
