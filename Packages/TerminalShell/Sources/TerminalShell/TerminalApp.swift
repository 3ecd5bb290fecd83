import AppShell
import DesignSystem
import Layout
import Renderers

/// An app, lived in from a terminal.
///
/// `key → Console → ActionCall → AppRuntime → Screen → Layout → WindowDrawing → WindowFrame → terminal`
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
    guard device.begin() else { return .gone }
    var visit = Visit(app: app, device: device, style: style)
    let ending = await visit.stay(events: events(await app.changes()))
    visit.leave()
    device.end()
    await app.close()
    return ending
  }

  /// What happens at the terminal and in the app, as one stream.
  private func events(_ changes: AsyncStream<Void>) -> AsyncStream<Visit.Event> {
    AsyncStream { continuation in
      let keyboard = Task { [device] in
        for await event in device.events() { continuation.yield(.device(event)) }
        continuation.yield(.device(.gone))
      }
      let news = Task {
        for await _ in changes { continuation.yield(.changed) }
      }
      continuation.onTermination = { _ in
        keyboard.cancel()
        news.cancel()
      }
    }
  }
}

extension TerminalApp.Ending {
  /// What went wrong, in words; nil for an ending that somebody wanted.
  public var complaint: String? {
    switch self {
    case .closed: nil
    case .gone: "the terminal went away; everything that you did is stored"
    case .failed: "the app has no screen to show"
    }
  }
}
