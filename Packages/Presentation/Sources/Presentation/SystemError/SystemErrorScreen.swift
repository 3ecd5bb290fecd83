import DesignSystem
import ScreenParts

/// The full screen when all else fails: write to support, or start again (C-E03).
public struct SystemErrorScreen: Screen {
  /// The id, `system-error`.
  public let id: ScreenID = "system-error"
  /// Always `default`.
  public var state: StateID = "default"
  /// The title.
  public var title: String
  /// The message with the error and the ways out.
  var message: StateMessage

  /// The one emphasised control: starting again.
  public var primaryAction: ElementID? { message.actions.last?.id }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { title }

  /// Makes the screen; a detail names the failure, in words that are ready to show.
  public init(detail: String? = nil, _ context: PresentationContext) {
    let copy = context.copy
    title = copy("error.system.headline")
    message = StateMessage(
      "system-error.message", icon: .warning, headline: title,
      message: [detail, copy("error.system.body")].compactMap(\.self).joined(separator: " "),
      actions: [
        ActionButton(
          "system-error.support", .secondary, copy("error.system.support"),
          hint: copy("error.system.support.hint"),
          action: ControlAction(SystemAction.contactSupport), isLink: true),
        ActionButton(
          "system-error.restart", .primary, copy("error.system.restart"),
          hint: copy("error.system.restart.hint"),
          action: ControlAction(SystemAction.restart)),
      ])
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("system-error") {
      PageContent("system-error.content", justify: .center) { message }
    }.element
  }
}
