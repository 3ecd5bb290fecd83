import MealModels

/// The foods that the list of a recipe accounts for, and further foods that its steps use.
struct RecipeList {
  struct Line {
    let food: FoodID?
    let lineage: Set<FoodID>
    /// The words in the names of the line and of its food, in the singular.
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

  /// Whether the meal already has everything that a food contains and is made of.
  func accounts(for food: FoodID) -> Bool {
    guard lineage.contains(food), var whole = book.contents(of: food) else { return false }
    whole.formUnion(contents)
    return whole == contents && book.lineage(of: food).isSubset(of: lineage)
  }

  /// Whether a food that a text mentions is on the list.
  ///
  /// A text may shorten the name of a line: "oats" means gluten-free oats. It may also use a name
  /// for several foods if one of them is listed.
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

  /// Whether a name for several foods means a listed food.
  ///
  /// One of these foods must be listed, and the meal must contain everything that the name may
  /// contain; "any vegetables" means more than the listed ones. A choice of at most ``few`` foods
  /// means the listed food.
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

  /// The most foods among which a name may choose; a name for more foods means a whole kind.
  private static let few = 4

  /// Whether a food is made of several listed foods and contains nothing more.
  ///
  /// The cook then makes the food instead of buying it: a tomato sauce from tomatoes, onion and
  /// garlic.
  private func isMadeOfListed(_ id: FoodID) -> Bool {
    guard let food = book[id], food.parents.count > 1 else { return false }
    return food.parents.allSatisfy(lineage.contains) && addsOnlyTraces(id)
  }

  /// Whether the recipe may make a food from listed foods.
  ///
  /// For a food of several parts, the list must have the main part, a substitute for it, a food
  /// that it is a kind of, or a starch of the same kind: gluten-free flour makes pancakes. A food
  /// made of one other food may add only traces.
  func mayMake(_ id: FoodID) -> Bool {
    guard let main = mainPart(of: id) else { return isOfOne(id) }
    return holds(main)
  }

  /// Whether the list has a food, a substitute for it, a food that it is a kind of, or a starch of
  /// the same kind.
  func holds(_ id: FoodID) -> Bool {
    if lineage.contains(id) { return true }
    let kinds = book.lineage(of: id)
    let role = book.role(of: id)
    return foods.contains { food in
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

  /// The first part of a food, which is the main one; nil for a plain food.
  private func mainPart(of id: FoodID) -> FoodID? {
    var food = book[id]
    for _ in 0..<8 {
      guard let parents = food?.parents, let first = parents.first else { return nil }
      if parents.count > 1 { return first }
      food = book[first]
    }
    return nil
  }

  /// Whether the meal has everything that a food contains, except traces that products warn of.
  func addsOnlyTraces(_ id: FoodID) -> Bool {
    guard let own = book.contents(of: id) else { return false }
    return own.allergens.isSubset(of: contents.allergens)
      && own.classes.isSubset(of: contents.classes)
  }

  /// The words before a food's name that name a kind of the same food: gluten-free oats are oats.
  static let claims: Set = [
    "gluten free", "dairy free", "egg free", "nut free", "wheat free", "vegan", "vegetarian",
    "plant based", "alcohol free", "lactose free", "soy free",
  ]

  /// Whether the list has a food that a word for many foods means: "vegetables", "seasonings".
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

  /// Whether a listed food is the meat of an animal.
  var hasFlesh: Bool { !contents.classes.isDisjoint(with: Self.flesh) }

  private static let flesh: FoodClasses = [.meat, .poultry, .pork, .fish, .shellfish]
}
