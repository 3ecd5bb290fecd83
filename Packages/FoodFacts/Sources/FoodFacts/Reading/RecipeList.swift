import MealModels

/// What the list of a recipe accounts for, and the foods beside it that its steps use.
struct RecipeList {
  private struct Line {
    let lineage: Set<FoodID>
    /// The words of the line's name and of its food's, in the singular.
    let names: [[String]]
  }

  private let book: FoodBook
  private var lines: [Line] = []
  private var contents = FoodContents()
  private var lineage: Set<FoodID> = []

  init(_ recipe: Recipe, _ book: FoodBook) {
    self.book = book
    for line in recipe.ingredients { add(line.food, named: line.name) }
    for food in recipe.alsoUses { add(food, named: food.rawValue) }
  }

  private mutating func add(_ id: FoodID?, named name: String) {
    guard let food = id.flatMap({ book[$0] }) else { return }
    let kinds = book.lineage(of: food.id)
    lineage.formUnion(kinds)
    if let own = book.contents(of: food.id) { contents.formUnion(own) }
    lines.append(
      Line(
        lineage: kinds,
        names: [name, food.name].map { FoodName.words(of: $0).map { FoodName.singular($0) } }))
  }

  /// Whether the meal has all that a food contains and is made of.
  func accounts(for food: FoodID) -> Bool {
    guard lineage.contains(food), var whole = book.contents(of: food) else { return false }
    whole.formUnion(contents)
    return whole == contents && book.lineage(of: food).isSubset(of: lineage)
  }

  /// Whether a line is what somebody means who says "the milk": oat milk, where that is listed.
  func holdsWhat(isMeantBy mention: FoodMention) -> Bool {
    lines.contains { line in
      line.lineage.contains(mention.food)
        || line.names.contains { $0.suffix(mention.words.count).elementsEqual(mention.words) }
    }
  }

  /// Whether something listed is the meat of an animal.
  var hasFlesh: Bool { !contents.classes.isDisjoint(with: [.meat, .poultry, .pork, .fish, .shellfish]) }
}
