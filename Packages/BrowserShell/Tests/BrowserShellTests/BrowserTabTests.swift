import AppShell
import DesignSystem
import Renderers
import Testing

@testable import BrowserShell

/// What happens to a tab while it does something else.
@Suite struct BrowserTabTests {
  private static let rain = {
    var board = Switchboard()
    board.stage = ["weather": "rain"]
    return board
  }()

  @Test(arguments: [false, true])
  func `a change that is stored while another app starts reaches that app`(isWatched: Bool)
    async throws
  {
    let store = ShopStore()
    let (tabs, told) = AsyncStream.makeStream(of: BrowserTab.self)
    let tab = try await BrowserTab(
      "tab", of: "Shop",
      on: .shop(store, afterRain: { await tabs.first()?.dataChanged(.streams(["numbers"])) }),
      settings: [:])
    told.yield(tab)
    let before = try await tab.visit(Switchboard(), along: [])
    #expect(before.front.contains("Count 0"))
    let news = Task {
      try await isWatched
        ? tab.news(after: before.revision, under: Switchboard(), within: 3_600) : nil
    }
    while await tab.watchers < (isWatched ? 1 : 0) { await Task.yield() }
    let after = try await tab.visit(Self.rain, along: [])
    #expect(after.front.contains("Count 1"))
    news.cancel()
  }

  @Test func `a change that is stored while a tab opens reaches its app`() async throws {
    let store = ShopStore()
    let (changes, change) = AsyncStream.makeStream(of: DataChange.self)
    let (sites, told) = AsyncStream.makeStream(of: (client: SiteClient, path: String).self)
    var stage = Stage.shop(store) {
      change.yield(.streams(["numbers"]))
      guard let first = await sites.first() else { return }
      // The tab that is open already shows when the change was noticed.
      while (try? await first.client.get(first.path).text.contains("Count 0")) == true {
        await Task.yield()
      }
    }
    stage.storedChanges = { changes }
    let client = SiteClient(stage)
    let inStep = Task { await client.site.tabs.keepInStep() }
    defer { inStep.cancel() }
    told.yield((client, try await client.open()))
    let second = try await client.open("?weather=rain")
    #expect(try await client.get(second).text.contains("Count 1"))
  }

  @Test func `news never shows an app that is still on its way`() async throws {
    let tab = try await BrowserTab("tab", of: "Shop", on: .shop(), settings: [:])
    let thing = try await tab.visit(
      Switchboard(), along: [Route("thing", [ActionParameter("id", "x")])])
    for settings in [["weather": "rain"], [:], ["weather": "rain"]] {
      var board = Switchboard()
      board.stage = settings
      let visit = Task { [board] in try await tab.visit(board, along: []) }
      var places: Set<String> = []
      for _ in 0..<60 {
        let news = try await tab.news(after: "", under: board, within: 3_600)
        if let news { places.insert(news.place) }
      }
      _ = try await visit.value
      #expect(places == [thing.place])
    }
  }

  @Test func `the page learns where the app leads even while it waits for news`() async throws {
    let tab = try await BrowserTab("tab", of: "Shop", on: .shop(), settings: [:])
    let leave = ControlAction("shop.leave")
    for _ in 0..<20 {
      let shop = try await tab.visit(Switchboard(), along: [])
      let text = try #require(SiteClient.action("shop.leave", in: shop.front))
      let tap = try Tap(parsing: text)
      #expect(tap.call.id == leave.id)
      let news = Task {
        for _ in 0..<10 { _ = try await tab.news(after: "", under: Switchboard(), within: 3_600) }
      }
      let answer = try await tab.take(tap, at: [], under: Switchboard())
      #expect(answer.moment.messages.contains("example.com"))
      try await news.value
    }
  }

  @Test func `a page that loads without scripts is loaded again from where pages are`()
    async throws
  {
    let tab = try await BrowserTab("tab", of: "Shop", on: .shop(), settings: [:])
    var moment = try await tab.visit(Switchboard(), along: [])
    #expect(!PageMarkup.text(moment, nonce: "n").contains("http-equiv=\"refresh\""))
    moment.isLoading = true
    #expect(PageMarkup.text(moment, nonce: "n").contains("content=\"1; url=./?at=shop\""))
  }

  @Test(arguments: [("Said", "Said"), (nil, "Done")])
  func `a toast is announced if the screen has no other announcement`(
    announcement: String?, words: String
  ) async throws {
    var showing = try await Stage.shop().start([:]).app.showing()
    showing.screen = ToastScreen(announcement: announcement)
    showing.root = showing.screen.element
    let moment = PageState(showing, of: "Shop", board: Switchboard(), switches: [], messages: [])
    #expect(moment.announcement == words)
  }
}

/// A page with nothing but a toast.
private struct ToastScreen: Screen {
  var id: ScreenID { "toast" }
  var state: StateID { "default" }
  var title: String { "A toast" }
  var announcement: String?
  var primaryAction: ElementID? { nil }

  var element: Element {
    ScreenRoot("toast") { Toast("toast.words", .confirmation, "Done") }.element
  }
}

extension Stage {
  /// The shop; in the rain something is stored after its app has read, and is told before it is
  /// there.
  fileprivate static func shop(
    _ store: ShopStore, afterRain told: @escaping @Sendable () async -> Void
  ) -> Stage {
    var stage = Stage.shop(store)
    let start = stage.start
    stage.start = { settings throws(AppShellError) in
      let started = try await start(settings)
      guard settings["weather"] == "rain" else { return started }
      await started.app.rest()
      store.add()
      await told()
      return started
    }
    return stage
  }
}

extension AsyncStream {
  /// The next element.
  fileprivate func first() async -> Element? {
    var iterator = makeAsyncIterator()
    return await iterator.next()
  }
}
