import DesignSystem
import ScreenParts

/// The sheet for a device without Sign in with Apple: it explains why and offers a profile instead.
public struct SignInScreen: Screen {
  /// Why a name was refused.
  public enum Problem: Hashable, Sendable {
    /// The text cannot be a name.
    case name
    /// The name could not be stored.
    case unsaved
  }

  /// The id, `sign-in`.
  public let id: ScreenID = "sign-in"
  /// `default` or `remembered`; after a failed attempt, `name-refused` or `not-stored`.
  public var state: StateID
  /// The title.
  public var title: String
  /// The headline of the sheet.
  var headline: TextBlock
  /// Explains which accounts are missing, what a profile is and how it is stored.
  var message: TextBlock
  /// The field for the name.
  public var name: TextEntry
  /// The button that signs in as the last user; nil if there is none.
  var resume: ActionButton?
  /// The button that closes the sheet.
  var cancel: ActionButton

  /// The button that continues as the last user; without one, no action is primary.
  public var primaryAction: ElementID? { resume?.id }

  /// The VoiceOver announcement when the sheet appears.
  public var announcement: String? { name.error ?? headline.content.text }

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - remembered: the name of the last user.
  ///   - problem: why the last attempt failed.
  ///   - typed: the text of the last attempt.
  public init(
    remembered: String? = nil, problem: Problem? = nil, typed: String = "",
    _ context: PresentationContext
  ) {
    let copy = context.copy
    state = Self.state(remembered, problem)
    title = copy("settings.sign-in")
    headline = TextBlock(
      "sign-in.headline", title, style: .title3, alignment: .center, minHeight: 24,
      isHeader: true)
    message = TextBlock(
      "sign-in.message", copy("sign-in.body"), style: .callout, color: .secondaryLabel,
      alignment: .center)
    name = TextEntry(
      "sign-in.name", label: copy("sign-in.name.label"), text: typed,
      placeholder: copy("sign-in.name.placeholder"),
      action: ControlAction(AccountAction.enterName),
      error: problem.map { copy($0 == .name ? "sign-in.name.refused" : "error.unsaved") })
    resume = remembered.map {
      ActionButton(
        "sign-in.resume", .primary, copy("sign-in.resume", ["name": $0]),
        action: ControlAction(AccountAction.resume))
    }
    cancel = ActionButton(
      "sign-in.cancel", .text, copy("sign-in.cancel"),
      action: ControlAction(NavigationAction.dismiss))
  }

  private static func state(_ remembered: String?, _ problem: Problem?) -> StateID {
    switch problem {
    case .name: "name-refused"
    case .unsaved: "not-stored"
    case nil: remembered == nil ? "default" : "remembered"
    }
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("sign-in") {
      Sheet(
        "sign-in.sheet", label: title, dismiss: CustomAction(cancel.title, cancel.action)
      ) {
        Stack(
          "sign-in.content",
          LayoutSpec(.vertical, padding: .vertical(.l), align: .center, width: .fill)
        ) {
          headline
          Gap("sign-in.gap.message", .s)
          message
          Gap("sign-in.gap.name", .l)
          name
          resume.map { _ in Gap("sign-in.gap.resume", .m) }
          resume
          Gap("sign-in.gap.cancel", .l)
          cancel
        }
      }
    }.element
  }
}
