import AppShell
import AppTesting
import Testing

@testable import BrowserShell

/// A site of a feature that draws neither a tab bar nor a notice.
@Suite struct FeatureSiteTests {
  private func client() throws -> SiteClient {
    SiteClient(try BrowserApp(features: [WaterTab()], name: "Water", environment: .shop).makeSite())
  }

  @Test func `the page has the tab bar and the content of the feature`() async throws {
    let client = try client()
    let page = try await client.get(try await client.open()).text
    for part in [#"data-id="tabs.water""#, "0 today", "Drink", "<title>Water – Water</title>"] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `a button works without scripts, and the notice follows`() async throws {
    let client = try client()
    let path = try await client.open()
    let before = try await client.get(path).text
    #expect(!before.contains("Well done"))
    let answer = try await client.tap("water.drink", on: before, of: path)
    #expect(answer.status == .seeOther)
    let after = try await client.get(path).text
    #expect(after.contains("1 today"))
    #expect(after.contains(#"data-id="notice""#) && after.contains("Well done"))
  }

  @Test func `each tab of a browser has a state of its own`() async throws {
    let client = try client()
    let (one, other) = (try await client.open(), try await client.open())
    let page = try await client.get(one).text
    _ = try await client.tap("water.drink", on: page, of: one)
    #expect(try await client.get(one).text.contains("1 today"))
    #expect(try await client.get(other).text.contains("0 today"))
  }

  @Test func `features that clash are refused before anything is served`() {
    #expect(throws: AppShellError.duplicateFeature("water")) {
      try BrowserApp(features: [WaterTab(), WaterTab()], name: "Water")
    }
    #expect(throws: AppShellError.noTab) { try BrowserApp(features: [], name: "Water") }
  }
}
