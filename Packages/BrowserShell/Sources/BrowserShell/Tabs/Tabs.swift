import AppShell

/// The browsers' open tabs, each with a separate app over the same stored data.
actor Tabs {
  /// The most apps that run; beyond it, the tab that was unused longest is closed.
  static let most = 256

  private struct Entry {
    var tab: BrowserTab
    var use: ContinuousClock.Instant
  }

  private let stage: Stage
  private let name: String
  private var entries: [String: Entry] = [:]
  /// The changes of stored data while a tab is being opened, by the tab's name; nil if there are
  /// none.
  private var unread: [String: DataChange?] = [:]
  private var isClosed = false

  /// Makes an empty list for an app with a name.
  init(_ stage: Stage, name: String) {
    self.stage = stage
    self.name = name
  }

  /// The switches of every tab.
  nonisolated var switches: [StageSwitch] { stage.switches }

  /// Returns the file of a recipe's own photo by its name; nil if there is none.
  nonisolated var photo: @Sendable (String) async -> [UInt8]? { stage.photo }

  /// The link of the app and this server; nil if nothing is handed over.
  nonisolated var site: LocalSite? { stage.site }

  /// How many tabs are open.
  var count: Int { entries.count }

  /// Returns the tab with a name and marks it as used; nil if it never existed or was closed.
  func use(_ id: String) -> BrowserTab? {
    entries[id]?.use = .now
    return entries[id]?.tab
  }

  /// Opens a tab with a newly launched app.
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

  /// Informs every tab of changed stored data, until the task ends.
  func keepInStep() async {
    for await change in stage.storedChanges() {
      for (id, known) in unread { unread[id] = known.map { $0.and(change) } ?? change }
      for entry in entries.values { await entry.tab.dataChanged(change) }
    }
  }

  /// Ends every app; when the function returns, every write is done.
  func close() async {
    isClosed = true
    let tabs = entries.values.map(\.tab)
    entries = [:]
    for tab in tabs { await tab.close() }
  }

  /// Removes the tabs beyond the limit.
  private func makeRoom() -> [BrowserTab] {
    var tabs: [BrowserTab] = []
    while entries.count > Self.most, let oldest = entries.min(by: { $0.value.use < $1.value.use }) {
      entries[oldest.key] = nil
      tabs.append(oldest.value.tab)
    }
    return tabs
  }

  /// The letters for names of tabs, without letters that look alike.
  private static let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
  private static let length = 10

  /// An unguessable name.
  private static func newID() -> String {
    String((0..<length).compactMap { _ in letters.randomElement() })
  }

  /// Whether a text has the form of a tab's name.
  static func isName(_ text: String) -> Bool {
    text.count == length && text.allSatisfy(letters.contains)
  }
}
