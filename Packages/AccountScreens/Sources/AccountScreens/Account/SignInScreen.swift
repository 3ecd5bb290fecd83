import DesignSystem
import ScreenParts

/// The sheet where Apple's sign-in is not to be had: what that means, and a profile instead.
public struct SignInScreen: Screen {
  /// Why a name was not taken.
  public enum Problem: Hashable, Sendable {
    /// It cannot be a name.
    case name
    /// It could not be stored.
    case unsaved
  }

  /// The id, `sign-in`.
  public let id: ScreenID = "sign-in"
  /// `default`, `remembered`, or `name-refused` and `not-stored` after a try.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// What this is.
  public var headline: TextBlock
  /// What is not here, what is instead, and what becomes of it.
  public var message: TextBlock
  /// Where the name is entered.
  public var name: TextEntry
  /// Signs in as who was signed in last; nil for nobody.
  public var resume: ActionButton?
  /// Leaves it.
  public var cancel: ActionButton

  /// Going on as before; without anybody to go on as, nothing is emphasised.
  public var primaryAction: ElementID? { resume?.id }

  /// What VoiceOver says when the sheet appears.
  public var announcement: String? { name.error ?? headline.content.text }

  /// Makes the sheet.
  ///
  /// - Parameters:
  ///   - remembered: the name of who was signed in last.
  ///   - problem: why the last try failed.
  ///   - typed: what was typed then.
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
