import DesignSystem
import ScreenParts

/// Household: who shares the record, what waits to be sent, and the ways in and out.
public struct SharingScreen: Screen {
  /// The id, `sharing`.
  public let id: ScreenID = "sharing"
  /// `alone` or `joined`.
  public var state: StateID
  /// The name people know it by.
  public var title: String
  /// What several devices changed and nobody decided; nil for nothing.
  public var questions: Banner?
  let section: SharingSection
  private let bar: NavigationBar
  private let toast: Toast?
  private let tabBar: TabBar?

  /// Nothing is emphasised (C-E07).
  public var primaryAction: ElementID? { nil }

  /// What VoiceOver says when the screen appears.
  public var announcement: String? { toast?.text }

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - questionCount: how many disagreements wait for an answer.
  ///   - isOffline: whether there is no connection.
  public init(
    _ input: SharingInput, questionCount: Int = 0, isOffline: Bool = false, toast: Notice? = nil,
    _ context: PresentationContext
  ) {
    let copy = context.copy
    state = input.seat == nil ? "alone" : "joined"
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
