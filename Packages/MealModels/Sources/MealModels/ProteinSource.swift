/// The kind of food from which most of a meal's protein comes.
public enum ProteinSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// Beef and veal.
  case beef
  /// Lamb, mutton and goat.
  case lamb
  /// Pork, ham and bacon.
  case pork
  /// Any other land animal: venison, rabbit, horse.
  case game
  /// Chicken.
  case chicken
  /// Any other bird: turkey, duck, goose.
  case poultry
  /// Fish.
  case fish
  /// Crustaceans and molluscs.
  case shellfish
  /// Eggs.
  case egg
  /// Milk, yogurt and cheese.
  case dairy
  /// Tofu, tempeh and other foods of soybeans.
  case soy
  /// Beans, lentils, chickpeas and peas.
  case legumes
  /// Nuts, peanuts and seeds.
  case nuts
  /// No food that is eaten for its protein.
  case none

  /// The group that eaters count over a week.
  public var group: ProteinGroup {
    switch self {
    case .beef, .lamb, .pork, .game: .redMeat
    case .chicken, .poultry: .poultry
    case .fish, .shellfish: .fish
    case .egg: .egg
    case .dairy: .dairy
    case .soy, .legumes, .nuts, .none: .plant
    }
  }
}

/// The groups that eaters count over a week: "fish at least once, red meat at most twice".
public enum ProteinGroup: String, CaseIterable, Hashable, Sendable, Codable {
  /// Beef, veal, lamb, goat, pork and game.
  case redMeat = "red-meat"
  /// Chicken, turkey, duck and other birds.
  case poultry
  /// Fish and shellfish.
  case fish
  /// Eggs.
  case egg
  /// Milk, yogurt and cheese.
  case dairy
  /// Soy, legumes, nuts, or only vegetables and starch.
  case plant
}
