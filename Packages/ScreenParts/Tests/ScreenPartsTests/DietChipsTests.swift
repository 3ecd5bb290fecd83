import DesignSystem
import MealModels
import Testing

@testable import ScreenParts

@Suite struct DietChipsTests {
  private let copy = Copy([.sharedEnglish])

  private func chips(_ chosen: Set<Diet>, wasAsked: Bool = true) -> Element {
    DietChips("diets", chosen: chosen, wasAsked: wasAsked, copy: copy) {
      ControlAction(Self.choose, $0)
    }.element
  }

  private static let choose = ActionForm("diets.choose", about: .id(Diet.self))

  // D-ERR-06, C-E06, C-T10, C-K05
  @Test func `without a choice the exact sentence stands below, as symbol and words`() throws {
    let error = try #require(chips([]).find("diets.error"))
    #expect(error.accessibility.label == "Please select at least one dietary preference")
    guard case .text(let words)? = error.find("diets.error.text")?.content else {
      Issue.record("no words")
      return
    }
    #expect(words.text == "Please select at least one dietary preference")
    #expect(words.style == .inlineError && words.color == .errorText)
    guard case .icon(let icon, let style, let color)? = error.find("diets.error.icon")?.content
    else {
      Issue.record("no symbol")
      return
    }
    #expect(icon == .warning && style == .caption && color == .errorText)
  }

  // C-E06, N-ONB-36
  @Test(arguments: Diet.allCases)
  func `every chip is a choice, None/Everything too`(diet: Diet) {
    #expect(chips([diet]).find("diets.error") == nil)
  }

  @Test func `the chips show no error before the eater tries to continue`() {
    #expect(chips([], wasAsked: false).find("diets.error") == nil)
  }

  // C-E06
  @Test func `None/Everything goes with no other diet`() {
    #expect(Set([.vegan, .halal]).toggling(.everything) == [.everything])
    #expect(Set([.everything]).toggling(.vegan) == [.vegan])
    #expect(Set([.vegan]).toggling(.halal) == [.vegan, .halal])
    #expect(Set([.vegan]).toggling(.vegan) == [])
  }

  // C-E06
  @Test func `Settings says None without a choice, and no error`() {
    #expect(copy.restrictions(0) == "None")
  }
}
