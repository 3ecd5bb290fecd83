import AppShell
import DesignSystem
import Renderers

/// An app of its own in a tab of a browser: its navigation, and what is set around it.
///
/// Visits and taps are done one after the other, in the order in which they came.
actor BrowserTab {
  /// Its name in addresses.
  nonisolated let id: String

  private let name: String
  private let stage: Stage
  private var staged: StagedApp
  private var settings: StageSettings
  private var messages = PageMessages()
  private var isClosed = false
  private var turn: Task<Void, Never>?
  /// How many wait for news.
  private(set) var watchers = 0
  /// Whether another app is being started, which may read what is stored before it changes.
  private var isStarting = false
  /// What changed while nobody looked, or another app was started.
  private var unread: DataChange?

  /// Launches an app; throws what keeps it from starting.
  ///
  /// - Parameter name: what people call the app.
  init(
    _ id: String, of name: String, on stage: Stage, settings: StageSettings
  ) async throws(AppShellError) {
    self.id = id
    self.name = name
    self.stage = stage
    self.settings = settings
    staged = try await stage.start(settings)
  }

  /// Ends the app; every write is done when it returns.
  func close() async {
    isClosed = true
    try? await inTurn { tab in await tab.staged.app.close() }
  }

  /// Tells the app that stored data changed: at once while somebody looks, else when they do.
  func dataChanged(_ change: DataChange) async {
    if watchers == 0 || isStarting { unread = unread.map { $0.and(change) } ?? change }
    if watchers > 0 { await staged.app.dataChanged(change) }
  }

  // MARK: - Asking

  /// What is seen under a switchboard, after going along a trail where one is given.
  ///
  /// - Parameter isSeen: whether the answer is shown, so that refusals need not be said again.
  func visit(
    _ board: Switchboard, along trail: [Route], isSeen: Bool = true
  ) async throws(AppShellError) -> PageState {
    try await inTurn { tab throws(AppShellError) in
      try await tab.set(board.stage)
      await tab.catchUp()
      // Who loads an address again asks whether what could not be read can be read by now.
      await tab.staged.app.dataChanged(.streams([]))
      if !trail.isEmpty { await tab.go(along: trail) }
      await tab.staged.app.rest()
      return try await tab.moment(board, isSeen: isSeen)
    }
  }

  /// What came of a tap.
  enum Answer: Sendable {
    /// It was done.
    case done
    /// The control is gone or says something else by now; nothing was done.
    case stale
    /// What was entered does not fit; nothing was done.
    case misfit
  }

  /// Uses a control as somebody saw it, at a place and under a switchboard.
  func take(
    _ tap: Tap, at trail: [Route], under board: Switchboard
  ) async throws(AppShellError) -> (answer: Answer, moment: PageState) {
    try await inTurn { tab throws(AppShellError) in
      await tab.catchUp()
      let answer = try await tab.answer(tap, at: trail, under: board)
      await tab.staged.app.rest()
      return (answer, try await tab.moment(board, isSeen: true))
    }
  }

  /// What is seen once it is other than what was seen; nil when that does not happen in time, or
  /// nobody waits any more.
  ///
  /// - Parameter seconds: how long to wait.
  func news(
    after revision: String, under board: Switchboard, within seconds: Double
  ) async throws(AppShellError) -> PageState? {
    watchers += 1
    defer { watchers -= 1 }
    let (changes, moment) = try await inTurn { tab throws(AppShellError) in
      await tab.catchUp()
      return (await tab.staged.app.changes(), try await tab.moment(board, isSeen: false))
    }
    guard moment.revision == revision else { return moment }
    let (signals, end) = Self.signals(changes, seconds)
    defer { end() }
    for await _ in signals {
      await staged.app.rest()
      let moment = try await inTurn { tab throws(AppShellError) in
        try await tab.moment(board, isSeen: false)
      }
      if moment.revision != revision { return moment }
    }
    return nil
  }

  // MARK: - Doing

  /// Sets circumstances; where the running app cannot take them, another one starts at its place.
  ///
  /// What changes while it starts stays unread, so that it hears of it too.
  private func set(_ wanted: StageSettings) async throws(AppShellError) {
    guard wanted != settings, !isClosed else { return }
    let before = staged
    guard await !before.adjust(wanted) else {
      settings = wanted
      return
    }
    isStarting = true
    defer { isStarting = false }
    let after = try await stage.start(wanted)
    let trail = await before.app.navigation.trail
    messages.add(await before.app.takeNews())
    (staged, settings) = (after, wanted)
    await go(along: trail)
    await before.app.close()
  }

  /// Tells the app what changed while nobody looked, and waits until it knows.
  private func catchUp() async {
    guard let change = unread else { return }
    unread = nil
    await staged.app.dataChanged(change)
    await staged.app.rest()
  }

  /// Goes along a trail, from the first tab where it names none; a trail that is none is said.
  ///
  /// Some pages are there only once the app has read what is stored, so it rests before.
  private func go(along trail: [Route]) async {
    let app = staged.app
    await app.rest()
    let tabs = await app.navigation.tabs
    let isWhole = trail.first.map(tabs.contains) ?? true
    do throws(AppShellError) {
      try await app.go(along: isWhole ? trail : tabs.prefix(1) + trail)
    } catch { messages.refuse("There is no such page any more.") }
  }

  /// Fires what was tapped, if the page that was seen is still the one that is there.
  private func answer(
    _ tap: Tap, at trail: [Route], under board: Switchboard
  ) async throws(AppShellError) -> Answer {
    let app = staged.app
    let root = try await app.shownTree()
    let place = await app.navigation.trail
    guard board.stage == settings, trail.isEmpty || trail == place,
      let action = tap.action(in: root)
    else { return refuse(.stale) }
    do throws(DesignSystemError) { _ = try action.read(tap.call) } catch { return refuse(.misfit) }
    do throws(AppShellError) {
      try await app.fire(tap.call) { tap.action(in: $0) != nil }
      messages.clear()
      return .done
    } catch { return refuse(.stale) }
  }

  private func refuse(_ answer: Answer) -> Answer {
    messages.refuse(
      answer == .misfit
        ? "That does not fit there, so nothing was changed."
        : "The screen has changed meanwhile, so nothing was done. Please look again.")
    return answer
  }

  // MARK: - Showing

  /// What is seen now, under the settings of the app that is seen.
  private func moment(
    _ board: Switchboard, isSeen: Bool
  ) async throws(AppShellError) -> PageState {
    var board = board
    board.stage = settings
    let app = staged.app
    await app.deviceTurned(board.scheme ?? board.systemScheme)
    let showing = try await app.showing()
    messages.add(await app.takeNews())
    let moment = PageState(
      showing, of: name, board: board, switches: stage.switches, messages: messages.all)
    if isSeen { messages.forgetRefusal() }
    return moment
  }
}

extension BrowserTab {
  /// Does something once everything before is done; a caller that is gone stops nothing.
  private func inTurn<Value: Sendable>(
    _ work: @escaping @Sendable (isolated BrowserTab) async throws(AppShellError) -> Value
  ) async throws(AppShellError) -> Value {
    let before = turn
    let task = Task { () -> Result<Value, AppShellError> in
      await before?.value
      do throws(AppShellError) { return .success(try await work(self)) } catch {
        return .failure(error)
      }
    }
    turn = Task { _ = await task.value }
    return try await task.value.get()
  }

  /// A stream that signals changes and ends after some seconds, and what ends it before.
  private static func signals(
    _ changes: AsyncStream<Void>, _ seconds: Double
  ) -> (signals: AsyncStream<Void>, end: () -> Void) {
    let (signals, signal) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let tasks = [
      Task {
        for await _ in changes { signal.yield() }
        signal.finish()
      },
      Task {
        try? await Task.sleep(for: .seconds(seconds))
        signal.finish()
      },
    ]
    return (signals, { for task in tasks { task.cancel() } })
  }
}
