import AccountParts
import AppRecord
import AppShell
import DesignSystem
import ScreenParts

/// What is shown where nothing that is stored can be read, and the way to try it again.
struct UnreadFeature: Feature {
  enum Action: Sendable { case tried }
  enum Effect: Sendable { case read }

  static let route = RouteForm("unread")
  static let again = ActionForm("unread.tryAgain")

  let id: FeatureID = "unread"
  let routes = [RouteDefinition(Self.route, .cover)]
  let actions: [ActionHandler<Action>] = [.on(Self.again, .tried)]
  let stored: Slice<Consents>
  let copy: Copy

  init(_ session: AppSession) {
    stored = Slice(session.record.consentsPart)
    copy = session.context.copy
  }

  func initialState() {}

  func reduce(
    _ action: Action, _ state: inout Void, _ stored: Consents, _ world: World
  ) -> [Command<Effect>] { [.run(.read, id: "read")] }

  func perform(_ effect: Effect, _ context: EffectContext<Consents>) -> AsyncStream<Action> {
    .reporting { _ in _ = try? await context.latest() }
  }

  func screen(
    _ route: Route, _ state: Void, _ stored: Consents, _ context: ScreenContext
  ) -> (any Screen)? { UnreadScreen(copy) }
}

/// That nothing can be read.
struct UnreadScreen: Screen {
  let id: ScreenID = "unread"
  let state: StateID = "default"
  let title: String
  private let message: StateMessage

  var primaryAction: ElementID? { "unread.again" }
  var announcement: String? { title }

  init(_ copy: Copy) {
    title = copy("app.unread.title")
    message = StateMessage(
      "unread.message", .warning, title, copy("app.unread.body"),
      actions: [
        ActionButton(
          "unread.again", .primary, copy("app.unread.again"),
          action: ControlAction(UnreadFeature.again))
      ])
  }

  var element: Element {
    ScreenRoot("unread") {
      PageContent("unread.content", justify: .center) { message }
    }.element
  }
}

extension AppProgram {
  /// The words of what every program says.
  static let words: [CopyKey: CopyEntry] = [
    "app.unread.title": "Your data cannot be read",
    "app.unread.body": "It is left as it is. Try again, or see that its folder is there.",
    "app.unread.again": "Try Again",
    "error.system.storage": "Your data cannot be read just now.",
  ]
}
