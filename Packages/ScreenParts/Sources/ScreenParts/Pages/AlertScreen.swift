import DesignSystem

/// A screen with a single question.
public protocol AlertScreen: Screen {
  /// The question.
  var dialog: AlertDialog { get }
}

extension AlertScreen {
  /// The title: the question.
  public var title: String { dialog.title }

  /// An alert has no filled button.
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the alert appears.
  public var announcement: String? { dialog.title }

  /// The root of the tree.
  public var element: Element { ScreenRoot(ElementID(id.rawValue)) { dialog }.element }
}
