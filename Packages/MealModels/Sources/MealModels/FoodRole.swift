/// The role of a food in a meal: its protein, its starch, a seasoning, or something else.
public enum FoodRole: Hashable, Sendable {
  /// A food that is eaten for its protein.
  case protein(ProteinSource)
  /// A food that is eaten for its starch.
  case starch(StarchSource)
  /// Water, fat, salt, sugar, stock, sauce, garlic: never the main part of a meal.
  case seasoning
  /// Vegetables, fruit and all other foods.
  case other
}

extension FoodBook {
  /// The role of a food in a meal, by the foods it is made of.
  ///
  /// The table of ``FoodRole/named`` decides: by the food itself, else by the foods for which it
  /// stands in, else by its parents. Parents are tried in their order, because lists of parents
  /// begin with the main one. A stand-in is not a protein because of the food for which it stands
  /// in, and only its first parent makes a food a seasoning. If the table has none of them, the
  /// classes of its contents decide.
  public func role(of food: FoodID) -> FoodRole {
    named(food, under: []) ?? contents(of: food).flatMap(FoodRole.init(containing:)) ?? .other
  }

  /// The role in the table; nil if the table has neither the food nor its ancestors.
  ///
  /// - Parameter path: the foods on the way from the first food to this one, so that no food is
  ///   visited again.
  private func named(_ id: FoodID, under path: [FoodID]) -> FoodRole? {
    if let role = FoodRole.named[id] ?? FoodRole(lastWordOf: id) { return role }
    guard !path.contains(id), let food = self[id] else { return nil }
    let path = path + [id]
    for like in food.likes {
      if let role = named(like, under: path), !role.isProtein { return role }
    }
    for (position, parent) in food.parents.enumerated() {
      if let role = named(parent, under: path), position == 0 || role.isSource {
        return role
      }
    }
    return nil
  }
}

extension FoodRole {
  /// Whether the role is protein or starch.
  var isSource: Bool { isProtein || isStarch }

  fileprivate var isProtein: Bool { if case .protein = self { true } else { false } }
  fileprivate var isStarch: Bool { if case .starch = self { true } else { false } }

  /// The role that follows from the contents: an unknown sausage of pork is pork.
  fileprivate init?(containing contents: FoodContents) {
    let classes: [(FoodClasses, ProteinSource)] = [
      (.poultry, .poultry), (.pork, .pork), (.meat, .game), (.fish, .fish),
      (.shellfish, .shellfish), (.egg, .egg), (.dairy, .dairy),
    ]
    let allergens: [(Allergen, ProteinSource)] = [
      (.soy, .soy), (.peanut, .nuts), (.treeNut, .nuts), (.lupin, .legumes),
    ]
    let source =
      classes.first { contents.classes.isSuperset(of: $0.0) }?.1
      ?? allergens.first { contents.allergens.contains($0.0) }?.1
    guard let source else { return nil }
    self = .protein(source)
  }

  /// Makes a seasoning if the last word of an id names one: `olive-oil`, `nans-chili-sauce`, but
  /// not `tuna-in-oil`.
  fileprivate init?(lastWordOf id: FoodID) {
    let words = id.rawValue.split(separator: "-")
    guard let last = words.last, Self.seasoningWords.contains(last),
      words.dropLast().last != "in"
    else { return nil }
    self = .seasoning
  }
}
