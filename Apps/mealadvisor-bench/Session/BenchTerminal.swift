import Synchronization
import TerminalShell

/// A terminal in memory that records when it was last written to.
final class BenchTerminal: Sendable {
  private let lastWrite = Mutex<ContinuousClock.Instant?>(nil)
  private let input: AsyncStream<TerminalDevice.Event>
  private let keyboard: AsyncStream<TerminalDevice.Event>.Continuation

  init() {
    (input, keyboard) = AsyncStream.makeStream()
  }

  /// The time of the last write since the last key; nil if the app has not written since that key.
  var written: ContinuousClock.Instant? { lastWrite.withLock(\.self) }

  /// Presses a key and clears the time of the last write.
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
