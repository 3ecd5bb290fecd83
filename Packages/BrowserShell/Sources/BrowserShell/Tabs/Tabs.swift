import AppShell

/// The tabs of a browser that are open, each with an app of its own over the same stores.
actor Tabs {
  /// How many apps run at most; whoever was not asked for longest makes room.
  static let most = 256

  private struct Entry {
    var tab: BrowserTab
    var use: ContinuousClock.Instant
  }

  private let stage: Stage
  private let name: String
  private var entries: [String: Entry] = [:]
  /// What changed while a tab was opened, by its name; nil where nothing did.
  private var unread: [String: DataChange?] = [:]
  private var isClosed = false

  /// No tabs so far of an app that people call by a name.
  init(_ stage: Stage, name: String) {
    self.stage = stage
    self.name = name
  }

  /// The switches of every tab.
  nonisolated var switches: [StageSwitch] { stage.switches }

  /// How many tabs are open.
  var count: Int { entries.count }

  /// The tab of that name, which is used now; nil when it never was, or made room for others.
  func use(_ id: String) -> BrowserTab? {
    entries[id]?.use = .now
    return entries[id]?.tab
  }

  /// Opens a tab with an app that was just launched.
  func open(under board: Switchboard) async throws(AppShellError) -> BrowserTab {
    let id = Self.newID()
    unread.updateValue(nil, forKey: id)
    defer { unread.removeValue(forKey: id) }
    let tab = try await BrowserTab(id, of: name, on: stage, settings: board.stage)
    guard !isClosed else {
      await tab.close()
      return tab
    }
    entries[id] = Entry(tab: tab, use: .now)
    if let change = unread[id] ?? nil { await tab.dataChanged(change) }
    for oldest in makeRoom() { await oldest.close() }
    return tab
  }

  /// Tells every tab what changed in the stores, until the task ends.
  func keepInStep() async {
    for await change in stage.storedChanges() {
      for (id, known) in unread { unread[id] = known.map { $0.and(change) } ?? change }
      for entry in entries.values { await entry.tab.dataChanged(change) }
    }
  }

  /// Ends every app; every write is done when it returns.
  func close() async {
    isClosed = true
    let tabs = entries.values.map(\.tab)
    entries = [:]
    for tab in tabs { await tab.close() }
  }

  /// Takes out the tabs that there is no room for.
  private func makeRoom() -> [BrowserTab] {
    var tabs: [BrowserTab] = []
    while entries.count > Self.most, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      tabs.append(oldest.value.tab)
    }
    return tabs
  }

  /// The letters of names, without those that look alike.
  private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
  private static let length = 10

  /// A name that nobody guesses from another.
  private static func newID() -> String {
    String((0..<length).compactMap { _ in letters.randomElement() })
  }

  /// Whether a text has the form of a name.
  static func isName(_ text: String) -> Bool {
    text.count == length && text.allSatisfy(letters.contains)
  }
}
