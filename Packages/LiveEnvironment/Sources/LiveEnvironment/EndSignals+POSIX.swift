@preconcurrency import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that ask this process to end: Ctrl-C, the system, a terminal that goes away.
///
/// They are caught as soon as a value exists, so that no signal is lost before `wait`. A signal
/// that was ignored at the start, as with `nohup`, stays ignored.
public struct EndSignals: Sendable {
  /// The caught signals.
  private let numbers: [Int32]

  /// Catches the signals.
  public init() {
    _ = signalPipe.readEnd
    numbers = [SIGINT, SIGTERM, SIGHUP].filter { number in
      let before = signal(number) { _ in
        var byte: UInt8 = 1
        _ = write(signalPipe.writeEnd, &byte, 1)
      }
      let wasIgnored = unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      guard number == SIGHUP, wasIgnored else { return true }
      signal(number, SIG_IGN)
      return false
    }
  }

  /// Returns when a signal asks the process to end, or when the task is cancelled.
  ///
  /// Afterwards a signal ends the process as usual.
  public func wait() async {
    let asked = AsyncStream<Void> { continuation in
      let source = DispatchSource.makeReadSource(
        fileDescriptor: signalPipe.readEnd, queue: DispatchQueue(label: "end-signals"))
      source.setEventHandler {
        var byte: UInt8 = 0
        _ = read(signalPipe.readEnd, &byte, 1)
        continuation.yield()
      }
      source.activate()
      continuation.onTermination = { _ in source.cancel() }
    }
    for await _ in asked { break }
    for number in numbers { signal(number, SIG_DFL) }
  }
}

/// The pipe that a handler may use; it stays open until the process ends.
private let signalPipe: (readEnd: Int32, writeEnd: Int32) = {
  var ends: [Int32] = [-1, -1]
  pipe(&ends)
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
  return (ends[0], ends[1])
}()
