import MealModels

/// What the name and brand of a product say of foods in it, beside the food that it is sold as.
///
/// A shop files "oat and almond drink" under oat milk. Words that nobody knows forbid nothing, because
/// names of goods are full of them; a food that is known, and that somebody may not have, always does.
public struct ProductLabels: Sendable {
  private let book: FoodBook
  private let names: FoodReference.NameReader

  /// Makes a reader of labels that knows the foods of a reference.
  public init(_ foods: FoodReference) {
    book = foods.book
    names = foods.namer(foods.book)
  }

  /// The foods that a product names beyond what its own food is made of.
  ///
  /// A name that means one food as a whole, such as "peanut-free granola" or "vegan chicken", names
  /// no other but what it comes with. Else the names of its own food come first, then the longest
  /// stretches of the other words that are names of foods. What is said to be left out is not in it,
  /// and neither is a cheese with rennet in one that has none: "Monterey Jack, no animal rennet".
  public func furtherFoods(of product: Product) -> [FoodID] {
    let own = product.food.map { book.lineage(of: $0) } ?? []
    let words = FoodName.words(of: product.name)
    let head = words.prefix { $0 != "with" }
    guard let whole = names(head.joined(separator: " ")) else {
      let label = LabelWords(words, own: own, in: book)
      return further(label.foods + brandFoods(product.brand), own, leftOut: label.leftOut)
    }
    let added = LabelWords(Array(words[head.endIndex...]), own: own, in: book)
    return further([whole.id] + added.foods + brandFoods(product.brand), own, leftOut: [])
  }

  private func further(
    _ named: [FoodID], _ own: Set<FoodID>, leftOut: Set<FoodID>
  ) -> [FoodID] {
    let saysNoRennet = leftOut.contains {
      book.contents(of: $0)?.classes.contains(.rennet) ?? false
    }
    let setWithRennet: FoodClasses = saysNoRennet ? [.rennet, .possibleAnimal] : []
    return Set(named).filter { food in
      !own.contains(food) && book.lineage(of: food).isDisjoint(with: leftOut)
        && (book.contents(of: food)?.classes.isDisjoint(with: setWithRennet) ?? true)
    }.sorted()
  }

  /// The foods of a brand, by the very names of foods alone: ranches and crackling are brands more
  /// often than they are dressing and rinds.
  private func brandFoods(_ brand: String) -> [FoodID] {
    let brand = FoodName.words(of: brand)
    let words = brand.map { FoodName.singular($0) }
    return LabelWords(brand, own: [], in: book).foods.filter { food in
      let name = FoodName.words(of: book[food]?.name ?? "").map { FoodName.singular($0) }
      return !name.isEmpty && name.allSatisfy { words.contains($0) }
    }
  }

  /// The food that a product names and that somebody may not have; nil where it names none.
  ///
  /// What the food that it is sold as does itself is no matter of its label: a dish that somebody
  /// planned knowingly may hold it.
  public func harm(of product: Product, for limits: EaterLimits) -> FoodID? {
    guard limits != .none else { return nil }
    let known = Set(limits.breaches(of: facts(of: product, with: nil)))
    return furtherFoods(of: product).first { food in
      limits.breaches(of: facts(of: product, with: food))
        .contains { !known.contains($0) && $0 != .diet(.keto) }
    }
  }

  /// What a product contains by what it is sold as, and with a food that it names.
  ///
  /// What it may be made with and traces of it do not count, so that what is named is no less harmful for them.
  private func facts(of product: Product, with food: FoodID?) -> MealFacts {
    var contents = product.food.flatMap { book.contents(of: $0) } ?? FoodContents()
    contents.possible = []
    contents.traces = []
    var foods = product.food.map { book.lineage(of: $0) } ?? []
    if let food {
      contents.formUnion(book.contents(of: food) ?? FoodContents())
      foods.formUnion(book.lineage(of: food))
    }
    return MealFacts(contents: contents, foods: foods, unknownIngredients: [])
  }
}

/// The foods that the words of a label name, each word for one of them.
struct LabelWords {
  /// The most words of a name that are looked for.
  private static let longestName = 5
  /// Words before what is not in a product.
  private static let leavesOut: Set<String> = ["no", "non", "without", "zero"]

  /// The foods that are in the product by its words.
  private(set) var foods: [FoodID] = []
  /// The foods that it says it is without.
  private(set) var leftOut: Set<FoodID> = []

  private let words: [String]
  private var isRead: [Bool]

  /// - Parameter own: the food of the product with what it is made of, whose names come first.
  init(_ words: [String], own: Set<FoodID>, in book: FoodBook) {
    self.words = words
    isRead = words.map { _ in false }
    if !own.isEmpty { read(book) { own.contains($0) } }
    read(book) { _ in true }
  }

  /// Reads the longest names first, among the words that nothing was read of.
  private mutating func read(_ book: FoodBook, _ counts: (FoodID) -> Bool) {
    for length in stride(from: min(Self.longestName, words.count), to: 0, by: -1) {
      for start in 0...(words.count - length) {
        let stretch = start..<(start + length)
        guard !isRead[stretch].contains(true),
          let food = book.food(ofKey: FoodName.key(of: words[stretch]))?.id, counts(food)
        else { continue }
        for place in stretch { isRead[place] = true }
        if isLeftOut(stretch) { leftOut.insert(food) } else { foods.append(food) }
      }
    }
  }

  private func isLeftOut(_ stretch: Range<Int>) -> Bool {
    stretch.lowerBound > 0 && Self.leavesOut.contains(words[stretch.lowerBound - 1])
      || stretch.upperBound < words.count && words[stretch.upperBound] == "free"
  }
}
