#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// When a request is sent again, and how long is waited before.
public struct RetryRule: Hashable, Sendable {
  /// How often it is sent at most, at least once.
  public var tries: Int
  /// The pause after the first failure, in seconds; each further one is twice as long.
  public var firstPause: Double
  /// The longest pause that is waited by itself, in seconds.
  public var longestPause: Double
  /// The longest pause that a service may ask for, in seconds; beyond it the answer is handed on.
  public var longestRetryAfter: Int

  /// Makes a rule: 4 tries, half a second at first, 8 seconds at most, 10 where a service asks.
  public init(
    tries: Int = 4, firstPause: Double = 0.5, longestPause: Double = 8,
    longestRetryAfter: Int = 10
  ) {
    self.tries = max(1, tries)
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRetryAfter = longestRetryAfter
  }

  /// Every request once.
  public static let never = RetryRule(tries: 1)

  /// How long to wait after a try, in seconds; nil where its outcome stands.
  ///
  /// Only what was surely not done is repeated, or what may be repeated. A time-out has cost so much
  /// patience that it is tried once more and no oftener; without connection nothing is tried.
  ///
  /// - Parameter attempt: how often it was sent, from one.
  public func pause(
    after outcome: Result<ServiceAnswer, ServiceFailure>, attempt: Int, of request: ServiceRequest,
    _ timing: CallTiming
  ) -> Double? {
    guard attempt < tries else { return nil }
    switch outcome {
    case .success(let answer):
      guard isPassing(answer.status, of: request) else { return nil }
      guard let asked = RetryAfter.seconds(of: answer, now: timing.now()) else {
        return backOff(attempt, timing.chance())
      }
      return asked <= longestRetryAfter ? Double(asked) : nil
    case .failure(.timedOut):
      return request.isRepeatable && attempt == 1 ? backOff(attempt, timing.chance()) : nil
    case .failure: return nil
    }
  }

  /// Whether a status says that the same request may go through later; 409 is what a service says
  /// while it still works on an earlier request of the same key.
  private func isPassing(_ status: Int, of request: ServiceRequest) -> Bool {
    switch status {
    case 429: true
    case 500, 502, 503, 504: request.isRepeatable
    case 409: request.headers[ServiceRequest.idempotencyKey] != nil
    default: false
    }
  }

  /// Half of a pause that doubles, and a random share of the other half.
  ///
  /// Source: "equal jitter" of "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
  private func backOff(_ attempt: Int, _ chance: Double) -> Double {
    let doubled = (1..<attempt).reduce(firstPause) { pause, _ in min(longestPause, pause * 2) }
    let pause = min(longestPause, doubled)
    return pause / 2 + pause / 2 * min(1, max(0, chance))
  }
}
