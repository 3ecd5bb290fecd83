/// One client, from its first byte to its last: what it sent, what it gets, and until when.
///
/// The connection touches no socket and no clock. Whoever owns the socket tells it what happened and
/// when, does the orders it gives, and sends its output.
struct Connection {
  typealias Instant = ContinuousClock.Instant

  /// What is to be done besides sending.
  enum Order: Equatable {
    /// A request of this number is to be answered.
    case handle(HTTPRequest, number: Int)
    /// The answer to the present request is no longer wanted.
    case cancel
    /// The client is to be told that no more will come.
    case endOutput
  }

  enum Stage: Equatable {
    case reading
    case handling
    case writing
    /// The last answer is out; what still comes is thrown away until the client ends too.
    case lingering
    case over
  }

  let limits: ServerLimits
  var stage = Stage.reading
  /// Until when the present stage may last.
  var deadline: Instant
  var reader: RequestReader
  /// What the client is to get, from the first byte that is not sent.
  var output: [UInt8] = []
  var sentBytes = 0
  var orders: [Order] = []
  /// How many requests were read.
  var number = 0
  /// Whether the client has said that no more will come.
  var hasEnded = false
  /// Whether the present answer is the last one.
  var closes = false
  /// Whether the present request asks for the head only.
  var isHeadOnly = false
  /// Whether the present handler was told to stop.
  var isCancelled = false
  /// Where in a request the client is, while one is read.
  var phase = RequestReader.Phase.idle
  /// Since when it is there, its present answer is under way, or its last one is out.
  var since: Instant

  init(limits: ServerLimits, port: UInt16, at now: Instant) {
    self.limits = limits
    reader = RequestReader(limits: limits, port: port)
    deadline = now + limits.idleTime
    since = now
  }

  /// Whether bytes of the client are taken now.
  var wantsBytes: Bool {
    guard !hasEnded else { return false }
    return switch stage {
    case .reading, .lingering: true
    case .handling, .writing: reader.waiting < limits.backlog
    case .over: false
    }
  }

  /// What is to be sent now.
  var pendingOutput: ArraySlice<UInt8> { output[sentBytes...] }

  /// How well the server can do without this client, when it has to do without one.
  ///
  /// `nil` for one whose handler runs, that began a request or got an answer to take less than a
  /// second ago, or that had its last answer only just now.
  func dispensability(at now: Instant) -> Dispensability? {
    let time = now - since
    return switch stage {
    case .lingering where time > .milliseconds(100): Dispensability(rank: 2, time: time)
    case .reading where phase == .idle: Dispensability(rank: 1, time: time)
    case .reading where time > .seconds(1): Dispensability(rank: 0, time: time)
    case .writing where time > .seconds(1): Dispensability(rank: 0, time: time)
    default: nil
    }
  }

  /// The order in which clients have to go: the last one first.
  struct Dispensability: Comparable {
    let rank: Int
    let time: Duration

    static func < (left: Self, right: Self) -> Bool {
      (left.rank, left.time) < (right.rank, right.time)
    }
  }

  /// Gives away what is to be done.
  mutating func takeOrders() -> [Order] {
    defer { orders.removeAll() }
    return orders
  }
}
