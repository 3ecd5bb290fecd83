import AppTesting
import MealCatalog
import MealModels
import Testing

@testable import MealAdvisorCommands

@Suite struct WhyTests {
  struct Term: Decodable, Equatable {
    var name: String
    var value: Double
  }

  struct Opinion: Decodable, Equatable {
    var kind: String
    var id: String
    var name: String
    var mean: Double
    var uncertainty: Double
    var observations: Int
  }

  struct Breach: Decodable, Equatable {
    var kind: String
    var id: String
    var text: String
  }

  struct Document: Decodable {
    var at: String
    var seed: UInt64
    var wasSuggested: Bool
    var meal: MealDocument
    var standing: String?
    var place: Int?
    var candidates: Int
    var lastShown: String?
    var terms: [Term]
    var reasons: [String]
    var unmetWishes: [String]
    var breaks: [Breach]
    var opinions: [Opinion]
  }

  struct Explained: Decodable {
    struct Suggestion: Decodable {
      var meal: MealDocument
      var reasons: [String]
      var terms: [Term]
    }

    var suggestions: [Suggestion]
  }

  struct Taste: Decodable {
    var events: Int
    var saved: Int
    var likes: [Opinion]
    var dislikes: [Opinion]
  }

  @Test(arguments: [1, 7, 42])
  func `a suggestion is explained with the terms and reasons that chose it`(
    seed: Int
  ) async throws {
    let demo = Demo()
    _ = try await demo.output("history cook thai-green-curry")
    for day in 0..<3 { _ = try await demo.output("suggest --at 2026-05-0\(day + 1)T18:30") }
    let shown: Explained = try await demo.json(
      "suggest --at 2026-05-12T18:30 --seed \(seed) --explain --json")
    let suggestion = try #require(shown.suggestions.first)
    let why: Document = try await demo.json("why \(suggestion.meal.id) --seed \(seed) --json")
    let text = try await demo.output("why \(suggestion.meal.id)")
    #expect(text.contains("Suggested at 2026-05-12T18:30. The situation then:"))
    #expect(text.contains(" before chance\n") && !text.contains("Chance "))
    #expect(why.wasSuggested)
    #expect(why.at == "2026-05-12T18:30")
    #expect(why.meal == suggestion.meal)
    #expect(why.terms == suggestion.terms)
    #expect(why.reasons == suggestion.reasons)
    #expect(why.standing == "fresh")
    #expect(why.lastShown == nil)
    #expect(why.breaks.isEmpty && why.unmetWishes.isEmpty)
    #expect((1...why.candidates).contains(try #require(why.place)))
  }

  @Test func `a time that is named is explained with all that happened`() async throws {
    let demo = Demo()
    let shown: SuggestDocument = try await demo.json("suggest --json --seed 1")
    let id = try #require(shown.ids.first)
    let why: Document = try await demo.json("why \(id) --at 2026-05-13T18:30 --json")
    #expect(!why.wasSuggested)
    #expect(why.standing == "repeated")
    #expect(why.lastShown == "2026-05-12T18:30")
    #expect(!why.reasons.contains { $0.contains("Everything that fits") })
    let text = try await demo.output("why \(id) --at 2026-05-13T18:30")
    #expect(text.contains("It was shown in the last 14 days"))
    #expect(text.contains("Reasons: "))
  }

  @Test func `without a seed the same call says the same`() async throws {
    let first = try await Demo().output("why chana-masala")
    #expect(try await Demo().output("why chana-masala") == first)
    #expect(first.contains(" with seed 20585"))
    #expect(try await Demo().output("why chana-masala --seed 4").contains(" with seed 4"))
    #expect(await Demo().run(["why", "chana MASALA"]).standardOutput == first)
  }

