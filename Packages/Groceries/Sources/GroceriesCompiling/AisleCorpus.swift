import Groceries
import MealModels

/// The training data for the aisles of names: products of shops, foods, and words of the app.
///
/// The app's words are combined with words of products, so that the kind of a product weighs more
/// than its scent.
package struct AisleCorpus {
  private let goods: [AisleExample]
  private let listed: [AisleExample]
  private let foods: [AisleExample]

  /// Takes names of products, the app's own words, and names of foods.
  package init(goods: [AisleExample], listed: [AisleExample], foods: [AisleExample]) {
    self.goods = goods
    self.listed = listed
    self.foods = foods
  }

  /// The training data; held-out names of products are included only on request.
  package func examples(heldOut: Bool = false) -> [AisleExample] {
    let known = goods.filter { heldOut || !$0.isHeldOut }
    var chance = Chance()
    return known + foods + foods.flatMap(Self.inOtherForms)
      + listed.flatMap { own in
        [own] + (0..<Self.copies(own.aisle)).map { _ in varied(own, known, &chance) }
      }
  }

  /// The names of products that are held out from training.
  package var heldOut: [AisleExample] { goods.filter(\.isHeldOut) }

  /// The number of varied copies of a name; aisles whose product names give few hints get the most.
  private static func copies(_ aisle: Aisle) -> Int {
    switch aisle {
    case .household, .personalCare, .health, .baby, .pets: 14
    default: 1
    }
  }

  /// A name, with words of other products before it, where scents, flavors and brands usually are.
  private func varied(
    _ own: AisleExample, _ goods: [AisleExample], _ chance: inout Chance
  ) -> AisleExample {
    guard !goods.isEmpty else { return own }
    var before: [String] = []
    var after: [String] = []
    for _ in 0...chance.below(3) {
      let other = AisleText(goods[chance.below(goods.count)].text).words
      guard !other.isEmpty else { continue }
      let word = other[chance.below(other.count)]
      if chance.below(3) == 0 { after.append(word) } else { before.append(word) }
    }
    if chance.below(3) == 0 { before.append(Self.qualities[chance.below(Self.qualities.count)]) }
    if chance.below(4) == 0 { before.append(Self.unheardOf) }
    if chance.below(6) == 0 { after.insert("with", at: 0) }
    var name = AisleText(own.text).words
    if name.count > 1, chance.below(5) == 0 { name[name.count - 1] = Self.unheardOf }
    return AisleExample(
      (before + name + after).joined(separator: " "), own.aisle, weight: own.weight / 2)
  }

  /// The word that takes the place of unknown words in the training.
  static let unheardOf = "\u{3B1}"

  /// The food as frozen or canned, if its kind is sold that way.
  private static func inOtherForms(_ food: AisleExample) -> [AisleExample] {
    guard food.text.utf8.count < 24 else { return [] }
    switch food.aisle {
    case .produce, .seafood:
      return [
        AisleExample("frozen \(food.text)", .frozen, weight: 0.5),
        AisleExample("canned \(food.text)", .canned, weight: 0.3),
        AisleExample("tinned \(food.text)", .canned, weight: 0.3),
        AisleExample("\(food.text) can", .canned, weight: 0.3),
      ]
    case .meat, .deli, .bakery:
      return [AisleExample("frozen \(food.text)", .frozen, weight: 0.5)]
    default: return []
    }
  }

  private static let qualities = [
    "organic", "large", "small", "sensitive", "fresh", "natural", "unscented", "extra strength",
    "lavender", "citrus", "mint", "original", "free clear", "ultra", "advanced", "gentle", "daily",
  ]

  /// A generator of random numbers that are the same in every run.
  private struct Chance {
    private var state: UInt64 = 20_261
    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }
}
