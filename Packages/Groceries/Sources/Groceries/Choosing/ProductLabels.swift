import MealModels

/// What the name and brand of a product say of foods in it, beside the food that it is sold as.
///
/// A shop files "oat and almond drink" under oat milk. Labels are read by what reads the texts of
/// recipes. A food that is named, and that somebody may not have, makes a product harmful; where
/// somebody has a diet or an allergy, a word that nobody knows does so too, unless it is the brand or
/// one of the words that shops put on anything.
public struct ProductLabels: Sendable {
  private let book: FoodBook
  private let memory: LabelMemory

  /// Makes a reader of labels that knows the foods of a reference.
  public init(_ foods: FoodReference) {
    book = foods.book
    memory = LabelMemory(foods)
  }

  /// Why a product may not be taken; nil where nothing on its label speaks against it.
  ///
  /// What the food that it is sold as does itself is no matter of its label: a dish that somebody
  /// planned knowingly may hold it.
  ///
  /// - Parameter limits: those of everybody who eats it; nil where they cannot be read, so that
  ///   nothing but the food itself is safe.
  public func harm(of product: Product, for limits: EaterLimits?) -> PassOver? {
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

  private func finds(of product: Product) -> [LabelFind] {
    memory.finds(product.name, product.brand) { read in
      let words = LabelWords.bundled
      let vocabulary = LabelVocabulary(
        brand: FoodName.words(of: product.brand), idle: words.idle, unclear: words.unclear)
      return read(product.name, vocabulary) + finds(ofBrand: product.brand, read)
    }
  }

  /// The foods of a brand, by the very names of foods and by words that are made of one: ranches and
  /// crackling are brands more often than they are dressing and rinds.
  ///
  /// A brand that is a name of a food itself, as Philadelphia is, names it.
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

/// The limits of a table, where they can be read, and what a product contains by what it is sold as.
private struct LabelTable {
  let limits: EaterLimits?
  let contents: FoodContents
  let lineage: Set<FoodID>

  /// Whether what a label names breaks a limit that the food itself does not break.
  ///
  /// What it contains is held against what the food contains, and what it may be made with against what
  /// the food contains or may be made with, so that traces of the food excuse none of it.
  func isHarmed(by find: LabelFind) -> Bool {
    guard let food = find.food else { return false }
    guard let limits else { return !lineage.contains(food) || brings(find) }
    return Certainty.allCases.contains { certainty in
      let known = Set(breaches(of: limits, FoodContents(), [], certainty))
      return breaches(of: limits, find.contents, find.lineage, certainty)
        .contains { !known.contains($0) && $0 != .diet(.keto) }
    }
  }

  /// Whether something is in what is named that is not in the food itself.
  private func brings(_ find: LabelFind) -> Bool {
    var all = contents
    all.formUnion(find.contents)
    return all != contents
  }

  /// How certain it has to be that something is in a product to count.
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
