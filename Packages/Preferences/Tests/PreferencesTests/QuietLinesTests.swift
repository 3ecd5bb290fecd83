import Foundation
import Journal
import MealModels
import Preferences
import Testing

@Suite struct QuietLinesTests {
  private let start = Date(timeIntervalSince1970: 1_778_610_600)

  private func lines(_ events: (QuietLine, QuietLineEvent.Kind)...) -> QuietLines {
    var lines = QuietLines()
    for (line, kind) in events { lines.apply(QuietLineEvent(line, kind), at: start) }
    return lines
  }

  @Test(arguments: QuietLineEvent.Kind.allCases)
  func `the question about limits is asked only once`(
    kind: QuietLineEvent.Kind
  ) {
    #expect(QuietLines().mayCome(.limits, at: start))
    #expect(!lines((.limits, kind)).mayCome(.limits, at: start + 365 * 86_400))
    #expect(lines((.limits, kind)).mayCome(.taste, at: start))
  }

  @Test func `to teach a taste is offered once in thirty days, and not once it was begun`() {
    for kind in [QuietLineEvent.Kind.shown, .dismissed] {
      #expect(!lines((.taste, kind)).mayCome(.taste, at: start + 29.9 * 86_400))
      #expect(lines((.taste, kind)).mayCome(.taste, at: start + 30 * 86_400))
    }
    #expect(!lines((.taste, .answered)).mayCome(.taste, at: start + 365 * 86_400))
  }

  @Test func `a clock that is set back does not bring it sooner`() {
    var lines = lines((.taste, .shown))
    lines.apply(QuietLineEvent(.taste, .shown), at: start - 365 * 86_400)
    #expect(!lines.mayCome(.taste, at: start - 86_400))
  }

  @Test func `a line of a later version changes nothing, and the written form is kept`() throws {
    let later = Data(#"{"line":"weather","kind":"shown"}"#.utf8)
    var lines = QuietLines()
    lines.apply(try JSONDecoder().decode(QuietLineEvent.self, from: later), at: start)
    #expect(lines == QuietLines())
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let written = try encoder.encode(QuietLineEvent(.limits, .dismissed))
    #expect(String(decoding: written, as: UTF8.self) == #"{"kind":"dismissed","line":"limits"}"#)
  }

  @Test(
    arguments: [
      (CommonLimit.vegetarian, [Diet.vegetarian], []), (.nuts, [], [.peanut, .treeNut]),
      (.gluten, [], [.gluten]), (.dairy, [], [.milk]),
    ] as [(CommonLimit, [Diet], [Allergen])])
  func `a common limit is an ordinary one, with traces avoided`(
    limit: CommonLimit, diets: [Diet], allergens: [Allergen]
  ) {
    var preferences = EaterPreferences()
    for event in limit.events { preferences.apply(event) }
    #expect(
      preferences.limits(in: .empty)
        == EaterLimits(diets: DietSet(diets), allergens: AllergenSet(allergens)))
  }
}
