/// Calls services, within limits and with retries.
public struct ServiceCaller: Sendable {
  private let transport: ServiceTransport
  private let limits: ServiceLimits
  private let retries: RetryRule
  /// The clock and the randomness, for code that reads the answers.
  public let timing: CallTiming

  /// Makes a caller.
  public init(
    over transport: ServiceTransport, within limits: ServiceLimits = ServiceLimits(),
    retries: RetryRule = RetryRule(), timing: CallTiming
  ) {
    self.transport = transport
    self.limits = limits
    self.retries = retries
    self.timing = timing
  }

  /// A copy of the caller with a transport that is made from this one's.
  public func over(_ change: (ServiceTransport) -> ServiceTransport) -> ServiceCaller {
    ServiceCaller(over: change(transport), within: limits, retries: retries, timing: timing)
  }

  /// Returns the answer to a request, with any status except a redirect; each attempt sends the
  /// same bytes.
  ///
  /// - Throws: the reason why there is no answer; ``ServiceFailure/cancelled`` if the task was
  ///   cancelled.
  public func answer(to request: ServiceRequest) async throws(ServiceFailure) -> ServiceAnswer {
    var attempt = 1
    while true {
      let outcome = await once(request)
      guard let pause = retries.pause(after: outcome, attempt: attempt, of: request, timing)
      else { return try outcome.get() }
      do { try await timing.pause(.seconds(pause)) } catch { throw .cancelled }
      attempt += 1
    }
  }

  private func once(_ request: ServiceRequest) async -> Result<ServiceAnswer, ServiceFailure> {
    do {
      let answer = try await withThrowingTaskGroup(of: ServiceAnswer.self) { group in
        group.addTask { try await transport.send(request, limits) }
        group.addTask {
          try await timing.patience(.seconds(limits.seconds))
          throw ServiceFailure.timedOut(seconds: limits.seconds)
        }
        defer { group.cancelAll() }
        guard let answer = try await group.next() else { throw ServiceFailure.cancelled }
        return answer
      }
      return .success(try checked(answer, of: request))
    } catch {
      return .failure(Task.isCancelled ? .cancelled : ServiceFailure(error))
    }
  }

  private func checked(
    _ answer: ServiceAnswer, of request: ServiceRequest
  ) throws(ServiceFailure) -> ServiceAnswer {
    guard answer.body.count <= limits.bytes else { throw .tooLarge(bytes: limits.bytes) }
    guard !(300..<400 ~= answer.status) else { throw .redirected(status: answer.status) }
    guard request.authorization?.isRepeated(in: answer.body) != true else { throw .repeatedKey }
    return answer
  }
}
