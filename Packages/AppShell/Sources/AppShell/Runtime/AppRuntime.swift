import DesignSystem

/// The running app: features, stored data, navigation, and running effects.
///
/// `tap → ActionCall → reduce → (State, [Command]) → effects → Action … → Screen`
public actor AppRuntime {
  /// The environment; its waits end when the app closes.
  public private(set) var environment: AppEnvironment

  /// The eater's place.
  public internal(set) var navigation: Navigation {
    didSet { if navigation != oldValue { forgetLeftNotices() } }
  }

  private(set) var runners: [any Runner]
  let routes: RouteTable
  /// The feature that handles each action.
  let owners: [ActionID: Int]
  var effects = EffectTable()
  let pendingSleeps: PendingSleeps
  var resting: [CheckedContinuation<Void, Never>] = []

  /// Every part of the stored data that a feature depends on.
  let parts: [AnyStoredPart]
  var stored = StoredValues()
  /// The parts that were unreadable last time.
  var unread: Set<String> = []
  /// The parts that were read at least once.
  var everRead: Set<String> = []
  var reading: Task<Void, Never>?
  let unreadNotice: Notice?
  /// The route that replaces every screen while a part was never read.
  let unreadRoute: Route?

  /// The notice on each route.
  var said: [Route: SaidNotice] = [:]
  var lastNotice = 0
  var offers = OfferTable()
  /// The tree on screen; nil once it may have changed.
  var shownRoot: Element?
  /// Whether a list stays beside the screen that it opened.
  var showsLists = false
  private var outgoingEvents: [OutgoingEvent] = []
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastListener = 0

  /// Composes an app; ids, routes, links and streams must be unique, and there must be a tab.
  ///
  /// - Parameters:
  ///   - tabs: the paths of the tabs, in order; by default all offered tabs in the order of the
  ///     features.
  ///   - unreadNotice: the notice when stored data becomes unreadable; by default none.
  ///   - unreadRoute: the route that is shown everywhere while a part of the stored data was never
  ///     read; by default the usual screens are shown.
  public init(
    features: [any Feature], tabs: [String]? = nil, unreadNotice: Notice? = nil,
    unreadRoute: Route? = nil, environment: AppEnvironment
  ) throws(AppShellError) {
    let pendingSleeps = PendingSleeps(environment.sleep)
    var environment = environment
    environment.sleep = { try await pendingSleeps.sleep($0) }
    self.pendingSleeps = pendingSleeps
    self.environment = environment
    self.unreadNotice = unreadNotice
    self.unreadRoute = unreadRoute
    let runners = features.map { Self.runner($0) }
    let routes = try RouteTable(runners)
    if let unreadRoute, routes[unreadRoute.path] == nil {
      throw .unknownRoute(unreadRoute.description)
    }
    let now = FeatureInput(world: environment.world, stored: StoredValues())
    let offers = runners.map { ($0.id, $0.offers(now)) }
    try Self.check(offers, routes)
    guard let navigation = Navigation(tabs: try Self.tabs(offers, asked: tabs)) else {
      throw .noTab
    }
    self.navigation = navigation
    self.runners = runners
    self.routes = routes
    owners = try Self.owners(runners)
    parts = runners.flatMap(\.parts).reduce(into: []) { parts, part in
      if !parts.contains(where: { $0.id == part.id }) { parts.append(part) }
    }
    pendingSleeps.whenever { [weak self] in
      Task { await self?.endRests() }
    }
  }

  private static func runner<F: Feature>(_ feature: F) -> any Runner { FeatureRunner(feature) }

  /// Reads the stored data and launches every feature.
  public func launch() async {
    await read(parts, tells: false)
    for owner in runners.indices { change(owner) { $0.launch($1) } }
  }

  /// Ends all waits, such as timers and short notices, and waits for every write.
  public func close() async {
    pendingSleeps.close()
    await settle()
    for listener in listeners.values { listener.finish() }
    listeners = [:]
  }

  /// Reports possible changes of the screen; several in a row may be reported as one.
  public func changes() -> AsyncStream<Void> {
    guard !pendingSleeps.isClosing else { return AsyncStream { $0.finish() } }
    lastListener += 1
    let number = lastListener
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      listeners[number] = continuation
      continuation.onTermination = { [weak self] _ in
        Task { await self?.forget(listener: number) }
      }
    }
  }

  /// Returns and removes the app's requests to the outside since the last call, in order.
  public func takeOutgoingEvents() -> [OutgoingEvent] {
    defer { outgoingEvents = [] }
    return outgoingEvents
  }

  /// Sets whether the device that shows the app is light or dark.
  public func deviceTurned(_ style: InterfaceStyle) {
    guard style != environment.interfaceStyle else { return }
    environment.interfaceStyle = style
    reportChange()
  }

  private func forget(listener number: Int) { listeners[number] = nil }

  // MARK: - Changing

  /// Runs a change on a feature, executes the resulting commands, and invalidates the feature's
  /// offers.
  ///
  /// - Returns: false if the change does not concern the feature, which is then unchanged.
  @discardableResult
  func change(
    _ owner: Int, _ body: (inout any Runner, FeatureInput) -> [ErasedCommand]?
  ) -> Bool {
    guard let commands = body(&runners[owner], featureInput) else { return false }
    offers.forget(owner)
    carryOut(commands, for: owner)
    return true
  }

  func reportChange() {
    shownRoot = nil
    for listener in listeners.values { listener.yield() }
  }

  func call(_ words: String) { outgoingEvents.append(.call(words)) }

  func leave(for departure: Departure) { outgoingEvents.append(.departure(departure)) }
}
