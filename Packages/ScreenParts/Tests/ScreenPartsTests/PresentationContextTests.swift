import DesignSystem
import Testing

@testable import ScreenParts

@Suite struct PresentationContextTests {
  private let copy = Copy([.sharedEnglish])

  // C-N02
  @Test func `a sheet has the words and looks of the page below and no tabs`() {
    let tabs = TabBar("tabs", items: [], selected: "home")
    let page = PresentationContext(copy: copy, interfaceStyle: .dark, tabBar: tabs)
    #expect(page.selecting(tab: "settings").tabBar?.selected == "settings")
    #expect(page.covered.tabBar == nil)
    #expect(page.covered.interfaceStyle == .dark)
    #expect(page.covered.copy == copy)
  }

  @Test func `the region is that of the words`() {
    var context = PresentationContext(copy: copy)
    context.region = .unitedKingdom
    #expect(context.copy.region == .unitedKingdom)
  }

  @Test func `one country decides units and what people know`() {
    #expect(DisplayRegion.unitedKingdom.eaterRegion == .unitedKingdom)
    #expect(DisplayRegion.unitedKingdom.units == .metric)
    #expect(DisplayRegion.unitedStates.eaterRegion == .unitedStates)
    #expect(DisplayRegion(country: "FR").eaterRegion == .world)
    #expect(DisplayRegion(country: "FR").units == .metric)
  }
}
