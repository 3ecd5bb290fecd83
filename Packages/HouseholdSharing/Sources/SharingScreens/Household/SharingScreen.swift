import DesignSystem
import ScreenParts

/// The household page: the members, the pending edits, and the buttons to join and leave.
public struct SharingScreen: Screen {
  /// The id, `sharing`.
  public let id: ScreenID = "sharing"
  /// `alone` or `joined`.
  public var state: StateID
  /// The title.
  public var title: String
  /// A banner with the number of undecided conflicts; nil if there is none.
  public var questions: Banner?
  let section: SharingSection
  private let bar: NavigationBar
  private let toast: Toast?
  private let tabBar: TabBar?

  /// The page has no primary action (C-E07).
  public var primaryAction: ElementID? { nil }

  /// The VoiceOver announcement when the screen appears.
  public var announcement: String? { toast?.text }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - questionCount: the number of undecided conflicts.
  ///   - isOffline: whether there is no connection.
  public init(
    _ input: SharingInput, questionCount: Int = 0, isOffline: Bool = false, toast: Notice? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    state = input.membership == nil ? "alone" : "joined"
    title = copy("sharing.title")
    questions = .openQuestions("sharing.questions", questionCount, copy)
    section = SharingSection(input, isOffline: isOffline, copy)
    bar = SettingsPage.bar("sharing", title, copy)
    self.toast = toast.map { $0.toast("sharing.toast") }
    tabBar = context.tabBar
  }

  /// The root of the tree.
  public var element: Element {
    ScreenRoot("sharing.page", background: .systemGroupedBackground) {
      bar
      PageContent("sharing.content", spacing: .groupSpacing) {
        questions
        section
        Gap("sharing.gap.end", .none)
      }
      tabBar
      toast
    }.element
  }
}
