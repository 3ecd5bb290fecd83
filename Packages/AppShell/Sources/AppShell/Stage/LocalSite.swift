import Synchronization

/// The facts that the app and the server in front of it know of each other.
///
/// The server states its address and keeps what arrived; the app states what may be read from
/// outside its own pages, each behind a stored secret.
public final class LocalSite: Sendable {
  /// A way in that other programs of this machine use, each with a secret of its own.
  public enum Door: String, CaseIterable, Sendable {
    /// Reads the calendar of planned meals.
    case calendar
    /// Hands over the page in front of the user, who then checks it.
    case pages
  }

  /// The files that the user picked.
  public let files = ReceivedFiles(mostBytes: 256_000_000, mostFiles: 64)
  /// The pages that the user handed over.
  public let pages = ReceivedFiles(mostBytes: 4_000_000, mostFiles: 4)
  private let address = Mutex<String?>(nil)
  private let secret: @Sendable (Door) -> String?
  private let make: @Sendable (Door) -> String?
  private let calendar: @Sendable (_ made: Double) async -> String?
  private let trail: @Sendable (_ ticket: String) -> [Route]
  /// The time, in seconds since 1970.
  public let now: @Sendable () -> Double

  /// Makes the connection between an app and its server.
  ///
  /// - Parameters:
  ///   - secret: the stored secret of a door; nil for a door that was never opened.
  ///   - make: the secret of a door, which is made and stored if there is none; nil if that fails.
  ///   - trail: the screens on which the user checks a page that arrived.
  ///   - calendar: the calendar file, made at a time in seconds since 1970; nil if it cannot be
  ///     read now.
  ///   - now: the time, in seconds since 1970.
  public init(
    secret: @escaping @Sendable (Door) -> String? = { _ in nil },
    make: @escaping @Sendable (Door) -> String? = { _ in nil },
    trail: @escaping @Sendable (_ ticket: String) -> [Route] = { _ in [] },
    calendar: @escaping @Sendable (_ made: Double) async -> String? = { _ in nil },
    now: @escaping @Sendable () -> Double
  ) {
    (self.secret, self.make, self.trail) = (secret, make, trail)
    (self.calendar, self.now) = (calendar, now)
  }

  /// The address of the running server, such as `http://127.0.0.1:8642`; nil without one.
  public var origin: String? { address.withLock { $0 } }

  /// States the address of the running server; nil once it ended.
  public func open(at origin: String?) { address.withLock { $0 = origin } }

  /// The stored secret of a door; nil if it is closed.
  public func secret(of door: Door) -> String? { secret(door) }

  /// The secret of a door, which opens it if it was closed; nil if that cannot be stored.
  public func made(_ door: Door) -> String? { make(door) }

  /// The screens on which the user checks a page that arrived.
  public func trail(to ticket: String) -> [Route] { trail(ticket) }

  /// The calendar file, made at a time in seconds since 1970; nil if it cannot be read now.
  public func calendar(made: Double) async -> String? { await calendar(made) }
}
