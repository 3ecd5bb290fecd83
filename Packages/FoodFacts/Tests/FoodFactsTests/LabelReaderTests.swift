import MealModels
import Testing

@testable import FoodFacts

/// What short texts such as labels name.
@Suite struct LabelReaderTests {
  private let read = FoodReference.culinary.labeler(.culinary)

  private func allergens(_ text: String) -> AllergenSet {
    read(text, LabelVocabulary()).reduce(into: []) { $0.formUnion($1.contents.allergens) }
  }

  @Test(arguments: [
    ("Yeast Free Rye Loaf", Allergen.gluten), ("No Onion Pesto", .milk),
    ("Pesto without garlic", .milk), ("Sugarless Fudge", .milk), ("Pesto (no basil)", .milk),
    ("Hold the Onion Caesar Dressing", .fish), ("Puffed Wheat Free from Caffeine", .wheat),
    ("Nuss Nougat, sans sucre, Praline", .hazelnut),
    // A sign that also says how much there is of something clears only that.
    ("0% Milk Yogurt", .milk), ("Zero Sugar Milk Chocolate", .milk),
    // Ranges of shops are called so.
    ("Free From Fish Fingers", .fish), ("Tesco Free From Salmon", .fish),
    ("Free From Chocolate Milk", .milk), ("Free From Egg Mayo", .egg),
    ("Free From Milk Chocolate", .milk), ("Free From Gluten Bread", .gluten),
    // What is said to be so only nearly is not so.
    ("Nearly Egg Free Rice", .egg), ("99% Milk Free Rice", .milk),
    ("Gluten Free Style Bread", .gluten),
    // The shortest name is cleared, so that the rest of a longer one is still there.
    ("No Almond Butter Cookies", .milk), ("Peanut Butter Free Cups", .peanut),
  ])
  func `a claim clears the thing that it names and nothing made of it`(
    label: String, allergen: Allergen
  ) {
    #expect(allergens(label).contains(allergen), "\(read(label, LabelVocabulary()))")
  }

  @Test(arguments: [
    ("Chicken-Style Pieces", true), ("Bacon Type Rashers", true), ("Chicken Alternative", true),
    ("Greek Style Yogurt", false), ("Cream Style Corn", false), ("Chicken Pieces", false),
  ])
  func `a product that is only like a food is unknown`(label: String, isUnclear: Bool) {
    #expect(read(label, LabelVocabulary()).contains { $0.food == nil } == isUnclear)
  }

  @Test(arguments: [
    ("Gluten Free White Bread", Allergen.gluten), ("Milk Free Chocolate", .milk),
    ("Egg-Free Mayonnaise", .egg), ("Peanut Free Granola", .peanut), ("No Yeast Added", .gluten),
    ("Yeast-free", .gluten), ("Made without nuts", .almond),
  ])
  func `a certain claim on a label excludes its allergen`(label: String, allergen: Allergen) {
    #expect(!allergens(label).contains(allergen), "\(read(label, LabelVocabulary()))")
  }

  @Test func `of a food that is free of one thing the rest counts`() {
    #expect(allergens("Milk Free Chocolate").contains(.soy))
    #expect(allergens("Gluten Free Egg Noodles").contains(.egg))
  }

  @Test(arguments: [
    ("Peanutty Spread", "peanut"), ("Cheesy Rice", "cheese"), ("Oat Mandel", "almond"),
    ("Beurre de cacahuetes", "peanut"), ("Rice, Buttered", "butter"),
  ])
  func `words that are made of a food, or name it in another language, are seen as in recipes`(
    label: String, food: FoodID
  ) {
    let finds = read(label, LabelVocabulary())
    #expect(finds.contains { $0.lineage.contains(food) }, "\(finds)")
  }

  @Test(arguments: ["Weizenbrot", "Oat Zorblax", "牛奶", "Oat Drink ⠏⠑⠁"])
  func `the label reader finds unknown words and signs as unknown foods`(label: String) {
    #expect(read(label, LabelVocabulary()).contains { $0.food == nil })
  }

  @Test func `a brand and idle words say nothing, and what they hide is still seen`() {
    let brand = LabelVocabulary(brand: ["tarrow", "ranch"], idle: ["zorblax"])
    #expect(read("Tarrow Ranch Zorblax Rice", brand).map(\.food) == ["rice"])
    #expect(read("Tarrow Ranch Dressing", brand).contains { $0.contents.allergens.contains(.milk) })
    // No name is read across a word that is left out.
    #expect(allergens("Oat Zorblax Milk").contains(.milk))
  }

  @Test func `a word that is unclear on labels is unknown there, unless it is part of a name`() {
    let words = LabelVocabulary(unclear: ["pain", "room"])
    #expect(read("Room zorblax", words).contains { $0.food == nil && $0.text == "room" })
    #expect(!read("Pain au chocolat", words).contains { $0.food == nil })
  }
}

/// Claims put before and behind the names of all kinds of food, beside a naive reference: the food as
/// the book has it without the one allergen that is named.
@Suite struct LabelClaimTests {
  private static let allergens: [(word: String, gone: AllergenSet)] = [
    ("yeast", []), ("garlic", []), ("sugar", []), ("milk", [.milk]), ("egg", [.egg]),
    ("gluten", [.gluten, .wheat]), ("peanut", [.peanut]), ("soy", [.soy]), ("mustard", [.mustard]),
    ("celery", [.celery]), ("sesame", [.sesame]), ("fish", [.fish]),
  ]
  private static let forms: [@Sendable (String, String) -> String] = [
    { "\($0) free \($1)" }, { "\($0)-free \($1)" }, { "no \($0) \($1)" },
    { "without \($0) \($1)" }, { "\($1), no \($0)" }, { "\($1) free from \($0)" },
    { "\($1) without \($0)" }, { "free of \($0) \($1)" }, { "hold the \($0) \($1)" },
    { "\($0)less \($1)" },
  ]

  @Test func `no claim takes more from a food than what it names`() {
    let (book, read) = (FoodBook.culinary, FoodReference.culinary.labeler(.culinary))
    var missed: [String] = []
    for index in stride(from: 0, to: book.count, by: 41) {
      guard let food = book.food(at: index), let contents = book.contents(of: food.id) else {
        continue
      }
      for (number, claim) in Self.allergens.enumerated() {
        let label = Self.forms[(index + number) % Self.forms.count](claim.word, food.name)
        let finds = read(label, LabelVocabulary())
        if finds.contains(where: { $0.food == nil }) { continue }
        let seen = finds.reduce(into: AllergenSet()) { $0.formUnion($1.contents.allergens) }
        let expected = contents.allergens.subtracting(claim.gone)
        if !seen.isSuperset(of: expected) {
          missed.append("\(label): \(expected.subtracting(seen))")
        }
      }
    }
    #expect(missed.isEmpty, "\(missed.joined(separator: "\n"))")
  }
}
