import FoodFacts
import MealModels
import Testing

@testable import Groceries

@Suite struct SubstituteFinderTests {
  private static let finder = SubstituteFinder(.culinary)

  private func answer(_ food: FoodID, _ limits: EaterLimits = .none) -> SubstituteAnswer {
    Self.finder.answer(food, for: SubstituteRequest(limits: limits))
  }

  /// Limits written as ids of diets and allergens.
  static func limits(_ text: String) -> EaterLimits {
    let words = text.split(separator: " ").map { String($0) }
    return EaterLimits(
      diets: DietSet(words.compactMap(Diet.init(rawValue:))),
      allergens: AllergenSet(words.compactMap(Allergen.init(rawValue:))))
  }

  @Test func `hard cases offer nothing unsafe, and something sensible`() throws {
    for row in try ShopFiles.list("substitutes-hard.tsv") {
      let answer = answer(FoodID(rawValue: row[0]), Self.limits(row[1]))
      let offered = Set(answer.choices.flatMap { $0.substitute.parts.map(\.food.rawValue) })
      let never = Set(row[2].split(separator: " ").map { String($0) })
      let wanted = Set(row[3].split(separator: " ").map { String($0) })
      #expect(offered.isDisjoint(with: never), "\(row): \(offered.intersection(never))")
      #expect(!offered.isDisjoint(with: wanted), "\(row): \(offered.sorted())")
    }
  }

  @Test func `almond milk is refused at a table with a nut allergy, and it is told why`() throws {
    let answer = answer("milk", EaterLimits(allergens: [.treeNut, .milk]))
    let refused = try #require(answer.refused.first { $0.substitute.food == "almond-milk" })
    #expect(refused.because.contains("contains tree nut"))
  }

  @Test func `a food that one eater must not eat and another does not want is named once`() throws {
    let limits = EaterLimits(
      allergies: [FoodAllergy(to: "coconut", in: .culinary)],
      dislikes: [FoodDislike(of: "coconuts", in: .culinary)])
    let table = try SubstituteTable(
      rows: "milk\tcoconut-milk 1\tvolume\tdairy\t5\twhy\tchange\t", kin: "")
    let answer = SubstituteFinder(.culinary, table: table)
      .answer("milk", for: SubstituteRequest(limits: limits))
    #expect(answer.refused.map(\.because) == ["contains coconut"])
  }

  @Test func `a name for several foods is refused at any table`() throws {
    let table = try SubstituteTable(
      rows: "milk\tnut 1\tvolume\tdairy\t5\twhy\tchange\t", kin: "")
    let reference = FoodReference(
      try FoodBook([Food(id: "milk", name: "milk"), Food(id: "nut", name: "nut", isGroup: true)]))
    let answer = SubstituteFinder(reference, table: table)
      .answer("milk", for: SubstituteRequest(limits: .none))
    #expect(answer.choices.isEmpty)
    #expect(answer.refused.map(\.because) == ["'nut' may be any of several foods"])
  }

  @Test func `the finder refuses an unknown substitute, even without limits`() throws {
    let table = try SubstituteTable(
      rows: "milk\tfrob 1\tvolume\tdairy\t5\twhy\tchange\t", kin: "")
    let answer = SubstituteFinder(.culinary, table: table)
      .answer("milk", for: SubstituteRequest(limits: .none))
    #expect(answer.refused.map(\.because) == ["we do not know what frob contains"])
  }

  @Test func `an allergy to what hides in other foods leaves no substitute`() {
    let salt = FoodAllergy(to: "salt", in: .culinary)
    let answer = answer("butter", EaterLimits(allergies: [salt]))
    #expect(answer.choices.isEmpty)
    #expect(answer.refused.first?.because.contains("we cannot tell which foods hold salt") == true)
  }

  @Test func `an allergy to a food covers what is made of it`() {
    let coconut = FoodAllergy(to: "coconut", in: .culinary)
    let offered = answer("heavy-cream", EaterLimits(allergies: [coconut])).choices
      .flatMap { $0.substitute.parts.map(\.food) }
    #expect(!offered.contains { FoodBook.culinary.lineage(of: $0).contains("coconut") })
    #expect(!offered.isEmpty)
  }

