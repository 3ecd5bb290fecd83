/// The kind of food from which most of a meal's starch comes.
public enum StarchSource: String, CaseIterable, Hashable, Sendable, Codable {
  /// Rice.
  case rice
  /// Pasta.
  case pasta
  /// Asian noodles of wheat, rice, buckwheat or starch.
  case noodles
  /// Bread, rolls, flatbread and breadcrumbs.
  case bread
  /// Flour in a dough or batter: pancakes, pastry, dumplings.
  case dough
  /// Potatoes.
  case potato
  /// Sweet potato, cassava, yam, plantain and other roots.
  case roots
  /// Corn, cornmeal, polenta and corn tortillas.
  case corn
  /// Oats.
  case oats
  /// Other grains: quinoa, bulgur, couscous, barley, buckwheat, millet.
  case grains
  /// No food that is eaten for its starch.
  case none
}
