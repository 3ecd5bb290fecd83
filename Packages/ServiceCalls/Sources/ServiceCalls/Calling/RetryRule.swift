#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The rule that decides when a request is sent again, and after which pause.
public struct RetryRule: Hashable, Sendable {
  /// The most attempts, at least one.
  public var tries: Int
  /// The pause after the first failure, in seconds; each further pause is twice as long.
  public var firstPause: Double
  /// The longest pause, in seconds, unless the service asks for a longer one.
  public var longestPause: Double
  /// The longest pause that a service may ask for, in seconds; if it asks for more, its answer is
  /// returned.
  public var longestRetryAfter: Int

  /// Makes a rule: by default 4 attempts, a first pause of half a second, a longest pause of 8
  /// seconds, and 10 seconds if a service asks for them.
  public init(
    tries: Int = 4, firstPause: Double = 0.5, longestPause: Double = 8,
    longestRetryAfter: Int = 10
  ) {
    self.tries = max(1, tries)
    self.firstPause = firstPause
    self.longestPause = longestPause
    self.longestRetryAfter = longestRetryAfter
  }

  /// Sends every request once.
  public static let never = RetryRule(tries: 1)

  /// The pause after an attempt, in seconds; nil if its outcome is final.
  ///
  /// A request is sent again only if it is repeatable or was certainly not processed. After a
  /// time-out there is only one more attempt, because waiting took long. Without a connection there
  /// is no further attempt.
  ///
  /// - Parameter attempt: the number of attempts so far.
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

  /// Whether a status means that the same request may succeed later.
  ///
  /// A service answers 409 while it is still processing an earlier request with the same key.
  private func isPassing(_ status: Int, of request: ServiceRequest) -> Bool {
    switch status {
    case 429: true
    case 500, 502, 503, 504: request.isRepeatable
    case 409: request.headers[ServiceRequest.idempotencyKey] != nil
    default: false
    }
  }

  /// Half of a pause that doubles with each attempt, plus a random share of the other half.
  ///
  /// Source: "equal jitter" in "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
  private func backOff(_ attempt: Int, _ chance: Double) -> Double {
    let doubled = (1..<attempt).reduce(firstPause) { pause, _ in min(longestPause, pause * 2) }
    let pause = min(longestPause, doubled)
    return pause / 2 + pause / 2 * min(1, max(0, chance))
  }
}
