import Synchronization

@testable import LocalServer

/// A server under test, and what its handler did.
struct RunningServer {
  let server: LoopbackServer
  let port: UInt16
  private let journal: Journal

  /// Answers `path bytes-of-body|`, but `/slow` takes until it is cancelled, `/late` half a second
  /// whatever happens, and `/big` sends four million bytes.
  init(_ limits: ServerLimits = ServerLimits()) throws(LocalServerError) {
    let journal = Journal()
    server = LoopbackServer(limits: limits) { await journal.answer($0) }
    port = try server.start(port: .exactly(0))
    self.journal = journal
  }

  /// How many handlers began, were cancelled, and ended.
  var counts: Journal.Counts { journal.counts.withLock { $0 } }

  /// Waits until something is so, for half a minute at most.
  func eventually(_ isSo: (Journal.Counts) -> Bool) async -> Bool {
    for _ in 0..<6_000 {
      if isSo(counts) { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return isSo(counts)
  }

  final class Journal: Sendable {
    struct Counts {
      var began = 0
      var cancelled = 0
      var ended = 0
      var mostAtOnce = 0
    }

    let counts = Mutex(Counts())

    func answer(_ request: HTTPRequest) async -> HTTPResponse {
      counts.withLock { counts in
        counts.began += 1
        counts.mostAtOnce = max(counts.mostAtOnce, counts.began - counts.ended)
      }
      let response = await content(request)
      counts.withLock { counts in
        counts.ended += 1
        if Task.isCancelled { counts.cancelled += 1 }
      }
      return response
    }

    private func content(_ request: HTTPRequest) async -> HTTPResponse {
      switch request.path.segments.first {
      case "slow":
        try? await Task.sleep(for: .seconds(60))
        return .text("slow|")
      case "late":
        await Task.detached { try? await Task.sleep(for: .milliseconds(500)) }.value
        return .text("late|")
      case "big": return .text(String(repeating: "b", count: 4_000_000) + "|")
      default: return .text("\(request.path) \(request.body.count)|")
      }
    }
  }
}
