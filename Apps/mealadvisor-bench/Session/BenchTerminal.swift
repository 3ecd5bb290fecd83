import Synchronization
import TerminalShell

/// A window in memory that knows when it was last written to.
final class BenchTerminal: Sendable {
  private let lastWrite = Mutex<ContinuousClock.Instant?>(nil)
  private let input: AsyncStream<TerminalDevice.Event>
  private let keyboard: AsyncStream<TerminalDevice.Event>.Continuation

  init() {
    (input, keyboard) = AsyncStream.makeStream()
  }

  /// When it was last written to; nil when it was not since it was asked to forget.
  var written: ContinuousClock.Instant? { lastWrite.withLock(\.self) }

  /// Presses a key, from when on writes count.
  func press(_ key: Key) {
    lastWrite.withLock { $0 = nil }
    keyboard.yield(.key(key))
  }

  var device: TerminalDevice {
    TerminalDevice(
      events: { self.input }, size: { WindowSize(columns: 80, rows: 24) },
      write: { _ in
        self.lastWrite.withLock { $0 = .now }
        return true
      })
  }
}
