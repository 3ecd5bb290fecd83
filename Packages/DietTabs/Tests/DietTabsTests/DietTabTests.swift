import DesignSystem
import ScreenParts
import Testing

@testable import DietTabs

@Suite struct DietTabTests {
  private let copy = Copy([
    CopyTable(
      language: "en",
      entries: [
        "diet.tab.more": "More", "diet.more.account": "Account", "diet.more.appearance": "Looks",
        "diet.more.units": "Units", "diet.more.sharing": "Household",
        "diet.more.privacy-policy": "Your Data",
      ])
  ])

  @Test func `More leads to every page, and to each by its own row`() {
    let screen = DietTabScreen(.more, copy)
    let calls = screen.element.actions.map { "\($0)" }
    for page in MorePage.allCases {
      #expect(calls.contains { $0.contains(page.rawValue) })
    }
  }

  @Test(arguments: [DietTab.home, .insights])
  func `a tab without a subject says so, and offers nothing`(tab: DietTab) {
    #expect(DietTabScreen(tab, copy).element.actions.isEmpty)
  }
}