  @Test func `an unsafe meal names the limits that it breaks and offers to drop none`()
    async throws
  {
    let demo = Demo()
    _ = try await demo.output("settings set diets vegan")
    let call = "why spicy-beef-tacos --allergy milk --avoid garlic"
    let why: Document = try await demo.json(call + " --json")
    #expect(why.standing == nil && why.place == nil && why.terms.isEmpty)
    #expect(why.breaks.contains(Breach(kind: "diet", id: "vegan", text: "is not vegan")))
    #expect(
      why.breaks.contains(Breach(kind: "food", id: "garlic", text: "contains garlic")))
    let text = try await demo.output(call)
    #expect(text.contains("It is never suggested to you: it is not vegan"))
    for word in ["instead", "drop", "without", "lift", "settings", "change"] {
      #expect(!text.lowercased().contains(word), "\(word)")
    }
  }

  @Test func `wishes that a meal does not fulfil are named`() async throws {
    let call = "why linseneintopf --cuisine thai --max-minutes 20 --slot breakfast"
    let why: Document = try await Demo().json(call + " --json")
    #expect(why.place == nil)
    #expect(
      why.unmetWishes == [
        "is not Thai", "takes 1 hour 8 minutes instead of 20", "is not meant for breakfast",
      ])
    #expect(
      try await Demo().output(call).replacing("\n", with: " ")
        .contains("is not Thai, takes 1 hour 8 minutes"))
  }

  @Test func `why shows learned opinions with their certainty, and a reset forgets them`()
    async throws
  {
    let demo = Demo()
    #expect(try await demo.output("why").hasPrefix("Nothing was learned about your taste yet."))
    for call in [
      "history rate thai-green-curry 5", "history cook thai-green-curry",
      "history dislike greek-quinoa-salad", "history rate greek-quinoa-salad 1",
      "history rate chicken-gyros 1", "history rate greek-chicken-salad 1",
      "premium start-trial", "favorites add chana-masala",
    ] {
      _ = try await demo.output(call)
    }
    let taste: Taste = try await demo.json("why --json")
    #expect(taste.events == 6 && taste.saved == 1)
    let thai = try #require(taste.likes.first { $0.kind == "cuisine" && $0.id == "thai" })
    #expect(thai.name == "Thai food" && thai.mean > 0 && thai.uncertainty > 0)
    #expect(thai.observations == 2)
    #expect(taste.dislikes.contains { $0.id == "greek" && $0.mean < 0 })
    let text = try await demo.output("why")
    #expect(text.contains("Learned from 6 events in your history and 1 saved meal\n"))
    #expect(text.contains("You seem to like\n") && text.contains("You seem not to like\n"))
    #expect(text.replacing("\n", with: " ").contains("'mealadvisor-demo history reset'"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })

    _ = try await demo.output("history reset")
    _ = try await demo.output("favorites remove chana-masala")
    let forgotten: Taste = try await demo.json("why --json")
    #expect(forgotten.likes.isEmpty && forgotten.dislikes.isEmpty)
  }

  @Test func `the text leaves out uncertain opinions, which the document has`() async throws {
    let demo = Demo()
    _ = try await demo.output("history cook thai-green-curry")
    let taste: Taste = try await demo.json("why --json")
    #expect(!taste.likes.isEmpty)
    #expect(taste.likes.allSatisfy { $0.mean < $0.uncertainty / 2 })
    let text = try await demo.output("why")
    #expect(text.contains("It is too early to tell what you like."))
    #expect(!text.contains("You seem") && !text.contains("±"))
  }

  @Test func `people see the strongest opinions and how many more there are`() async throws {
    let demo = Demo()
    let rated = Catalog.bundled.summaries.enumerated().filter { $0.offset.isMultiple(of: 12) }
    for meal in rated.map(\.element) {
      let stars = [.thai, .italian].contains(meal.cuisine) ? 5 : 1
      _ = try await demo.output("history rate \(meal.id) \(stars)")
    }
    let taste: Taste = try await demo.json("why --json")
    let telling = [taste.likes, taste.dislikes].map { opinions in
      opinions.count { abs($0.mean) >= $0.uncertainty / 2 }
    }
    let text = try await demo.output("why")
    #expect(telling.contains { $0 > 8 })
    for count in telling where count > 8 { #expect(text.contains("\n  and \(count - 8) more\n")) }
    #expect(text.count(of: " ± 0.") == telling.reduce(0) { $0 + min(8, $1) })
  }

  @Test func `why says what the eater did with a suggestion since`() async throws {
    let demo = Demo()
    let shown: SuggestDocument = try await demo.json("suggest --json --seed 1")
    let id = try #require(shown.ids.first)
    #expect(try await !demo.output("why \(id)").contains("Since then"))
    let other = id == "chana-masala" ? "linseneintopf" : "chana-masala"
    _ = try await demo.output("history dislike \(other)")
    _ = try await demo.output("history cook \(id) --at 2026-05-11T18:30")
    #expect(try await !demo.output("why \(id)").contains("Since then"))
    demo.world.advance(days: 1)
    for call in ["accept \(id)", "rate \(id) 2", "cook \(id)", "skip \(id)", "rate \(id) 5"] {
      _ = try await demo.output("history \(call)")
    }
    let text = try await demo.output("why \(id)")
    #expect(text.contains("Suggested at 2026-05-12T18:30."))
    #expect(text.hasSuffix("\nSince then you chose it, cooked it and gave it 5 stars.\n"))
    #expect(try await !demo.output("why \(id) --at 2026-05-14T18:30").contains("Since then"))
  }

  @Test func `opinions of a meal stand in its explanation`() async throws {
    let demo = Demo()
    _ = try await demo.output("history rate thai-green-curry 5")
    let why: Document = try await demo.json("why tom-yum-goong --json")
    #expect(why.opinions.contains { $0.id == "thai" && $0.mean > 0 })
    #expect(try await demo.output("why tom-yum-goong").contains("Thai food"))
  }

  @Test func `asking why records nothing`() async throws {
    let demo = Demo()
    for call in ["why", "why chana-masala", "week"] { _ = try await demo.output(call) }
    #expect(try demo.files.list("/data") == nil)
    _ = try await demo.output("suggest")
    let before = try demo.journal()
    for call in ["why", "why chana-masala", "week"] { _ = try await demo.output(call) }
    #expect(try demo.journal() == before)
  }
}

extension String {
  fileprivate func count(of text: String) -> Int { ranges(of: text).count }
}
