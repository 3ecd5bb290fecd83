import AssistantScreens
import DesignSystem
import MealModels
import ScreenParts

/// Account & Connections: the key of an assistant, the store, and the preferences (R-CRED-01).
public struct ConnectionsScreen: Screen {
  /// The id, `connections`.
  public let id: ScreenID = "connections"
  /// `default`, `key-set`, `key-refused`, `offline`, `read-only` or `unreadable`.
  public var state: StateID
  /// The shown title.
  public var title: String
  /// Back and the title.
  var bar: NavigationBar
  /// The notice that changes need premium, or that there is no network.
  var notice: Banner?
  /// The open questions; nil if there are none.
  var questions: ListSection?
  /// "OpenAI access", the consent to send data, "Retailer" and "Preferences", in this order.
  var sections: [ListSection]
  /// The household that shares the record; nil if the app has no sharing.
  let household: SharingSection?
  /// The message shown if nothing can be read.
  var message: StateMessage?
  /// A short message.
  var toast: Toast?
  /// The tabs.
  var tabBar: TabBar?

  /// The button that reads unreadable data again, else nil because each change applies at once.
  public var primaryAction: ElementID? { message?.actions.first?.id }

  /// It stays beside a page that it opens.
  public var staysBeside: Bool { true }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String?

  /// Makes the screen from its input.
  public init(_ input: ConnectionsInput, _ context: PresentationContext) {
    let copy = context.copy
    state = Self.state(input)
    let part = input.part
    title = copy(part == .everything ? "connections.title" : CopyKey("connections.part.\(part)"))
    bar = SettingsPage.bar("connections", title, copy)
    notice = Self.notice(input, copy)
    message = input.isUnreadable ? Self.unreadable(copy) : nil
    let sharesHere = [.everything, .sharing].contains(part)
    questions =
      input.questionCount > 0 && sharesHere ? Self.questions(input.questionCount, copy) : nil
    household =
      input.isUnreadable || !sharesHere
      ? nil : input.sharing.map { SharingSection($0, isOffline: input.isOffline, copy) }
    let assistant =
      input.assistant.isOffered
      ? AssistantSections(
        input.assistant, isAllowed: input.isAllowed, isOffline: input.isOffline, copy) : nil
    sections =
      input.isUnreadable
      ? []
      : Self.sections(of: part, input, assistant, copy)
    toast = input.toast.map { $0.toast("connections.toast") }
    tabBar = context.tabBar
    announcement =
      toast?.text ?? message?.headline ?? input.assistant.error ?? input.rules.error
      ?? input.sharing?.error ?? notice?.text ?? title
  }

  /// The sections of a part.
  private static func sections(
    of part: ConnectionsInput.Part, _ input: ConnectionsInput, _ assistant: AssistantSections?,
    _ copy: Copy
  ) -> [ListSection] {
    let asking = [assistant?.access, assistant?.topics].compactMap(\.self)
    let planning = [
      budget(input, copy), rules(input, copy), intervals(input, copy), networks(input, copy),
    ]
    return switch part {
    case .everything: asking + [retailer(input, copy), diets(input, copy)] + planning
    case .planning: planning
    case .assistant: asking
    case .sharing: []
    }
  }

  private static func state(_ input: ConnectionsInput) -> StateID {
    if input.isUnreadable { return "unreadable" }
    if !input.isAllowed { return "read-only" }
    if input.assistant.error != nil { return "key-refused" }
    if input.isOffline { return "offline" }
    return input.assistant.key == .none ? "default" : "key-set"
  }

  private static func notice(_ input: ConnectionsInput, _ copy: Copy) -> Banner? {
    guard !input.isUnreadable else { return nil }
    if !input.isAllowed {
      return Banner(
        "connections.resting", icon: .premium, copy("connections.read-only"),
        isOnGroupedPage: true
      ) {
        ActionButton(
          "connections.premium", .text, copy("planning.see-premium"),
          action: ControlAction(PremiumAction.open))
      }
    }
    guard input.isOffline else { return nil }
    return Banner(
      "connections.offline", icon: .offline, copy("connections.offline"), isOnGroupedPage: true)
  }

  /// The row "2 questions to answer", which opens the sheet that resolves them.
  private static func questions(_ count: Int, _ copy: Copy) -> ListSection {
    ListSection("connections.questions", spokenHeader: copy("merge.questions", count: count)) {
      ListRow(
        "connections.questions.open", icon: .sync, copy("merge.questions", count: count),
        subtitle: copy("merge.questions.note"), accessory: .disclosure,
        hint: copy("merge.questions.hint"),
        action: ControlAction(MergeAction.open, motion: .sheet))
    }
  }

  private static func unreadable(_ copy: Copy) -> StateMessage {
    StateMessage(
      "connections.message", icon: .warning, headline: copy("connections.unreadable.headline"),
      message: copy("connections.unreadable.body"),
      actions: [
        ActionButton(
          "connections.retry", .primary, copy("error.try-again"), icon: .refresh,
          action: ControlAction(ConnectionsAction.retry))
      ])
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot(
      "connections", background: message == nil ? .systemGroupedBackground : .systemBackground
    ) {
      bar
      PageContent("connections.content", spacing: .l) {
        notice
        questions
        message
        sections
        household
        Gap("connections.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }
}
