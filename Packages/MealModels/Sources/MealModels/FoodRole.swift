/// What a food is to a meal: its protein, its starch, a seasoning, or something else.
public enum FoodRole: Hashable, Sendable {
  /// Eaten for its protein.
  case protein(ProteinSource)
  /// Eaten for its starch.
  case starch(StarchSource)
  /// Water, fat, salt, sugar, stock, sauce, garlic: never what a meal consists of.
  case seasoning
  /// Vegetables, fruit and all else.
  case other
}

extension FoodBook {
  /// What a food is to a meal, by the foods it is made of.
  ///
  /// The table of ``FoodRole/named`` decides: of the food itself, else of the food it stands in for,
  /// else of what it is made of, first named first, because lists of parents begin with what
  /// there is most of. A stand-in shares no protein with the food it stands in for, and only what
  /// is named first makes a food a seasoning. Where the table knows none of them, what kinds of
  /// food it contains decides.
  public func role(of food: FoodID) -> FoodRole {
    named(food, under: []) ?? contents(of: food).flatMap(FoodRole.init(containing:)) ?? .other
  }

  /// The role that the table gives; nil where it knows neither the food nor its ancestors.
  ///
  /// - Parameter path: the foods that are made of it, which it is not made of again.
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
  /// Whether it brings protein or starch.
  var isSource: Bool { isProtein || isStarch }

  fileprivate var isProtein: Bool { if case .protein = self { true } else { false } }
  fileprivate var isStarch: Bool { if case .starch = self { true } else { false } }

  /// The role that kinds of food give: an unheard-of sausage of pork is pork.
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

  /// A seasoning by the last word of an id: `olive-oil`, `nans-chili-sauce`, but no `tuna-in-oil`.
  fileprivate init?(lastWordOf id: FoodID) {
    let words = id.rawValue.split(separator: "-")
    guard let last = words.last, Self.seasoningWords.contains(last),
      words.dropLast().last != "in"
    else { return nil }
    self = .seasoning
  }
}
