import DesignSystem
import ScreenParts
import Testing

@testable import PlanningPresentation
@testable import PlanningSamples

@Suite struct StoreSelectorTests {
  private func selector(
    _ change: (inout StoreSelectorInput) -> Void = { _ in }
  ) -> StoreSelectorScreen {
    var input = StoreSelectorInput(
      zip: "94103", phase: .found, stores: [SampleStores.kroger, SampleStores.near],
      current: SampleStores.kroger)
    change(&input)
    return StoreSelectorScreen(input, SampleApp.context)
  }

  private func ticked(_ screen: StoreSelectorScreen) -> [String] {
    screen.element.all.filter {
      $0.action?.id == StoreAction.mark.id && $0.accessibility.traits.contains(.selected)
    }.map(\.accessibility.label)
  }

  @Test func `the store that counts is marked, and nothing has to be confirmed`() {
    #expect(ticked(selector()) == ["Kroger #1234"])
    #expect(selector().primaryAction == nil)
  }

  @Test func `another store is marked first, and says what it changes`() {
    let screen = selector { $0.mark = .store(SampleStores.near.id) }
    #expect(ticked(screen) == ["Kroger #77"])
    #expect(screen.announcement == "Prices and stock will come from Kroger #77.")
    #expect(screen.sheet.primary?.title == "Shop at Kroger #77")
    #expect(screen.state == "switching")
  }

  @Test func `marking the store that counts already changes nothing`() {
    let screen = selector { $0.mark = .store(SampleStores.kroger.id) }
    #expect(screen.primaryAction == nil)
    #expect(!screen.element.visibleText.contains("Prices and stock will"))
  }

  @Test func `no store is a choice too`() {
    #expect(ticked(selector { $0.current = nil }) == ["No store"])
    let screen = selector { $0.mark = .noStore }
    #expect(screen.sheet.primary?.title == "Continue without a Store")
    #expect(screen.announcement == "Prices and stock will no longer be shown.")
  }

  @Test func `a store that is not among those found is not lost`() {
    let screen = selector { $0.stores = [SampleStores.near] }
    #expect(ticked(screen) == ["Kroger #1234"])
  }

  @Test func `a store is its name, its chain and its address`() throws {
    let row = try #require(selector().element.find("store-selector.store.kroger-77"))
    #expect(row.visibleText.contains("Kroger #77"))
    #expect(row.visibleText.contains("Kroger · 500 Mission St, San Francisco"))
  }

  @Test func `a button beside the ZIP code finds stores, and far ones stand apart`() throws {
    let far = StoreSelectorInput.Store(
      "far", "Park Slope", address: "66 Larder Street, Brooklyn", chain: "Fennimore's",
      zip: "11215")
    let screen = selector { $0.stores.append(far) }
    let button = try #require(screen.element.find("store-selector.find"))
    #expect(button.isEnabled && button.action?.id == StoreAction.find.id)
    let apart = try #require(screen.element.find("store-selector.far"))
    #expect(apart.visibleText.contains("NOT NEAR 94103"))
    #expect(apart.visibleText.contains("66 Larder Street, Brooklyn 11215"))
    #expect(!apart.visibleText.contains("Kroger"))
  }

  @Test(arguments: [
    (StoreSelectorInput.Phase.unknownZIP, "We don't know that ZIP code. Enter five digits."),
    (.offline, "You are offline. Connect to look for stores."),
    (.failed, "The retailer did not answer. Nothing was changed. Try again."),
    (.found, "We found no store near 94103. Try a ZIP code nearby."),
  ])
  func `the selector shows the error and keeps the chosen shop`(
    phase: StoreSelectorInput.Phase, words: String
  ) {
    let screen = selector { ($0.phase, $0.stores) = (phase, []) }
    #expect(screen.element.visibleText.contains(words))
    #expect(ticked(screen) == ["Kroger #1234"])
  }

  @Test func `offline nothing can be looked for, and a failure can be tried again`() throws {
    let field = try #require(
      selector { $0.phase = .offline }.element.find("store-selector.zip"))
    #expect(!field.isEnabled)
    let failed = selector { $0.phase = .failed }.element
    #expect(failed.actions.contains { $0.id == StoreAction.retry.id })
  }

  @Test func `VoiceOver reads the field, the stores, none, then what closes it`() {
    let read = selector().element.readingOrder.map(\.id)
    let wanted: [ElementID] = [
      "store-selector.headline", "store-selector.zip", "store-selector.store.kroger-1234",
      "store-selector.store.kroger-77", "store-selector.no-store", "store-selector.close",
    ]
    #expect(read.filter(wanted.contains) == wanted)
    #expect(selector().announcement == "2 stores")
  }
}
