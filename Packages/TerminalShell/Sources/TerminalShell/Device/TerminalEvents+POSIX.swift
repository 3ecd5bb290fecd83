@preconcurrency import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Listens to the keyboard and to signals on one queue.
enum TerminalEvents {
  /// The time that an escape waits for the rest of its sequence, in milliseconds.
  static let escapeWait = 40
  /// The time that a paste waits for its end, in milliseconds.
  static let pasteWait = 1_000

  static func stream(isLineByLine: Bool) -> AsyncStream<TerminalDevice.Event> {
    AsyncStream { continuation in
      let queue = DispatchQueue(label: "terminal")
      let reader = InputReader(isLineByLine: isLineByLine)
      let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: queue)
      input.setEventHandler {
        let events = reader.read()
        for event in events { continuation.yield(event) }
        if events.contains(.gone) { return input.cancel() }
        for wait in [escapeWait, pasteWait] {
          queue.asyncAfter(deadline: .now() + .milliseconds(wait)) {
            for event in reader.flushIfIdle() { continuation.yield(event) }
          }
        }
      }
      input.activate()
      let signals = watched.map { number, event in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
        source.setEventHandler { continuation.yield(event) }
        source.activate()
        return source
      }
      continuation.onTermination = { _ in
        input.cancel()
        for source in signals { source.cancel() }
        for (number, _) in watched { signal(number, SIG_DFL) }
      }
    }
  }

  private static let watched: [(Int32, TerminalDevice.Event)] = [
    (SIGWINCH, .resized), (SIGCONT, .resumed), (SIGTSTP, .pauseAsked), (SIGINT, .endAsked),
    (SIGTERM, .endAsked), (SIGHUP, .gone),
  ]
}
