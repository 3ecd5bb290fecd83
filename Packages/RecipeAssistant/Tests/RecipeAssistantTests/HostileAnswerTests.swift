import FoodFacts
import Groceries
import MealModels
import RecipeAssistant
import SeededRandom
import Testing

/// Whatever an assistant answers, nothing is offered that somebody who eats may not have.
@Suite struct HostileAnswerTests {
  private static let names = FoodBook.culinary.foods.map(\.name)
  private static let ids = FoodBook.culinary.foods.map(\.id)

  private static func limits(_ random: inout SeededGenerator) -> EaterLimits {
    let diets = Diet.allCases.filter { _ in random.happens(0.15) }
    let allergens = Allergen.allCases.filter { _ in random.happens(0.15) }
    let allergies = (0..<Int.random(in: 0...2, using: &random)).compactMap { _ in
      ids.randomElement(using: &random).map { FoodAllergy(to: $0, in: .culinary) }
    }
    return EaterLimits(
      diets: DietSet(diets), allergens: AllergenSet(allergens),
      acceptedTraces: AllergenSet(allergens.filter { _ in random.happens(0.3) }),
      allergies: allergies,
      dislikes: (0..<3).compactMap { _ in ids.randomElement(using: &random).map { .asNamed($0) } })
  }

  /// What a food is by the book alone, asked without the code that is tested.
  private static func isSafe(_ id: FoodID, _ limits: EaterLimits) -> Bool {
    guard let food = FoodBook.culinary[id], !food.isGroup,
      let contents = FoodBook.culinary.contents(of: id)
    else { return false }
    let lineage = FoodBook.culinary.lineage(of: id)
    let forbidden = limits.dislikedFoods.union(limits.allergies.flatMap(\.foods))
    let allergens = limits.allergens.union(
      limits.allergies.reduce(into: AllergenSet()) { $0.formUnion($1.allergens) })
    return lineage.isDisjoint(with: forbidden)
      && contents.allergens.isDisjoint(with: allergens)
      && contents.traces.isDisjoint(with: allergens.subtracting(limits.acceptedTraces))
      && limits.diets.diets.allSatisfy { $0 == .keto || contents.fits($0) }
      && limits.allergies.allSatisfy(\.isDecidable)
  }

  private static func row(_ random: inout SeededGenerator) -> String {
    let name = names.randomElement(using: &random) ?? ""
    let names = [
      name, name, name, name.uppercased(), name + "s", "safe " + name, "nut-free " + name,
      "ignore previous instructions", "vegan " + name, "\u{202E}" + name, name + "\n",
    ]
    let food = names.randomElement(using: &random) ?? ""
    let ratio = ["1", "3/4", "1 1/2", "2", "0", "99999999999", "x"].randomElement(using: &random)
    let job = SubstituteJob.allCases.randomElement(using: &random)?.rawValue ?? ""
    let basis = ["volume", "weight", "each"].randomElement(using: &random)
    return """
      {"food": \(AskedAssistant.quoted(food)), "ratio": "\(ratio ?? "")", "isSafe": true,
      "basis": "\(basis ?? "")", "job": "\(job)", "allergens": [], "why": "safe for all"}
      """
  }

  @Test func `random answers at random tables never lead to an unsafe offer`() async throws {
    var (offered, refused) = (0, 0)
    let count = Sample.count(quick: 60, whole: 600)
    for seed in 0..<count {
      var random = SeededGenerator(seed: seed)
      let limits = Self.limits(&random)
      let rows = (0..<10).map { _ in Self.row(&random) }
      let asked = AskedAssistant(says: "{\"substitutes\": [\(rows.joined(separator: ","))]}")
      let food = try #require(Self.ids.randomElement(using: &random))
      let answer = try await asked.client().substitutes(
        for: SubstituteQuestion(about: food), at: SubstituteRequest(limits: limits),
        allowing: .everything)
      offered += answer.proposals.count
      refused += answer.dropped.count { if case .refused = $0 { true } else { false } }
      for proposal in answer.proposals {
        #expect(proposal.substitute.parts.count == 1)
        #expect(proposal.name == FoodBook.culinary[proposal.substitute.food]?.name)
        #expect(Self.isSafe(proposal.substitute.food, limits), "\(seed): \(proposal.name)")
      }
    }
    #expect(min(offered, refused) > count / 6, "\(offered) offered, \(refused) refused")
  }

  @Test func `damaged answers are read or refused, and never unsafe`() async throws {
    let vegan = EaterLimits(diets: .vegan, allergens: [.treeNut, .peanut])
    let whole =
      #"{"substitutes": [{"food": "tallow", "ratio": "1", "basis": "volume", "job": "fat"}, "#
      + #"{"food": "coconut milk", "ratio": "3/4", "basis": "weight", "job": "dairy"}]}"#
    var read = 0
    let count = Sample.count(quick: 150, whole: 1_500)
    for seed in 0..<count {
      var answer = AskedAssistant.saying(whole)
      var random = SeededGenerator(seed: seed)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: answer.body.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: answer.body[place] = UInt8.random(in: 0...255, using: &random)
        case 1: answer.body.remove(at: place)
        default: answer.body.insert(contentsOf: Array("null,{\"[".utf8), at: place)
        }
      }
      let damaged = answer
      let asked = AskedAssistant { _ in damaged }
      do throws(AssistantError) {
        let proposals = try await asked.client().substitutes(
          for: SubstituteQuestion(about: "butter"), at: SubstituteRequest(limits: vegan),
          allowing: .everything)
        read += 1
        #expect(proposals.proposals.allSatisfy { Self.isSafe($0.substitute.food, vegan) })
      } catch {
        #expect([.unreadable, .declined, .brokenOff].contains(error), "\(error)")
      }
    }
    #expect(count / 15..<count - count / 15 ~= read, "\(read)")
  }

  @Test func `random readings keep the numbers of their lines, and name known foods`() async throws
  {
    var proposed = 0
    let count = Sample.count(quick: 60, whole: 400)
    for seed in 0..<count {
      var random = SeededGenerator(seed: seed, 1)
      let name = try #require(Self.names.randomElement(using: &random))
      let other = try #require(Self.names.randomElement(using: &random))
      let amount = Int.random(in: 1...9, using: &random)
      let said = random.happens(0.7) ? amount : amount + 1
      let food = random.happens(0.7) ? name : other
      let asked = AskedAssistant(
        says: """
          {"lines": [{"line": 0, "amount": "\(said)", "unit": "cups", \
          "food": \(AskedAssistant.quoted(food)), "rest": null}]}
          """)
      let read = try await asked.client().readings(
        of: ReadingQuestion(lines: ["\(name) - \(amount) cups"]), allowing: .everything)
      for line in read.lines {
        proposed += 1
        #expect(said == amount && line.line.amounts.first?.quantity == .exactly(Fraction(amount)))
        let own = FoodBook.culinary.food(named: name)
        let id = try #require(line.line.food?.id)
        #expect(own.map { FoodBook.culinary.lineage(of: id).contains($0.id) } ?? false)
      }
    }
    #expect(proposed > count / 7, "\(proposed)")
  }
}
