#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How a device is connected.
public enum Connection: String, CaseIterable, Hashable, Sendable {
  /// There is no connection.
  case none
  /// Over Wi-Fi or a cable.
  case wifi
  /// Over mobile data.
  case cellular
}

/// The times at which prices are refreshed: a pure function of the clock and of the known prices.
public struct RefreshTiming: Hashable, Sendable {
  /// The causes for which the app refreshes prices.
  public enum Cause: String, CaseIterable, Hashable, Sendable {
    /// The timer fired.
    case timer
    /// The app came to the front.
    case foreground
    /// The eater asked for it.
    case hand
  }

  /// Whether prices are refreshed now.
  public enum Decision: Hashable, Sendable {
    /// They are refreshed.
    case due
    /// They are refreshed at a time, and not before.
    case later(Date)
    /// They are not refreshed over this network.
    case waitsForNetwork(NetworkPolicy)
    /// There is no connection.
    case offline
    /// They are refreshed only by hand.
    case onlyByHand
    /// No store is chosen.
    case noStore
    /// The retailer asked for no requests before a time.
    case limited(until: Date)
  }

  private let settings: ShoppingSettings
  private let last: Date?
  private let notBefore: Date?

  /// Makes a timing.
  ///
  /// - Parameters:
  ///   - settings: the store, interval and networks.
  ///   - last: the time of the latest prices of the store; nil for never.
  ///   - notBefore: the time from which the retailer may be asked again, if it gave one.
  public init(_ settings: ShoppingSettings, last: Date?, notBefore: Date? = nil) {
    self.settings = settings
    self.last = last
    self.notBefore = notBefore
  }

  /// The seconds after a refresh within which coming to the front starts no other one.
  public static let leastSeconds: TimeInterval = 60

  /// Whether prices are refreshed now.
  ///
  /// By hand they always are, if there is a connection and the retailer allows it. When the app
  /// comes to the front, they are unless the last refresh was within a minute. By the timer they
  /// are once the interval is over, or if the clock was set back. The last two also need an allowed
  /// network and an interval that is not "by hand".
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
  /// Whether the settings allow an automatic refresh over a connection.
  public func allows(_ connection: Connection) -> Bool {
    switch (self, connection) {
    case (_, .none): false
    case (.any, _), (.cellularOnly, .cellular), (.wifiOnly, .wifi): true
    default: false
    }
  }
}
