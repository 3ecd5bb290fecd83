import CommandKit
import ServiceCalls
import Synchronization

/// A household that behaves as it is told, to see what becomes of drafts.
enum SimulatedMeeting: String, CaseIterable {
  /// There is no connection.
  case offline
  /// Every other request is lost, before it arrives or after.
  case flaky
  /// A second device that is made up changes what this one changes, without knowing.
  case conflict

  static let flag = Flag(
    "--simulate", "NAME",
    "a household that is or has: " + allCases.map(\.rawValue).joined(separator: ", ")
  )

  /// Services behind such a connection; a conflict is no matter of the connection.
  func caller(besides real: ServiceCaller) -> ServiceCaller {
    let count = FlakyCount()
    let transport = ServiceTransport { request, _ in
      if self == .conflict { return try await real.answer(to: request) }
      if self == .offline { throw ServiceFailure.offline }
      let number = count.next()
      if number.isMultiple(of: 4) { throw ServiceFailure.offline }
      let answer = try await real.answer(to: request)
      if number.isMultiple(of: 2) { throw ServiceFailure.timedOut(seconds: 20) }
      return answer
    }
    return ServiceCaller(over: transport, retries: .never, timing: real.timing)
  }
}

/// Counts requests of a simulated connection.
final class FlakyCount: Sendable {
  private let count = Mutex(0)

  /// The next number, from 1.
  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
