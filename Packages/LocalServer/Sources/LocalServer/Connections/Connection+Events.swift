/// The events of a connection.
extension Connection {
  /// The client sent bytes.
  mutating func received(_ bytes: some Collection<UInt8>, at now: Instant, date: String) {
    guard !hasEnded, stage != .lingering, stage != .over else { return }
    reader.append(bytes)
    advance(at: now, date: date)
  }

  /// The client ended its output; it may still wait for answers, or have disconnected.
  mutating func ended(at now: Instant, date: String) {
    guard !hasEnded else { return }
    hasEnded = true
    switch stage {
    case .reading: advance(at: now, date: date)
    case .handling: deadline = min(deadline, now + limits.partingTime)
    case .lingering: stage = .over
    case .writing, .over: break
    }
  }

  /// The client has disconnected.
  mutating func lost() {
    if stage == .handling, !isCancelled { orders.append(.cancel) }
    stage = .over
  }

  /// The handler answered a request; an answer that is no longer wanted is ignored.
  mutating func answered(
    _ response: HTTPResponse, number: Int, at now: Instant, date: String
  ) {
    guard stage == .handling, number == self.number else { return }
    write(response, at: now, date: date)
  }

  /// Bytes of the output were sent.
  mutating func sent(_ count: Int, at now: Instant, date: String) {
    sentBytes += count
    guard sentBytes == output.count else { return }
    (output, sentBytes) = ([], 0)
    guard stage == .writing else { return }
    if closes { return finish(at: now) }
    stage = .reading
    enterPhase(at: now)
    advance(at: now, date: date)
  }

  /// Time passed.
  mutating func passed(to now: Instant, date: String) {
    guard now >= deadline else { return }
    switch stage {
    case .reading where phase == .idle: stage = .over
    case .reading: refuse(.tooSlow, at: now, date: date)
    case .handling: handlerIsLate(at: now, date: date)
    case .writing, .lingering: stage = .over
    case .over: break
    }
  }

  /// The server accepts no further requests; the present one is still answered.
  mutating func windDown(at now: Instant) {
    closes = true
    if stage == .reading { stage = .over }
  }

  /// The server has no room for this client.
  mutating func turnAway(at now: Instant, date: String) {
    closes = true
    write(RequestFault.unavailable, at: now, date: date)
  }
}

/// The reactions to events.
extension Connection {
  private mutating func advance(at now: Instant, date: String) {
    guard stage == .reading else { return }
    do {
      while let step = try reader.next() {
        switch step {
        case .awaitsContinue: output += ResponseHead.continue
        case .request(let request, let keepsAlive):
          return handle(request, keepsAlive: keepsAlive, at: now)
        }
      }
    } catch {
      return refuse(error, at: now, date: date)
    }
    if hasEnded {
      return reader.phase == .idle ? stage = .over : refuse(.truncated, at: now, date: date)
    }
    if reader.phase != phase { enterPhase(at: now) }
  }

  private mutating func enterPhase(at now: Instant) {
    phase = reader.phase
    since = now
    deadline =
      switch phase {
      case .idle: now + limits.idleTime
      case .head: now + limits.headTime
      case .body: now + limits.bodyTime
      }
  }

  private mutating func handle(_ request: HTTPRequest, keepsAlive: Bool, at now: Instant) {
    stage = .handling
    number += 1
    closes = closes || !keepsAlive
    isHeadOnly = request.method == .head
    isCancelled = false
    deadline = now + (hasEnded ? limits.partingTime : limits.handlingTime)
    orders.append(.handle(request, number: number))
  }

  private mutating func refuse(_ fault: RequestFault, at now: Instant, date: String) {
    closes = true
    isHeadOnly = reader.asksForHead
    write(fault.response, at: now, date: date)
  }

  /// Reacts to a handler that exceeds its time.
  ///
  /// The handler is cancelled. If its client may have disconnected, the handler may still answer
  /// for a moment; otherwise the server answers in its place.
  private mutating func handlerIsLate(at now: Instant, date: String) {
    if !isCancelled { orders.append(.cancel) }
    if hasEnded, !isCancelled {
      isCancelled = true
      deadline = now + limits.lingeringTime
    } else {
      closes = true
      write(RequestFault.unavailable, at: now, date: date)
    }
  }

  private mutating func write(_ response: HTTPResponse, at now: Instant, date: String) {
    stage = .writing
    since = now
    deadline = now + limits.writingTime
    output += ResponseHead.bytes(response, date: date, closes: closes)
    if !isHeadOnly, !response.status.isBodiless { output += response.body }
  }

  private mutating func finish(at now: Instant) {
    guard !hasEnded else { return stage = .over }
    orders.append(.endOutput)
    stage = .lingering
    since = now
    deadline = now + limits.lingeringTime
  }
}

extension RequestFault {
  /// The answer when the server lacks room or time for a client.
  static let unavailable: HTTPResponse = {
    var response = HTTPResponse.text("503 Service Unavailable\n", status: .serviceUnavailable)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Content-Type-Options"] = "nosniff"
    response.headers["Retry-After"] = "1"
    return response
  }()
}
