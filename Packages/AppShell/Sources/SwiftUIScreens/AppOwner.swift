import AppShell
import DesignSystem
import Observation

/// Holds a running app on the main actor, and publishes its screen to views.
///
/// ```swift
/// @State private var owner = AppOwner(app)
/// ScreenView(owner).task { await owner.run() }
/// ```
@MainActor @Observable
public final class AppOwner {
  /// The app.
  @ObservationIgnored public let app: AppRuntime
  /// The state on screen; nil until the app was launched.
  public private(set) var showing: ScreenState?
  /// The app's requests to the outside that are not taken yet, in order.
  public private(set) var outgoingEvents: [OutgoingEvent] = []

  /// Makes the owner of an app that is not launched yet.
  public init(_ app: AppRuntime) { self.app = app }

  /// Launches the app, and follows its changes until the task is cancelled or the app closes.
  public func run() async {
    let changes = await app.changes()
    await app.launch()
    await look()
    for await _ in changes { await look() }
  }

  /// Uses a control; ignored if it is no longer on the screen.
  public func fire(_ call: ActionCall) async {
    try? await app.fire(call)
    await look()
  }

  /// Opens a link from outside; false if it has no route.
  public func open(link: String) async -> Bool {
    let isOpen = (try? await app.open(link: link)) != nil
    await look()
    return isOpen
  }

  /// Returns and removes the app's requests to the outside: departures and calls.
  public func takeOutgoingEvents() -> [OutgoingEvent] {
    defer { outgoingEvents = [] }
    return outgoingEvents
  }

  /// Reads the state on screen; if not even the tab has a screen, the last state stays.
  private func look() async {
    if let now = try? await app.showing() { showing = now }
    outgoingEvents += await app.takeOutgoingEvents()
  }
}
