import DesignSystem

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything from outside that the shell itself needs; features take their own clients.
public struct AppEnvironment: Sendable {
  /// The time that screens show and things are dated with.
  public var now: @Sendable () -> Date
  /// The time of the device's own clock, also where `now` was set to another one; what is paid for
  /// and what a timer counts go by it.
  public var deviceNow: @Sendable () -> Date
  /// How far the eater's clock is ahead of UTC at a time, in seconds.
  public var secondsFromGMT: @Sendable (Date) -> Int
  /// Waits for some seconds; throws when cancelled.
  public var sleep: @Sendable (Double) async throws -> Void
  /// A new unique id.
  public var makeID: @Sendable () -> String
  /// A new random seed.
  public var makeSeed: @Sendable () -> UInt64
  /// Whether there is a connection.
  public var isConnected: @Sendable () -> Bool
  /// How the eater's country writes things.
  public var region: DisplayRegion
  /// Light or dark, as the device is set; shells that draw for another device say so to the app.
  public var interfaceStyle = InterfaceStyle.light
  /// What the eater's hand does to use a control, which the words of an app match.
  public var hand = Hand.taps

  /// Makes an environment, in which the time is the device's own.
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

  /// What the world looks like right now, as values.
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

/// What a pure function may know of the world at the moment it is called.
public struct World: Sendable {
  /// The time that screens show and things are dated with.
  public var date: Date
  /// The time of the device's own clock, by which what is paid for goes.
  public var deviceDate: Date
  /// How far the eater's clock is ahead of UTC, in seconds.
  public var secondsFromGMT: Int
  /// Randomness for this one call.
  public var seed: UInt64
  /// Whether there is a connection.
  public var isConnected: Bool
  /// How the eater's country writes things.
  public var region: DisplayRegion
  /// Light or dark, as the device is set; what a screen has is `ScreenContext.interfaceStyle`.
  public var interfaceStyle = InterfaceStyle.light
  /// The route on top; nil outside a running app.
  public var route: Route?
  /// What all features offer, in their order; nothing outside a running app.
  public var offers = Offers()

  /// Makes a world, in which the time is the device's own.
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
