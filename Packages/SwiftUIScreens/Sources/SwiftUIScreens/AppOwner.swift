import AppShell
import DesignSystem
import Observation

/// Who holds a running app on the main actor, and says to views what is on screen.
///
/// ```swift
/// @State private var owner = AppOwner(app)
/// ScreenView(owner).task { await owner.run() }
/// ```
@MainActor @Observable
public final class AppOwner {
  /// The app.
  @ObservationIgnored public let app: AppRuntime
  /// What is on screen; nil until the app was launched.
  public private(set) var showing: Showing?
  /// What the app asked of the world and nobody has carried out yet, in order.
  public private(set) var news: [News] = []

  /// Makes the owner of an app that was not launched yet.
  public init(_ app: AppRuntime) { self.app = app }

  /// Launches the app, and follows what it shows until the task is cancelled or the app closes.
  public func run() async {
    let changes = await app.changes()
    await app.launch()
    await look()
    for await _ in changes { await look() }
  }

  /// Uses a control; what is not on the screen any more is passed over.
  public func fire(_ call: ActionCall) async {
    try? await app.fire(call)
    await look()
  }

  /// Follows a link from outside; false when it leads nowhere.
  public func open(link: String) async -> Bool {
    let isOpen = (try? await app.open(link: link)) != nil
    await look()
    return isOpen
  }

  /// Takes what the app asked of the world: addresses to leave for, and words to call.
  public func takeNews() -> [News] {
    defer { news = [] }
    return news
  }

  /// Reads what is shown; where not even the tab has a screen, what was shown stays.
  private func look() async {
    if let now = try? await app.showing() { showing = now }
    news += await app.takeNews()
  }
}
