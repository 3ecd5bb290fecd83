import AppRecord
import AppShell
import DesignSystem
import ScreenParts

/// The screen for unreadable data, with a button to try again.
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
    let consents = session.record.consents
    stored = Slice(
      StoredPart("consents", initial: Consents()) { known in
        let reading = try await consents.reading()
        return StoredReading(StoredVersion(reading.revision), unless: known, reading.state)
      })
    copy = session.context.copy
  }

  func initialState() {}

  func reduce(
    _ action: Action, into state: inout Void, stored: Consents, world: World
  ) -> [Command<Effect>] { [.run(.read, id: "read")] }

  func perform(_ effect: Effect, _ context: EffectContext<Consents>) -> AsyncStream<Action> {
    .reporting { _ in _ = try? await context.latest() }
  }

  func screen(
    of route: Route, state: Void, stored: Consents, context: ScreenContext
  ) -> (any Screen)? { UnreadScreen(copy) }
}

/// The screen that says that no data can be read.
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
      "unread.message", icon: .warning, headline: title, message: copy("app.unread.body"),
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
  /// The words that every program uses.
  static let words: [CopyKey: CopyEntry] = [
    "app.unread.title": "Your data cannot be read",
    "app.unread.body": "It was not changed. Try again, or check that its folder is there.",
    "app.unread.again": "Try Again",
    "error.system.storage": "Your data cannot be read just now.",
  ]
}
