import AppShell
import DesignSystem
import Testing

@Suite struct NavigationTests {
  private let tabs = [Route("home"), Route("favorites"), Route("settings")]

  private func start() throws -> Navigation { try #require(Navigation(tabs: tabs)) }

  @Test func `there is no navigation without a tab`() {
    #expect(Navigation(tabs: []) == nil)
  }

  @Test func `a push keeps the tab bar and a cover hides it`() throws {
    var navigation = try start()
    navigation.show(Route("settings.diets"), as: .push)
    #expect(navigation.showsTabBar)
    navigation.show(Route("recipe", [ActionParameter("id", "tacos")]), as: .cover)
    #expect(!navigation.showsTabBar)
    navigation.show(Route("cooking", [ActionParameter("id", "tacos")]), as: .push)
    #expect(navigation.current == Route("cooking", [ActionParameter("id", "tacos")]))
    navigation.dismiss()
    #expect(navigation.current == Route("recipe", [ActionParameter("id", "tacos")]))
    navigation.dismiss()
    #expect(navigation.current == Route("settings.diets"))
  }

  @Test func `each tab remembers its pushes, and selecting it again goes to its root`() throws {
    var navigation = try start()
    navigation.show(Route("deep"), as: .push)
    navigation.show(tabs[1], as: .root)
    #expect(navigation.current == tabs[1])
    navigation.show(tabs[0], as: .root)
    #expect(navigation.current == Route("deep"))
    navigation.show(tabs[0], as: .root)
    #expect(navigation.current == tabs[0])
  }

  // C-N06
  @Test func `every way in has the same way back`() throws {
    for first in PresentationStyle.allCases where first != .root {
      for second in PresentationStyle.allCases where second != .root {
        var navigation = try start()
        let states = [navigation]
        navigation.show(Route("a"), as: first)
        let middle = navigation
        navigation.show(Route("b"), as: second)
        #expect(navigation.below?.current == Route("a"))
        navigation.dismiss()
        #expect(navigation == middle)
        navigation.dismiss()
        #expect(navigation.current == states[0].current)
        #expect(!navigation.canDismiss)
        navigation.dismiss()
        #expect(navigation.current == states[0].current)
      }
    }
  }

  @Test func `the route on top is not shown twice`() throws {
    var navigation = try start()
    navigation.show(Route("paywall"), as: .sheet)
    navigation.show(Route("paywall"), as: .sheet)
    navigation.dismiss()
    #expect(navigation.current == tabs[0])
  }
}