  @Test func `a disliked food is not offered as a substitute`() {
    let offered = answer("chicken", EaterLimits(dislikes: [.asNamed("mushroom")])).choices
    #expect(!offered.contains { $0.substitute.food == "mushroom" })
  }

  @Test func `traces that everyone accepts are no reason, what a food may be made of is`() {
    let milk = EaterLimits(allergens: [.milk], acceptedTraces: [.milk])
    let soy = EaterLimits(allergens: [.soy], acceptedTraces: [.soy])
    let isOffered = { (limits: EaterLimits) in
      answer("butter", limits).choices.contains { $0.substitute.food == "vegan-butter" }
    }
    #expect(!isOffered(EaterLimits(allergens: [.milk])))
    #expect(isOffered(milk))
    #expect(!isOffered(soy))
    let refused = answer("butter", soy).refused.first { $0.substitute.food == "vegan-butter" }
    #expect(refused?.because.contains("may be made with soy") == true)
  }

  @Test func `dairy comes into no kosher dish that may hold meat`() {
    let limits = EaterLimits(diets: [.kosher])
    let unknown = answer("rapeseed-oil", limits)
    #expect(!unknown.choices.contains { $0.substitute.food == "butter" })
    let oil = answer("olive-oil", limits)
    #expect(oil.refused.contains { $0.substitute.food == "butter" })
    let plain = MealFacts(contents: FoodContents(), foods: ["bread"])
    let beside = Self.finder.answer(
      "olive-oil", for: SubstituteRequest(limits: limits, beside: plain))
    #expect(beside.choices.contains { $0.substitute.food == "butter" })
    let meaty = MealFacts(contents: FoodContents(classes: [.meat]), foods: ["beef"])
    let stew = Self.finder.answer(
      "olive-oil", for: SubstituteRequest(limits: limits, beside: meaty))
    #expect(stew.refused.contains { $0.substitute.food == "butter" })
  }

  /// Sweet without carbohydrate that the body uses.
  private static let noSugar: Set<FoodID> = ["erythritol", "stevia", "monk-fruit-sweetener"]

  @Test func `keto takes nothing sweet or starchy`() {
    let limits = EaterLimits(diets: [.keto])
    for food in ["sugar", "wheat-flour", "cornstarch", "potato", "rice", "honey"] as [FoodID] {
      for choice in answer(food, limits).choices {
        for part in choice.substitute.parts where !Self.noSugar.contains(part.food) {
          let grams = FoodReference.culinary.netCarbohydrate(of: part.food) ?? 100
          #expect(grams <= 10, "\(part.food) for \(food)")
        }
      }
    }
  }

  @Test func `an unavailable food is not offered as a substitute`() {
    let request = SubstituteRequest(limits: .none, unavailable: ["vegan-butter", "ghee"])
    let offered = Self.finder.answer("butter", for: request).choices.map(\.substitute.food)
    #expect(!offered.contains("ghee"))
    #expect(!offered.contains("vegan-butter"))
    #expect(offered.contains("olive-oil"))
  }

  @Test func `a food without rows takes those of its plain kind, and that kind`() {
    let answer = answer("jersey-x")
    #expect(answer.isUnknown)
    let smoked = self.answer("smoked-mozzarella", EaterLimits(allergens: [.milk]))
    #expect(smoked.kind == "mozzarella")
    #expect(smoked.refused.contains { $0.substitute.food == "mozzarella" })
    #expect(smoked.choices.contains { $0.substitute.food == "nutritional-yeast" })
  }

  @Test func `a name is understood as the foods understand it, and no other`() {
    let request = SubstituteRequest(limits: .none)
    #expect(Self.finder.answer(named: "double creams", for: request)?.food == "double-cream")
    #expect(Self.finder.answer(named: "frobnitz", for: request) == nil)
  }
}
