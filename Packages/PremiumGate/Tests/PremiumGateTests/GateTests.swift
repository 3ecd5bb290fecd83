import Testing

@testable import PremiumGate

/// The whole table, once more and by hand (C-P01, C-P02, C-P03, conflicts 5.2 and 5.6).
private let access: [Usage: [String]] = [
  //          none       trial      active     grace      lapsed
  .view: ["premium", "allowed", "allowed", "allowed", "readOnly"],
  .add: ["premium", "allowed", "allowed", "allowed", "premium"],
  .change: ["premium", "allowed", "allowed", "allowed", "premium"],
  .apply: ["premium", "allowed", "allowed", "allowed", "premium"],
  .remove: ["allowed", "allowed", "allowed", "allowed", "allowed"],
  .export: ["allowed", "allowed", "allowed", "allowed", "allowed"],
]

/// Who is blamed: for adding, and for everything else.
private let blame: [PremiumFeature: (add: Trigger, other: Trigger)] = [
  .mealFavorites: (.mealSaved, .favoritesOpened),
  .cuisineFilter: (.cuisinesOpened, .cuisinesOpened),
  .shoppingList: (.shoppingListOpened, .shoppingListOpened),
]

struct GateCell: Sendable, CustomTestStringConvertible {
  let feature: PremiumFeature
  let usage: Usage
  let column: Int

  var testDescription: String { "\(feature.rawValue) \(usage.rawValue) \(phases[column].id)" }

  static let all = PremiumOffer.sample.features.flatMap { feature in
    Usage.allCases.flatMap { usage in
      phases.indices.map { GateCell(feature: feature, usage: usage, column: $0) }
    }
  }
}

struct GateTests {
  @Test(arguments: GateCell.all)
  func `every cell of the table is as written down`(cell: GateCell) throws {
    let triggers = try #require(blame[cell.feature])
    let expected: Decision =
      switch try #require(access[cell.usage])[cell.column] {
      case "allowed": .allowed
      case "readOnly": .readOnly
      default: .needsPremium(cell.usage == .add ? triggers.add : triggers.other)
      }
    #expect(Gate(phases[cell.column], of: .sample).decide(cell.usage, cell.feature) == expected)
  }

  @Test func `the table has three features, six usages and five phases`() {
    #expect(GateCell.all.count == 3 * 6 * 5)
  }

  // S-PREM-14, S-ERR-03, C-S07
  @Test func `saving in a recipe has its own trigger`() {
    let gate = Gate(.none, of: .sample)
    #expect(gate.decide(.add, .mealFavorites, from: .recipe).trigger == .mealSavedInRecipe)
    #expect(gate.decide(.view, .mealFavorites, from: .recipe).trigger == .favoritesOpened)
    #expect(gate.decide(.add, .shoppingList, from: .recipe).trigger == .ingredientTapped)
  }

  @Test func `where the question is asked changes the sentence and never the answer`() {
    for cell in GateCell.all {
      let gate = Gate(phases[cell.column], of: .sample)
      let here = gate.decide(cell.usage, cell.feature, from: .recipe)
      let there = gate.decide(cell.usage, cell.feature)
      #expect(here.isAllowed == there.isAllowed && here.isReadable == there.isReadable)
    }
  }

  // C-P01
  @Test func `saving a meal needs premium`() {
    #expect(PremiumOffer.sample.item(.mealFavorites)?.freeLimit == 0)
    #expect(!Gate(.none, of: .sample).decide(.add, .mealFavorites).isAllowed)
  }

  @Test(arguments: [(0, true), (2, true), (3, false), (4, false)])
  func `the limit of free saves is one number of the offer that works`(
    saved: Int, isAllowed: Bool
  ) {
    let offer = PremiumOffer([
      PremiumItem(.mealFavorites, .mealSaved, freeLimit: 3),
      PremiumItem(.shoppingList, .shoppingListOpened),
    ])
    let gate = Gate(.none, of: offer, used: [.mealFavorites: saved])
    #expect(gate.decide(.add, .mealFavorites).isAllowed == isAllowed)
    #expect(gate.decide(.view, .mealFavorites).isAllowed)
    #expect(!gate.decide(.add, .shoppingList).isAllowed)
  }

  @Test func `each trigger has a copy key of its own and is reached`() {
    let triggers = PremiumOffer.sample.triggers
    #expect(Set(triggers.map(\.copyKey)).count == triggers.count)
    #expect(Trigger.mealSavedInRecipe.copyKey == "premium.trigger.meal-saved-in-recipe")
    var reached: Set<Trigger> = []
    for feature in PremiumOffer.sample.features {
      for usage in Usage.allCases {
        for place in [Gate.Place.recipe, .elsewhere] {
          if let trigger = Gate(.none, of: .sample).decide(usage, feature, from: place).trigger {
            reached.insert(trigger)
          }
        }
      }
    }
    #expect(reached == Set(triggers))
  }

  @Test func `a feature that the app does not sell is free`() {
    for usage in Usage.allCases {
      #expect(Gate(.none, of: PremiumOffer()).decide(usage, .mealFavorites) == .allowed)
    }
  }
}
