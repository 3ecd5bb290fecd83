/// A calm tile that names the kind of a dish, where a drawing of its foods could be wrong.
public enum DishTile: String, CaseIterable, Hashable, Sendable {
  /// A soup, broth or stew.
  case soup
  /// A salad.
  case salad
  /// Pasta or noodles.
  case pasta
  /// A bread or roll.
  case bread
  /// A cake, muffin or roll with frosting.
  case cake
  /// Cookies, bars and brownies.
  case cookies
  /// A pie, tart or quiche.
  case pie
  /// Another sweet dish.
  case dessert
  /// A drink.
  case drink
  /// A sauce, dip, dressing or spread.
  case sauce
  /// A main dish.
  case main
  /// A dish of unknown kind.
  case dish
}
