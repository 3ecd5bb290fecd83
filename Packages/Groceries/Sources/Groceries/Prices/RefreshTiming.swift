#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a device is connected.
public enum Connection: String, CaseIterable, Hashable, Sendable {
  /// Not at all.
  case none
  /// Over Wi-Fi or a cable.
  case wifi
  /// Over mobile data.
  case cellular
}

/// When prices are asked for again: a pure function of the clock and of what is known.
public struct RefreshTiming: Hashable, Sendable {
  /// What makes the app ask.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// Time goes by.
    case timer
    /// The app came to the front.
    case foreground
    /// The eater asked.
    case hand
  }

  /// Whether prices are asked for.
  public enum Decision: Hashable, Sendable {
    /// They are.
    case due
    /// Not before a time.
    case later(Date)
    /// Not over this network.
    case waitsForNetwork(NetworkPolicy)
    /// There is no connection.
    case offline
    /// Only by hand.
    case onlyByHand
    /// No store is chosen.
    case noStore
    /// The retailer asked not to be asked before a time.
    case limited(until: Date)
  }

  private let settings: ShoppingSettings
  private let last: Date?
  private let notBefore: Date?

  /// Makes a timing.
  ///
  /// - Parameters:
  ///   - settings: the store, interval and networks.
  ///   - last: when prices of the store were last told; nil for never.
  ///   - notBefore: when the retailer may be asked again, where it said so.
  public init(_ settings: ShoppingSettings, last: Date?, notBefore: Date? = nil) {
    self.settings = settings
    self.last = last
    self.notBefore = notBefore
  }

  /// Seconds within which coming to the front asks for nothing again.
  public static let leastSeconds: TimeInterval = 60

  /// Whether prices are asked for now.
  ///
  /// By hand always, where there is a connection and the retailer allows it. When the app comes to the
  /// front, unless that was within the last minute. By time once the interval is over; by a clock that
  /// was set back, too.
  public func decision(at now: Date, over connection: Connection, cause: Cause) -> Decision {
    guard settings.store != nil else { return .noStore }
    guard connection != .none else { return .offline }
    if let notBefore, now < notBefore { return .limited(until: notBefore) }
    if cause == .hand { return .due }
    guard settings.interval != .manual else { return .onlyByHand }
    guard settings.network.allows(connection) else {
      return .waitsForNetwork(settings.network)
    }
    guard let last, last <= now else { return .due }
    let seconds =
      cause == .foreground ? Self.leastSeconds : Double(settings.interval.rawValue) * 3600
    let next = last + seconds
    return now >= next ? .due : .later(next)
  }
}

extension NetworkPolicy {
  /// Whether prices may be asked for by themselves over a connection.
  public func allows(_ connection: Connection) -> Bool {
    switch (self, connection) {
    case (_, .none): false
    case (.any, _), (.cellularOnly, .cellular), (.wifiOnly, .wifi): true
    default: false
    }
  }
}
