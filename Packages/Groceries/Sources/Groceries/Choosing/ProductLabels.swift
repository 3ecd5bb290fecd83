import MealModels

/// Finds the foods that the name and brand of a product mention in addition to the food that it is
/// sold as.
///
/// A shop files "oat and almond drink" under oat milk. Labels are read by the reader of recipe
/// texts. A product is harmful if its label names a food that an eater may not have. For an eater
/// with a diet or an allergy it is also harmful if its label has an unknown word, unless that is
/// the brand or a usual word of shops.
public struct ProductLabels: Sendable {
  private let book: FoodBook
  private let memory: LabelMemory

  /// Makes a reader of labels that knows the foods of a reference.
  public init(_ foods: FoodReference) {
    book = foods.book
    memory = LabelMemory(foods)
  }

  /// The reason why a product may not be chosen; nil if its label gives no reason.
  ///
  /// The food that the product is sold as is not judged by the label, because a person may have
  /// planned a dish with this food knowingly.
  ///
  /// - Parameter limits: the limits of everyone who eats it; nil if they cannot be read, so that
  ///   only the food itself is safe.
  public func harm(of product: Product, for limits: EaterLimits?) -> ExclusionReason? {
    guard limits != EaterLimits.none else { return nil }
    let finds = finds(of: product)
    let own = product.food.flatMap { book.contents(of: $0) } ?? FoodContents()
    let lineage = product.food.map { book.lineage(of: $0) } ?? []
    let table = LabelTable(limits: limits, contents: own, lineage: lineage)
    if let harm = finds.first(where: table.isHarmed), let food = harm.food {
      return .isUnsafe(food)
    }
    guard limits?.protects ?? true else { return nil }
    return finds.first { $0.food == nil }.map { .isUnclear($0.text) }
  }

  /// The reason why a product may not be chosen for an item that nobody planned; nil if there is
  /// none.
  ///
  /// The food that it is sold as is judged too, without what its label certainly excludes. Dislikes
  /// and keto are ignored, because the person named the food.
  public func harmUnplanned(of product: Product, for limits: EaterLimits?) -> ExclusionReason? {
    guard limits != EaterLimits.none else { return nil }
    guard let food = product.food else { return harm(of: product, for: limits) }
    guard let limits else { return .isUnsafe(food) }
    let named = finds(of: product).first { $0.food == food }
    let facts = MealFacts(
      contents: named?.contents ?? book.contents(of: food) ?? FoodContents(),
      foods: named?.lineage ?? book.lineage(of: food),
      unknownIngredients: book.contents(of: food) == nil ? [food.rawValue] : [])
    let isSafe = limits.breaches(of: facts).allSatisfy { breach in
      if case .dislike = breach { true } else { breach == .diet(.keto) }
    }
    return isSafe ? harm(of: product, for: limits) : .isUnsafe(food)
  }

  private func finds(of product: Product) -> [LabelFind] {
    memory.finds(product.name, product.brand) { read in
      let words = LabelWords.bundled
      let vocabulary = LabelVocabulary(
        brand: FoodName.words(of: product.brand), idle: words.idle, unclear: words.unclear)
      return read(product.name, vocabulary) + finds(ofBrand: product.brand, read)
    }
  }

  /// The foods that a brand names with their own names, or within other words.
  ///
  /// Other names of foods are ignored, because "ranches" and "crackling" are brands more often than
  /// they are dressing and rinds. If the whole brand is a name of a food, such as Philadelphia, it
  /// names that food.
  private func finds(
    ofBrand brand: String, _ read: FoodReference.LabelFinder
  ) -> [LabelFind] {
    guard !brand.isEmpty else { return [] }
    let words = Set(FoodName.words(of: brand).map { FoodName.singular($0) })
    return read(brand, LabelVocabulary()).filter { find in
      guard let food = find.food.flatMap({ book[$0] }) else { return false }
      let name = FoodName.words(of: food.name).map { FoodName.singular($0) }
      return words.isSuperset(of: name) || book.food(named: find.text) == nil
        || book.food(named: brand)?.id == food.id
    }
  }
}

/// The limits of a table, if they can be read, and the contents of the food that a product is sold
/// as.
private struct LabelTable {
  let limits: EaterLimits?
  let contents: FoodContents
  let lineage: Set<FoodID>

  /// Whether a named food breaks a limit that the product's own food does not break.
  ///
  /// The contents of the named food are compared only with the contents of the product's own food.
  /// Its possible contents are compared with the contents and possible contents of the own food. So
  /// traces in the own food excuse neither.
  func isHarmed(by find: LabelFind) -> Bool {
    guard let food = find.food else { return false }
    guard let limits else { return !lineage.contains(food) || brings(find) }
    return Certainty.allCases.contains { certainty in
      let known = Set(breaches(of: limits, FoodContents(), [], certainty))
      return breaches(of: limits, find.contents, find.lineage, certainty)
        .contains { !known.contains($0) && $0 != .diet(.keto) }
    }
  }

  /// Whether the named food has any contents that the product's own food does not have.
  private func brings(_ find: LabelFind) -> Bool {
    var all = contents
    all.formUnion(find.contents)
    return all != contents
  }

  /// The certainty of contents, each level of which is compared separately.
  private enum Certainty: CaseIterable {
    case contained, possible, traces
  }

  private func breaches(
    of limits: EaterLimits, _ further: FoodContents, _ foods: Set<FoodID>,
    _ certainty: Certainty
  ) -> [LimitBreach] {
    var all = contents
    all.formUnion(further)
    if certainty != .traces { all.traces = [] }
    if certainty == .contained { all.possible = [] }
    return limits.breaches(
      of: MealFacts(contents: all, foods: lineage.union(foods), unknownIngredients: []))
  }
}
