import FoodFacts
import Groceries
import MealModels
import RecipeAssistant
import Testing

/// Substitutes beyond our table: known foods that everyone who eats may have, or nothing.
@Suite struct SubstitutesTests {
  private func row(
    _ food: String, ratio: String = "1", basis: String = "volume", job: String = "fat"
  ) -> String {
    #"{"food": "\#(food)", "ratio": "\#(ratio)", "basis": "\#(basis)", "job": "\#(job)"}"#
  }

  private func proposals(
    _ food: FoodID, at limits: EaterLimits = .none, unavailable: Set<FoodID> = [],
    says rows: String...
  ) async throws -> SubstituteProposals {
    let asked = AskedAssistant(says: "{\"substitutes\": [\(rows.joined(separator: ","))]}")
    return try await asked.client().substitutes(
      for: SubstituteQuestion(about: food),
      at: SubstituteRequest(limits: limits, unavailable: unavailable), allowing: .everything)
  }

  @Test func `a food that we know is proposed, in our own words`() async throws {
    let answer = try await proposals("butter", says: row("Tallow", ratio: "3/4", basis: "weight"))
    let proposal = try #require(answer.proposals.first, "\(answer.dropped)")
    #expect(proposal.name == "tallow" && proposal.ratio == "3/4 of the weight")
    #expect(proposal.reason == "The assistant proposes it: it carries flavor and browns.")
    let taken = try #require(proposal.taken.parts.first)
    #expect(taken.food == "tallow" && taken.ratio == Fraction(3, over: 4) && taken.basis == .weight)
  }

  @Test func `it is never applied without asking, however cheap and fitting it is`() async throws {
    let answer = try await proposals("butter", says: row("tallow"))
    #expect(try #require(answer.proposals.first).substitute.closeness == 1)
    let best = SubstituteScore(terms: [
      .init(reason: .closeness, points: 15), .init(reason: .price, points: 10),
      .init(reason: .tags, points: 9), .init(reason: .atHome, points: 5),
    ])
    #expect(best.total < SubstituteScore.applied)
  }

  @Test func `the client never proposes a substitute that breaks an eater's limit`() async throws {
    let vegan = EaterLimits(diets: .vegan)
    let nuts = EaterLimits(allergens: [.treeNut])
    let beef = EaterLimits(allergies: [FoodAllergy(to: "beef", in: .culinary)])
    for (limits, food) in [(vegan, "tallow"), (nuts, "almond butter"), (beef, "tallow")] {
      let answer = try await proposals("butter", at: limits, says: row(food))
      #expect(answer.proposals.isEmpty, "\(food)")
      guard case .refused(let reasons)? = answer.dropped.first else {
        Issue.record("\(food): \(answer.dropped)")
        continue
      }
      #expect(!reasons.isEmpty)
    }
    #expect(try await proposals("butter", says: row("tallow")).proposals.count == 1)
  }

  @Test(arguments: [(.celery, "carrot"), (.peanut, "chickpea flour")] as [(AllergenSet, String)])
  func `the client never proposes a substitute that needs a caution`(
    allergens: AllergenSet, food: String
  ) async throws {
    let limits = EaterLimits(allergens: allergens)
    let answer = try await proposals("butter", at: limits, says: row(food))
    #expect(answer.proposals.isEmpty)
    guard case .refused(let reasons)? = answer.dropped.first,
      case .related(let why)? = reasons.first
    else {
      Issue.record("\(food): \(answer.dropped)")
      return
    }
    #expect(why.hasPrefix("ask first: "))
    #expect(try await proposals("butter", says: row(food)).proposals.count == 1)
  }

  @Test func `the job that the assistant names does not widen what keto allows`() async throws {
    for job in SubstituteJob.allCases {
      let answer = try await proposals(
        "butter", at: EaterLimits(diets: .keto),
        says: row("honey", ratio: "1", basis: "volume", job: job.rawValue),
        row("raisins", ratio: "1", basis: "volume", job: job.rawValue))
      #expect(answer.proposals.isEmpty, "\(job)")
    }
  }

  @Test(arguments: ["frobnitz", "nut-free magic butter", "", "butter'; drop", "cheese"])
  func `the client never proposes an unknown or ambiguous name`(name: String) async throws {
    let answer = try await proposals("butter", says: row(name))
    #expect(answer.proposals.isEmpty && answer.dropped.count == 1)
  }

  @Test func `the client drops proposals that the table already has, and the food itself`()
    async throws
  {
    let table = SubstituteFinder(.culinary).answer("butter", for: .init(limits: .none))
    let known = try #require(table.choices.first { $0.substitute.parts.count == 1 })
    let answer = try await proposals(
      "butter", unavailable: ["tallow"], says: row(known.name), row("butter"), row("tallow"))
    #expect(answer.proposals.isEmpty && answer.dropped == [.known, .notAsked, .notAsked])
  }

  @Test(arguments: [
    #"{"food": "tallow"}"#, #"{"food": 7, "ratio": "1", "basis": "volume", "job": "fat"}"#,
    #"{"food": "tallow", "ratio": 1, "basis": "volume", "job": "fat"}"#,
    #"{"food": "tallow", "ratio": "1000", "basis": "volume", "job": "fat"}"#,
    #"{"food": "tallow", "ratio": "0", "basis": "volume", "job": "fat"}"#,
    #"{"food": "tallow", "ratio": "-1", "basis": "volume", "job": "fat"}"#,
    #"{"food": "tallow", "ratio": "1", "basis": "each", "job": "fat"}"#,
    #"{"food": "tallow", "ratio": "1", "basis": "volume", "job": "safe for everybody"}"#,
    #"{"food": "tallow", "food": "suet", "ratio": "1", "basis": "volume", "job": "fat"}"#,
    #"{"food": "tallow\u001b[2J", "ratio": "1", "basis": "volume", "job": "fat"}"#,
    #"{"food": "t\u202eallow", "ratio": "1", "basis": "volume", "job": "fat"}"#,
    "\"lard\"", "null", "[]",
  ])
  func `the client drops a malformed proposal and keeps the others`(row: String) async throws {
    let answer = try await proposals("butter", says: row, self.row("tallow"))
    #expect(answer.dropped == [.malformed] && answer.proposals.map(\.name) == ["tallow"])
  }

  @Test func `at most ten are looked at, and none comes twice`() async throws {
    let asked = AskedAssistant(
      says:
        "{\"substitutes\": [\(Array(repeating: row("tallow"), count: 500).joined(separator: ","))]}"
    )
    let answer = try await asked.client().substitutes(
      for: SubstituteQuestion(about: "butter"), at: SubstituteRequest(limits: .none),
      allowing: .everything)
    #expect(answer.proposals.count == 1 && answer.dropped.count == 9)
  }

  @Test func `the client asks nothing about an unknown food`() async throws {
    let asked = AskedAssistant(says: "{}")
    await #expect(throws: AssistantError.unknownFood) {
      try await asked.client().substitutes(
        for: SubstituteQuestion(about: "somebody's secret"),
        at: SubstituteRequest(limits: .none), allowing: .everything)
    }
    #expect(asked.sent.isEmpty)
  }
}
