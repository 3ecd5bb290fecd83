import AppShell

/// An app, lived in from a terminal.
///
/// `key → Console → ActionCall → AppRuntime → Screen → WindowDrawing → WindowFrame → terminal`
public struct TerminalApp: Sendable {
  /// How a visit ended.
  public enum Ending: Equatable, Sendable {
    /// The eater closed it, or the system asked to.
    case closed
    /// The terminal went away.
    case gone
    /// There is no screen to show.
    case failed(AppShellError)
  }

  private let app: AppRuntime
  private let device: TerminalDevice
  private let style: TerminalStyle

  /// Makes a visit to a launched app.
  public init(_ app: AppRuntime, on device: TerminalDevice, style: TerminalStyle) {
    self.app = app
    self.device = device
    self.style = style
  }

  /// Shows the app until the eater leaves it; every write is done when it returns.
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
  /// What went wrong, in words; nil for an ending that somebody wanted.
  public var complaint: String? {
    switch self {
    case .closed: nil
    case .gone: "the terminal went away"
    case .failed: "the app has no screen to show"
    }
  }
}
