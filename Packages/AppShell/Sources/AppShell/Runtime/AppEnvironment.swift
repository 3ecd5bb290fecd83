import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The dependencies of the shell itself; features have separate clients.
public struct AppEnvironment: Sendable {
  /// The time for screens and for dating events.
  public var now: @Sendable () -> Date
  /// The time of the device's own clock, which premium and timers use.
  ///
  /// It is real even if `now` is set to another time.
  public var deviceNow: @Sendable () -> Date
  /// How far the eater's clock is ahead of UTC at a time, in seconds.
  public var secondsFromGMT: @Sendable (Date) -> Int
  /// Waits for some seconds; throws when cancelled.
  public var sleep: @Sendable (Double) async throws -> Void
  /// Makes a new unique id.
  public var makeID: @Sendable () -> String
  /// Makes a new random seed.
  public var makeSeed: @Sendable () -> UInt64
  /// Whether there is a connection.
  public var isConnected: @Sendable () -> Bool
  /// The formats of the eater's country.
  public var region: DisplayRegion
  /// Light or dark, as on the device; a shell that draws for another device informs the app.
  public var interfaceStyle = InterfaceStyle.light
  /// How the eater uses a control; the app's words match it.
  public var hand = Hand.taps

  /// Makes an environment with the device's own time.
  public init(
    now: @escaping @Sendable () -> Date, secondsFromGMT: @escaping @Sendable (Date) -> Int,
    sleep: @escaping @Sendable (Double) async throws -> Void,
    makeID: @escaping @Sendable () -> String, makeSeed: @escaping @Sendable () -> UInt64,
    isConnected: @escaping @Sendable () -> Bool, region: DisplayRegion
  ) {
    self.now = now
    deviceNow = now
    self.secondsFromGMT = secondsFromGMT
    self.sleep = sleep
    self.makeID = makeID
    self.makeSeed = makeSeed
    self.isConnected = isConnected
    self.region = region
  }

  /// The world at this moment, as values.
  public var world: World {
    let date = now()
    var world = World(
      date: date, secondsFromGMT: secondsFromGMT(date), seed: makeSeed(),
      isConnected: isConnected(), region: region)
    world.deviceDate = deviceNow()
    world.interfaceStyle = interfaceStyle
    return world
  }
}

/// The world at one moment, for a pure function.
public struct World: Sendable {
  /// The time for screens and for dating events.
  public var date: Date
  /// The time of the device's own clock, which premium uses.
  public var deviceDate: Date
  /// How far the eater's clock is ahead of UTC, in seconds.
  public var secondsFromGMT: Int
  /// A random seed for this one call.
  public var seed: UInt64
  /// Whether there is a connection.
  public var isConnected: Bool
  /// The formats of the eater's country.
  public var region: DisplayRegion
  /// Light or dark, as on the device; `ScreenContext.interfaceStyle` is the one of a screen.
  public var interfaceStyle = InterfaceStyle.light
  /// The route on top; nil outside a running app.
  public var route: Route?
  /// The routes from the selected tab to the top one; empty outside a running app.
  public var trail: [Route] = []
  /// The offers of all features, in their order; empty outside a running app.
  public var offers = Offers()

  /// Makes a world with the device's own time.
  public init(
    date: Date, secondsFromGMT: Int, seed: UInt64, isConnected: Bool, region: DisplayRegion,
    route: Route? = nil
  ) {
    self.date = date
    deviceDate = date
    self.secondsFromGMT = secondsFromGMT
    self.seed = seed
    self.isConnected = isConnected
    self.region = region
    self.route = route
  }
}
