/// One client, from its first byte to its last: its input, its output, and its deadline.
///
/// The connection touches no socket and no clock. The socket's owner reports events with their
/// time, follows the connection's orders, and sends its output.
struct Connection {
  typealias Instant = ContinuousClock.Instant

  /// An order to the socket's owner, other than sending output.
  enum Order: Equatable {
    /// Answer the request with this number.
    case handle(HTTPRequest, number: Int)
    /// The answer to the present request is no longer wanted.
    case cancel
    /// Tell the client that the output ends.
    case endOutput
  }

  enum Stage: Equatable {
    case reading
    case handling
    case writing
    /// The last answer is sent; further input is discarded until the client ends too.
    case lingering
    case over
  }

  let limits: ServerLimits
  var stage = Stage.reading
  /// The end of the present stage's time.
  var deadline: Instant
  var reader: RequestReader
  /// The output for the client, from the first unsent byte.
  var output: [UInt8] = []
  var sentBytes = 0
  var orders: [Order] = []
  /// The number of read requests.
  var number = 0
  /// Whether the client has ended its output.
  var hasEnded = false
  /// Whether the present answer is the last one.
  var closes = false
  /// Whether the present request asks for the head only.
  var isHeadOnly = false
  /// Whether the present handler was told to stop.
  var isCancelled = false
  /// The reader's phase while a request is read.
  var phase = RequestReader.Phase.idle
  /// When the client came, its present answer began, or its last one was sent.
  var since: Instant

  init(limits: ServerLimits, port: UInt16, at now: Instant) {
    self.limits = limits
    reader = RequestReader(limits: limits, port: port)
    deadline = now + limits.idleTime
    since = now
  }

  /// Whether the client's bytes are read now.
  var wantsBytes: Bool {
    guard !hasEnded else { return false }
    return switch stage {
    case .reading, .lingering: true
    case .handling, .writing: reader.waiting < limits.backlog
    case .over: false
    }
  }

  /// The bytes to send now.
  var pendingOutput: ArraySlice<UInt8> { output[sentBytes...] }

  /// How soon this client is closed if the server needs room.
  ///
  /// Nil for a client whose handler runs, that began a request or an answer less than a second ago,
  /// or that has just got its last answer.
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

  /// The order in which clients are closed: the last one first.
  struct Dispensability: Comparable {
    let rank: Int
    let time: Duration

    static func < (left: Self, right: Self) -> Bool {
      (left.rank, left.time) < (right.rank, right.time)
    }
  }

  /// Takes the pending orders.
  mutating func takeOrders() -> [Order] {
    defer { orders.removeAll() }
    return orders
  }
}
