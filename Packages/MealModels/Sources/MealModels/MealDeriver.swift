/// Derives the facts and traits of many recipes, looking up each food once.
public struct MealDeriver {
  /// The most net carbohydrate in a serving of a keto meal, in grams.
  ///
  /// Three such meals and two snacks stay at 50 g a day, the upper end of a very-low-carbohydrate
  /// diet (Feinman et al., Nutrition 31, 2015: 20-50 g a day).
  public static let ketoLimit = 10.0

  private struct KnownFood {
    let lineage: Set<FoodID>
    let contents: FoodContents
    let role: FoodRole
    let season: MonthSet
  }

  private let reference: FoodReference
  private var known: [FoodID: KnownFood] = [:]
  private var reader: FoodReference.TextReader?

  /// Makes a deriver over the known foods; a meal of unknown carbohydrate is never keto.
  public init(_ reference: FoodReference) {
    self.reference = reference
  }

  /// The meal of a recipe, with its facts and traits; the nutrition of a serving is computed only
  /// once.
  public mutating func meal(
    _ recipe: Recipe, slots: SlotSet, customs: MealCustoms = MealCustoms()
  ) -> Meal {
    let serving = reference.serving(recipe, reference.book)
    let traits = traits(of: recipe, serving)
    return Meal(
      recipe: recipe, slots: slots, facts: facts(of: recipe, serving), traits: traits,
      customs: customs.completed(slots: slots, traits: traits))
  }

  /// The facts of a recipe, as from ``MealFacts/init(of:foods:)``.
  public mutating func facts(of recipe: Recipe) -> MealFacts {
    facts(of: recipe, reference.serving(recipe, reference.book))
  }

  /// The traits of a recipe, as from ``MealTraits/init(of:foods:)``.
  public mutating func traits(of recipe: Recipe) -> MealTraits {
    traits(of: recipe, reference.serving(recipe, reference.book))
  }

  private mutating func facts(of recipe: Recipe, _ serving: ServingFacts) -> MealFacts {
    var contents = FoodContents()
    var foods: Set<FoodID> = []
    var unknown: [String] = []
    let listed = recipe.ingredients.map { (food: $0.food, name: $0.name) }
    let added = recipe.alsoUses.map { (food: Optional($0), name: $0.rawValue) }
    for ingredient in listed + added {
      guard let food = ingredient.food, let known = look(up: food) else {
        unknown.append(ingredient.name)
        continue
      }
      contents.formUnion(known.contents)
      foods.formUnion(known.lineage)
    }
    let named = named(in: recipe)
    for mention in named {
      guard let food = mention.food, let known = look(up: food) else {
        unknown.append(mention.label)
        continue
      }
      contents.formUnion(known.contents)
      foods.formUnion(known.lineage)
    }
    let isCounted = unknown.isEmpty && !named.contains(where: \.isStarchy)
    let carbohydrate = isCounted ? serving.netCarbohydrate : nil
    if !((carbohydrate ?? .infinity) <= Self.ketoLimit) { contents.classes.insert(.highCarb) }
    return MealFacts(contents: contents, foods: foods, unknownIngredients: unknown)
  }

  /// The foods that the texts name but the list does not include; empty for a reviewed recipe.
  private mutating func named(in recipe: Recipe) -> [NamedFood] {
    guard !recipe.isReviewed else { return [] }
    let read = reader ?? reference.reader(reference.book)
    reader = read
    return read(recipe)
  }

  private mutating func traits(of recipe: Recipe, _ serving: ServingFacts) -> MealTraits {
    let title = TitleWords(recipe.title)
    var lines: [TraitLine] = []
    for (position, ingredient) in recipe.ingredients.enumerated() {
      guard let food = ingredient.food, let known = look(up: food) else { continue }
      let isListed = serving.lines.indices.contains(position)
      lines.append(
        TraitLine(
          food: food, role: known.role, season: known.season,
          amounts: isListed ? serving.lines[position] : ServingFacts.Line(),
          isNamed: known.role.isSource && title.speak(of: known.lineage)))
    }
    var added: [FoodRole] = []
    for food in recipe.alsoUses { added += look(up: food).map { [$0.role] } ?? [] }
    var traits = MealTraits(
      shape: recipe.picture.kind, lines: lines, added: added, nutrition: serving.nutrition)
    traits.isRaw = isRaw(recipe)
    return traits
  }

  private mutating func isRaw(_ recipe: Recipe) -> Bool {
    var flesh: [(line: Ingredient, source: ProteinSource)] = []
    var others: [Ingredient] = []
    for line in recipe.ingredients {
      switch line.food.flatMap({ look(up: $0) })?.role {
      case _ where RawDish.isSoldReady(line): others.append(line)
      // An unknown food may be meat or fish.
      case nil: flesh.append((line, .none))
      case .protein(let source)? where source.isFlesh || source == .egg:
        flesh.append((line, source))
      case .seasoning?: break
      case _?: others.append(line)
      }
    }
    guard !flesh.isEmpty else { return false }
    return flesh.contains { RawDish.isMeantRaw($0.line) }
      || !RawDish.isCooked(flesh, beside: others, in: recipe)
  }

  private mutating func look(up food: FoodID) -> KnownFood? {
    if let found = known[food] { return found }
    guard let own = reference.book[food], let whole = reference.book.known(food) else { return nil }
    let found = KnownFood(
      lineage: whole.lineage, contents: whole.contents, role: reference.book.role(of: food),
      season: own.season)
    known[food] = found
    return found
  }
}

/// The words of a title, in the form in which names are compared.
private struct TitleWords {
  private let words: [String]

  init(_ title: String) {
    words = FoodName.words(of: title).map { FoodName.singular($0) }
  }

  /// Whether the title contains the id of one of some foods as words: "salmon", "black bean".
  func speak(of foods: Set<FoodID>) -> Bool {
    words.indices.contains { start in
      (start..<min(start + 3, words.count)).contains { end in
        foods.contains(FoodID(rawValue: words[start...end].joined(separator: "-")))
      }
    }
  }
}
