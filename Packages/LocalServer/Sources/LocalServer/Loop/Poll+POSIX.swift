#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Waits until one of many descriptors is ready.
struct Poll {
  /// The operations that would not block.
  struct Readiness {
    var canRead = false
    /// Whether the connection broke, or both sides ended.
    var isBroken = false
  }

  private var entries: [pollfd] = []

  /// Forgets all descriptors.
  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }

  /// Watches a descriptor and returns its index.
  mutating func add(_ socket: Socket, reads: Bool, writes: Bool) -> Int {
    let events = (reads ? POLLIN : 0) | (writes ? POLLOUT : 0)
    entries.append(pollfd(fd: socket.descriptor, events: Int16(events), revents: 0))
    return entries.count - 1
  }

  /// Waits until a descriptor is ready or a time has passed; nil waits without a limit.
  mutating func wait(atMost time: Duration?) {
    let milliseconds = time.map(Self.milliseconds) ?? -1
    guard poll(&entries, nfds_t(entries.count), milliseconds) < 0 else { return }
    for index in entries.indices { entries[index].revents = 0 }
  }

  /// The readiness of the descriptor at an index.
  func readiness(at place: Int) -> Readiness {
    let events = Int32(entries[place].revents)
    guard events != 0 else { return Readiness() }
    return Readiness(
      canRead: events & Int32(POLLIN) != 0,
      isBroken: events & Int32(POLLERR | POLLHUP | POLLNVAL) != 0)
  }

  /// A time in milliseconds, rounded up, so that the loop does not repeatedly wake a moment too
  /// soon.
  private static func milliseconds(_ time: Duration) -> Int32 {
    let (seconds, rest) = time.components
    guard seconds >= 0, rest >= 0 else { return 0 }
    guard seconds < 1_000 else { return 1_000_000 }
    return Int32(seconds) * 1_000 + Int32((rest + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}
