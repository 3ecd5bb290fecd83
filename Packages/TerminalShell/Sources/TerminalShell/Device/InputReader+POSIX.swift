import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads the input, as keys or as whole lines.
final class InputReader: Sendable {
  private struct State {
    var keys = KeyReader()
    var line: [UInt8] = []
    var lastRead = DispatchTime.now()
  }

  private let state = Mutex(State())
  private let isLineByLine: Bool

  init(isLineByLine: Bool) {
    self.isLineByLine = isLineByLine
  }

  /// Reads all available events.
  func read() -> [TerminalDevice.Event] {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = systemRead(&buffer)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else { return [.gone] }
    return state.withLock { state in
      state.lastRead = .now()
      let bytes = buffer.prefix(count)
      return isLineByLine
        ? Self.lines(bytes, &state.line)
        : KeyReader.typed(state.keys.read(bytes)).map { .key($0) }
    }
  }

  /// Returns a single escape, or a paste without an end, if no further input came for a while.
  func flushIfIdle() -> [TerminalDevice.Event] {
    state.withLock { state in
      let idle = DispatchTime.now().uptimeNanoseconds - state.lastRead.uptimeNanoseconds
      let wait = state.keys.isPasting ? TerminalEvents.pasteWait : TerminalEvents.escapeWait
      guard idle >= UInt64(wait) * 900_000 else { return [] }
      return state.keys.flush().map { .key($0) }
    }
  }

  private static func lines(
    _ bytes: some Sequence<UInt8>, _ line: inout [UInt8]
  ) -> [TerminalDevice.Event] {
    var events: [TerminalDevice.Event] = []
    for byte in bytes {
      if byte == UInt8(ascii: "\n") {
        events.append(.line(String(decoding: line, as: UTF8.self)))
        line = []
      } else if line.count < KeyReader.longestPaste {
        line.append(byte)
      }
    }
    return events
  }
}

private func systemRead(_ buffer: inout [UInt8]) -> Int {
  buffer.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
}
