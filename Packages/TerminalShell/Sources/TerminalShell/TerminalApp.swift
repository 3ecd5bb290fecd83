import AppShell

/// An app that is used at a terminal.
///
/// `key → Console → ActionCall → AppRuntime → Screen → WindowDrawing → WindowFrame → terminal`
public struct TerminalApp: Sendable {
  /// The way in which a visit ended.
  public enum Ending: Equatable, Sendable {
    /// The eater closed the app, or the system requested it.
    case closed
    /// The terminal no longer exists.
    case gone
    /// There is no screen to show.
    case failed(AppShellError)
  }

  private let app: AppRuntime
  private let device: TerminalDevice
  private let style: TerminalStyle

  /// Prepares a visit to a launched app.
  public init(_ app: AppRuntime, on device: TerminalDevice, style: TerminalStyle) {
    self.app = app
    self.device = device
    self.style = style
  }

  /// Runs the app until the eater leaves it; all data is written when the call returns.
  public func run() async -> Ending {
    guard device.begin() else {
      await app.close()
      return .gone
    }
    let changed = ChangeFlag()
    let (events, continuation) = AsyncStream.makeStream(of: Visit.Event.self)
    let changes = await app.changes()
    let sources = [
      Task { [device] in
        for await event in device.events() { continuation.yield(.device(event)) }
        continuation.yield(.device(.gone))
      },
      Task {
        for await _ in changes where changed.raise() { continuation.yield(.changed) }
      },
    ]
    var visit = Visit(app: app, device: device, style: style, changed: changed)
    let ending = await visit.stay(events: events)
    for source in sources { source.cancel() }
    visit.leave()
    device.end()
    await app.close()
    return ending
  }
}

extension TerminalApp.Ending {
  /// The error in words; nil for an ordinary end.
  public var complaint: String? {
    switch self {
    case .closed: nil
    case .gone: "the terminal went away"
    case .failed: "the app has no screen to show"
    }
  }
}
