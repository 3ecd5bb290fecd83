/// The sizes that a server accepts, and the times that it waits.
public struct ServerLimits: Equatable, Sendable {
  /// Bytes of a request line.
  public var requestLine = 8_192
  /// Bytes of one field of a head.
  public var field = 8_192
  /// Bytes of all fields of a head.
  public var fieldBytes = 32_768
  /// Fields of a head.
  public var fieldCount = 100
  /// Bytes of a body.
  public var body = 65_536
  /// Bytes of later requests that are accepted while an earlier one is answered.
  ///
  /// After that many bytes, the server does not notice that the client disconnects until its answer
  /// exists or `handlingTime` is over.
  public var backlog = 65_536
  /// Simultaneous connections; at most half of the files that the process may open.
  public var connections = 512
  /// Simultaneous handlers; further requests wait.
  public var handlers = 512
  /// From the first byte of a head to its last.
  public var headTime = Duration.seconds(10)
  /// From the end of a head to the last byte of the body.
  public var bodyTime = Duration.seconds(20)
  /// Between requests.
  public var idleTime = Duration.seconds(60)
  /// From the end of a request to its answer.
  public var handlingTime = Duration.seconds(60)
  /// From the first byte of an answer to its last.
  public var writingTime = Duration.seconds(30)
  /// The time that a handler has after its client ended its output and may have disconnected.
  public var partingTime = Duration.milliseconds(500)
  /// How long the rest of a refused request is read, so that its answer arrives.
  public var lingeringTime = Duration.seconds(2)

  /// Makes limits for one person's browser on the same machine.
  public init() {}

  /// A copy of the limits with few enough connections that half of the descriptors stay free.
  func leavingHalf(of descriptors: Int) -> ServerLimits {
    var limits = self
    limits.connections = min(connections, max(1, descriptors / 2))
    return limits
  }
}
