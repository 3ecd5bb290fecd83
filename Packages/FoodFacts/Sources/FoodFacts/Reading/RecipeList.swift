import MealModels

/// What the list of a recipe accounts for, and the foods beside it that its steps use.
struct RecipeList {
  struct Line {
    let food: FoodID?
    let lineage: Set<FoodID>
    /// The words of the line's name and of its food's, in the singular.
    let names: [[String]]
  }

  let book: FoodBook
  private(set) var lines: [Line] = []
  private(set) var contents = FoodContents()
  private(set) var lineage: Set<FoodID> = []
  private(set) var foods: [FoodID] = []
  /// The words of all lines, in the singular.
  private(set) var words: Set<String> = []

  init(_ recipe: Recipe, _ book: FoodBook) {
    self.book = book
    for line in recipe.ingredients {
      add(line.food, named: line.name)
      let texts = [line.name, line.note ?? "", line.measure?.unit.map { "\($0)" } ?? ""]
      words.formUnion(texts.flatMap(FoodName.words).map { FoodName.singular($0) })
    }
    for food in recipe.alsoUses { add(food, named: food.rawValue) }
  }

  private mutating func add(_ id: FoodID?, named name: String) {
    guard let food = id.flatMap({ book[$0] }) else { return }
    let kinds = book.lineage(of: food.id)
    lineage.formUnion(kinds)
    foods.append(food.id)
    if let own = book.contents(of: food.id) { contents.formUnion(own) }
    lines.append(
      Line(
        food: food.id, lineage: kinds,
        names: [name, food.name].map { FoodName.words(of: $0).map { FoodName.singular($0) } }))
  }

  /// Whether the meal has all that a food contains and is made of.
  func accounts(for food: FoodID) -> Bool {
    guard lineage.contains(food), var whole = book.contents(of: food) else { return false }
    whole.formUnion(contents)
    return whole == contents && book.lineage(of: food).isSubset(of: lineage)
  }

  /// Whether a line is what a text means by a food: its own words, with a claim before them or of a
  /// food that stands in, as gluten-free oats for oats; or a name for several foods, one of which is
  /// listed.
  func accounts(for mention: FoodMention) -> Bool {
    if accounts(for: mention.food) || isMadeOfListed(mention.food) { return true }
    if let name = book[mention.food], name.isGroup, isListed(name) { return true }
    return lines.contains { line in
      line.names.contains { name in
        guard name.suffix(mention.words.count).elementsEqual(mention.words) else { return false }
        return line.lineage.contains(mention.food) || addsOnlyTraces(mention.food)
          || Self.claims.contains(name.dropLast(mention.words.count).joined(separator: " "))
      }
    }
  }

  /// Whether one of the foods that a name stands for is listed, and the meal holds no less than the name
  /// says; a name that means one of a few foods means the listed one.
  ///
  /// "Any vegetables" mean more than those listed.
  private func isListed(_ name: Food) -> Bool {
    if name.isEither, name.parents.count <= Self.few,
      name.parents.contains(where: lineage.contains)
    {
      return true
    }
    guard lineage.contains(name.id), let own = book.contents(of: name.id) else { return false }
    return own.asIngredients.union(own.traces)
      .isSubset(of: contents.asIngredients.union(contents.traces))
  }

  /// A name for more foods stands for a whole kind.
  private static let few = 4

  /// Whether something is made of several listed foods and contains nothing more, so that it is made
  /// here and not bought: a tomato sauce of tomatoes, onion and garlic.
  private func isMadeOfListed(_ id: FoodID) -> Bool {
    guard let food = book[id], food.parents.count > 1 else { return false }
    return food.parents.allSatisfy(lineage.contains) && addsOnlyTraces(id)
  }

  /// Whether a food is made of several, and what there is most of is listed, or what stands in for
  /// it, or what it is a kind of, or a starch of its kind: gluten-free flour makes pancakes.
  ///
  /// What is made of one thing has to add nothing to it but what shops may.
  func mayMake(_ id: FoodID) -> Bool {
    guard let main = mainPart(of: id) else { return isOfOne(id) }
    let kinds = book.lineage(of: main)
    let role = book.role(of: main)
    return lineage.contains(main)
      || foods.contains { food in
        kinds.contains(food) && book[food]?.isGroup == false
          || book[food]?.likes.contains { kinds.contains($0) } ?? false
          || isStarch(role) && book.role(of: food) == role
      }
  }

  private func isOfOne(_ id: FoodID) -> Bool {
    guard let food = book[id], let only = food.parents.first, food.parents.count == 1 else {
      return false
    }
    return lineage.contains(only) && addsOnlyTraces(id)
  }

  /// Whether two lines are parts of a food, or of the group of one of its parts.
  func holdsTwoParts(of id: FoodID) -> Bool {
    guard let food = book[id], food.parents.count > 2 else { return false }
    let groups = food.parents.map { part in
      book.lineage(of: part).filter { $0 == part || book[$0]?.isGroup == true }
    }
    let found = lines.filter { line in
      groups.contains { !$0.isDisjoint(with: line.lineage) }
    }
    return found.count > 1
  }

  func isStarch(_ role: FoodRole) -> Bool { if case .starch = role { true } else { false } }

  /// The first of what a food is made of, which is what there is most of; nil of a plain food.
  private func mainPart(of id: FoodID) -> FoodID? {
    var food = book[id]
    for _ in 0..<8 {
      guard let parents = food?.parents, let first = parents.first else { return nil }
      if parents.count > 1 { return first }
      food = book[first]
    }
    return nil
  }

  /// Whether the meal has all that a food contains, but for traces that shops warn of.
  func addsOnlyTraces(_ id: FoodID) -> Bool {
    guard let own = book.contents(of: id) else { return false }
    return own.allergens.isSubset(of: contents.allergens)
      && own.classes.isSubset(of: contents.classes)
  }

  /// What stands before the name of a food that is one of its kinds and no other food.
  static let claims: Set = [
    "gluten free", "dairy free", "egg free", "nut free", "wheat free", "vegan", "vegetarian",
    "plant based", "alcohol free", "lactose free", "soy free",
  ]

  /// Whether something listed is what a word for many foods means: "vegetables", "seasonings".
  func holdsSome(calledBy word: String) -> Bool {
    guard let role = Self.roles[FoodName.singular(word)] else { return false }
    return lines.indices.contains { line in
      guard let food = lines[line].food, book.role(of: food) == role else { return false }
      return role != .seasoning || !isWaterOrSalt(line: line) && !isOil(line: line)
    }
  }

  private static let roles: [String: FoodRole] = [
    "vegetable": .other, "veggie": .other, "veggy": .other, "veg": .other, "green": .other,
    "greens": .other, "aromatic": .other,
    "seasoning": .seasoning,
    "spice": .seasoning,
  ]

  /// Whether something listed is the meat of an animal.
  var hasFlesh: Bool { !contents.classes.isDisjoint(with: Self.flesh) }

  private static let flesh: FoodClasses = [.meat, .poultry, .pork, .fish, .shellfish]
}
