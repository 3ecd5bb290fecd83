import DesignSystem
import Presentation
import ScreenParts
import Testing

@testable import MealAdvisorCommands

/// The verbs in a language that nobody speaks: what the catalogue has is said in it alone.
@Suite struct LanguageTests {
  /// Texts of at least two words, in their pieces between parameters.
  ///
  /// Single words are left out: the verbs' own English and the meals have "Thai" and "serves" too.
  static let english = Set(CopyTable.english.entries.values.flatMap(texts).flatMap(pieces))

  private static func texts(_ entry: CopyEntry) -> [String] {
    switch entry {
    case .text(let text): [text]
    case .plural(let forms): Array(forms.values)
    }
  }

  private static func pieces(_ text: String) -> [String] {
    text.split(separator: "{").flatMap { piece -> [String] in
      let words = piece.split(separator: "}").last ?? ""
      let plain = joined(String(words))
      return plain.contains(" ") && plain.count > 9 ? [plain] : []
    }
  }

  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The catalogue's texts that stand in what a program printed, however its lines are broken.
  static func leaks(in printed: String) -> [String] {
    let text = joined(printed)
    return english.filter { text.contains($0) }.sorted()
  }

  /// A program in some words, whose eater has said and saved something.
  static func demo(_ copy: Copy) async throws -> Demo {
    let demo = Demo(copy: copy)
    for call in [
      "premium start-trial", "settings set allergies milk", "favorites add creamy-tuscan-chicken",
      "history rate thai-green-curry 5 --at 2026-05-01T18:30",
    ] {
      _ = try await demo.output(call)
    }
    return demo
  }

  /// Calls that say something of the catalogue beside the verbs' own words.
  static let calls = [
    "suggest --seed 7 --count 2 --explain", "suggest --seed 7 --max-minutes 5 --cuisine thai",
    "suggest --diet vegan --avoid rice --allergy gluten --json", "recipe creamy-tuscan-chicken",
    "favorites list", "settings set allergies egg-white", "why thai-green-curry --diet vegan",
    "why creamy-tuscan-chicken --seed 7", "week --slots 4 --from 2026-05-12", "foods milk",
    "analyze thai-green-curry", "premium status", "", "screen home", "screen settings",
    "screen recipe-detail --format outline", "screen dietary-restrictions --format json",
    "screen paywall", "data delete --yes",
  ]

  @Test func `no English of the catalogue leaks`() async throws {
    let demo = try await Self.demo(Copy([CopyTable.english.pseudo]))
    for call in Self.calls {
      let made = await demo.run(call)
      #expect(made.exitCode == 0, "\(call): \(made.standardError)")
      let printed = made.standardOutput + made.standardError
      #expect(printed.contains(where: "áéíóúšťñ".contains), "\(call)")
      #expect(Self.leaks(in: printed) == [], "\(call)")
    }
  }

  @Test func `a refusal for premium is in the app's language`() async throws {
    let demo = Demo(copy: Copy([CopyTable.english.pseudo]))
    let made = await demo.run("favorites add creamy-tuscan-chicken")
    #expect(made.exitCode == 1)
    #expect(made.standardError.contains("["))
    #expect(Self.leaks(in: made.standardError) == [])
  }

  @Test(arguments: ["suggest --seed 7 --dry-run", "screen settings", "premium start-trial"])
  func `leaks are found where there are any`(call: String) async throws {
    #expect(try await !Self.leaks(in: Demo().output(call)).isEmpty)
  }
}
