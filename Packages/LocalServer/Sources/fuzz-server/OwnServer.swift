import LocalServer
import Synchronization

/// The server under test, with a simple handler and short time limits.
struct OwnServer {
  let server: LoopbackServer
  private let running: Running

  init() {
    let running = Running()
    let large = String(repeating: "large ", count: 40_000)
    server = LoopbackServer(limits: Self.limits) { request in
      await running.count { await Self.answer(request, large) }
    }
    self.running = running
  }

  /// How many handlers run at present.
  var handlers: Int { running.value.withLock { $0 } }

  private static let limits: ServerLimits = {
    var limits = ServerLimits()
    limits.headTime = .milliseconds(400)
    limits.bodyTime = .milliseconds(400)
    limits.idleTime = .milliseconds(600)
    limits.handlingTime = .seconds(2)
    limits.writingTime = .milliseconds(600)
    limits.partingTime = .milliseconds(50)
    limits.lingeringTime = .milliseconds(200)
    return limits
  }()

  private static func answer(_ request: HTTPRequest, _ large: String) async -> HTTPResponse {
    if let refusal = LocalAccess.refusal(of: request) {
      return .text("refused\n", status: refusal.status)
    }
    switch request.path.segments.first {
    case "wait":
      try? await Task.sleep(for: .seconds(20))
      return .noContent
    case "large": return .text(large)
    case "place":
      guard request.method == .post else { return .html("<p>\(request.query.pairs.count)") }
      guard let form = try? request.form() else { return .text("no form\n", status: .badRequest) }
      return .json("\(form.pairs.count)")
    default: return .text("nothing here\n", status: .notFound)
    }
  }

  private final class Running: Sendable {
    let value = Mutex(0)

    func count(_ work: () async -> HTTPResponse) async -> HTTPResponse {
      value.withLock { $0 += 1 }
      defer { value.withLock { $0 -= 1 } }
      return await work()
    }
  }
}
