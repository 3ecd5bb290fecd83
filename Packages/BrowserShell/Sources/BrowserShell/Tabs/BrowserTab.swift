import AppShell
import DesignSystem
import LocalServer
import Renderers

/// The app in one tab of a browser, with separate navigation and settings.
///
/// Visits and taps run one after the other, in the order of their arrival.
actor BrowserTab {
  /// The tab's name in addresses.
  nonisolated let id: String

  private let name: String
  private let stage: Stage
  private var staged: StagedApp
  private var settings: StageSettings
  private var messages = PageMessages()
  private var isClosed = false
  private var turn: Task<Void, Never>?
  /// The documents that the app handed over, with their texts; the newest ones.
  private var documents: [(document: TabDocument, text: String)] = []
  /// The number of requests that wait for changes.
  private(set) var watchers = 0
  /// Whether another app is starting.
  ///
  /// It may have read the stored data before a change.
  private var isStarting = false
  /// Changes of stored data that the app has not read yet, because it was unwatched or starting.
  private var unread: DataChange?

  /// Launches an app; throws the error that prevents it.
  ///
  /// - Parameter name: the app's name.
  init(
    _ id: String, of name: String, on stage: Stage, settings: StageSettings
  ) async throws(AppShellError) {
    self.id = id
    self.name = name
    self.stage = stage
    self.settings = settings
    staged = try await stage.start(settings)
  }

  /// Ends the app; when the function returns, every write is done.
  func close() async {
    isClosed = true
    try? await inTurn { tab in await tab.staged.app.close() }
  }

  /// Informs the app of changed stored data: at once while a request waits for changes, otherwise
  /// at the next request.
  func dataChanged(_ change: DataChange) async {
    if watchers == 0 || isStarting { unread = unread.map { $0.and(change) } ?? change }
    if watchers > 0 { await staged.app.dataChanged(change) }
  }

  // MARK: - Requests

  /// The page with the settings of a switchboard, after going along a trail if there is one.
  ///
  /// - Parameter isSeen: whether the browser shows the answer, so that refusals are not repeated.
  func visit(
    _ board: Switchboard, along trail: [Route], isSeen: Bool = true
  ) async throws(AppShellError) -> PageState {
    try await inTurn { tab throws(AppShellError) in
      try await tab.set(board.stage)
      await tab.catchUp()
      // Loading an address again retries unreadable data.
      await tab.staged.app.dataChanged(.streams([]))
      if !trail.isEmpty { await tab.go(along: trail) }
      await tab.staged.app.rest()
      return try await tab.moment(board, isSeen: isSeen)
    }
  }

  /// The result of a tap.
  enum Answer: Sendable {
    /// The tap was carried out.
    case done
    /// The control no longer exists or has changed; the tap had no effect.
    case stale
    /// The entered value does not fit; the tap had no effect.
    case misfit
  }

  /// Uses a control of the page that the browser shows for a trail and a switchboard.
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

  /// The next page that differs from the one in the browser.
  ///
  /// Nil if no such page appears in time, or if the request is cancelled.
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

  // MARK: - Actions

  /// Applies settings; if the running app cannot apply them, another one starts on the same screen.
  ///
  /// Changes of stored data during the start stay unread, so that the new app learns of them too.
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
    note(await before.app.takeOutgoingEvents())
    (staged, settings) = (after, wanted)
    await go(along: trail)
    await before.app.close()
  }

  /// Informs the app of unread changes, and waits until it has read them.
  private func catchUp() async {
    guard let change = unread else { return }
    unread = nil
    await staged.app.dataChanged(change)
    await staged.app.rest()
  }

  /// Goes along a trail; reports an invalid one.
  ///
  /// A trail without a tab starts at the first tab. Some pages exist only after the app has read
  /// its stored data, so the app rests first.
  private func go(along trail: [Route]) async {
    let app = staged.app
    await app.rest()
    let tabs = await app.navigation.tabs
    let isWhole = trail.first.map(tabs.contains) ?? true
    do throws(AppShellError) {
      try await app.go(along: isWhole ? trail : tabs.prefix(1) + trail)
    } catch { messages.refuse("This page does not exist.") }
  }

  /// Fires the action of a tapped control if the page in the browser is still current.
  private func answer(
    _ tap: Tap, at trail: [Route], under board: Switchboard
  ) async throws(AppShellError) -> Answer {
    let app = staged.app
    await app.canvasChanged(showsLists: board.canvas.room == .wide)
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
        ? "That value does not fit there, so nothing was changed."
        : "The screen changed before your tap arrived, so nothing was done. Try again.")
    return answer
  }

  // MARK: - Documents

  /// The most documents that a tab keeps for its user.
  private static let mostDocuments = 4

  /// A document that the app handed over, by its id; nil if it is gone.
  func document(_ id: String) -> (name: String, text: String)? {
    documents.first { $0.document.id == id }.map { ($0.document.name, $0.text) }
  }

  /// Keeps the app's messages; a document is kept apart, and its message names it.
  private func note(_ news: [OutgoingEvent]) {
    for item in news {
      guard case .departure(let departure) = item, let document = departure.document else {
        messages.add([item])
        continue
      }
      let known = TabDocument(id: Secret.random().text, name: document.name)
      documents = (documents + [(known, document.text)]).suffix(Self.mostDocuments)
      messages.add(known)
    }
  }

  // MARK: - Showing

  /// The current page, with the settings of the running app.
  private func moment(
    _ board: Switchboard, isSeen: Bool
  ) async throws(AppShellError) -> PageState {
    var board = board
    board.stage = settings
    let app = staged.app
    await app.deviceTurned(board.scheme ?? board.systemScheme)
    await app.canvasChanged(showsLists: board.canvas.room == .wide)
    let showing = try await app.showing()
    note(await app.takeOutgoingEvents())
    let moment = PageState(
      showing, of: name, board: board, switches: stage.switches, messages: messages.all)
    if isSeen { messages.forgetRefusal() }
    return moment
  }
}

extension BrowserTab {
  /// Runs work after all earlier work; a cancelled caller does not cancel the work.
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

  /// Makes a stream that signals changes and ends after some seconds, and a function that ends it
  /// earlier.
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
