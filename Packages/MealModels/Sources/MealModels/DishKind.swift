/// The shape of a dish, which decides how its picture is drawn.
public enum DishKind: String, CaseIterable, Hashable, Sendable, Codable {
  /// A flat plate.
  case plate
  /// A deep bowl.
  case bowl
  /// Soup or broth.
  case soup
  /// Folded tacos.
  case taco
  /// A salad.
  case salad
  /// A sandwich or burger.
  case sandwich
  /// A wrap or burrito.
  case wrap
  /// A curry with its sauce.
  case curry
  /// A stew.
  case stew
  /// Pasta.
  case pasta
  /// Rice.
  case rice
  /// Noodles.
  case noodles
  /// Pizza or flatbread.
  case pizza
  /// Skewers.
  case skewer
  /// An oven dish.
  case bake
  /// Eggs.
  case eggs
  /// Pancakes or waffles.
  case pancakes
  /// A dish on toast.
  case toast
  /// Porridge.
  case porridge
  /// A smoothie.
  case smoothie
  /// A drink.
  case drink
  /// Small foods on a board.
  case board
  /// A dessert.
  case dessert
}
