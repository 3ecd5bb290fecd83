import MealModels

/// Foods of the book by their hazard in cooking; an entry also applies to the kinds of the food.
enum HazardTable {
  /// Fish that are raw although they are kinds of preserved foods.
  static let rawExceptions: Set<FoodID> = ["fresh-sardine", "fresh-anchovy"]

  /// Animal foods that can be eaten without cooking, and fats, bones and jellies.
  static let harmless: Set<FoodID> = [
    "lard", "bacon-fat", "schmaltz", "duck-fat", "goose-fat", "fatback", "pork-skin", "pork-rinds",
    "bone-marrow", "pork-bone", "beef-bone", "chicken-carcass", "turkey-carcass", "chicken-skin",
    "gelatin", "beef-gelatin", "kosher-gelatin", "ham", "deli-ham", "country-ham", "prosciutto",
    "canadian-bacon", "cooked-bacon", "bacon-bits", "corned-beef", "canned-corned-beef",
    "deli-roast-beef", "dried-beef", "pickled-pig-foot", "ham-hock", "deli-chicken",
    "canned-chicken", "deli-turkey", "turkey-ham", "smoked-turkey-leg", "chicken-foot", "anchovy",
    "anchovy-paste", "anchovy-essence", "bonito-flakes", "bottarga", "canned-mackerel",
    "canned-salmon", "canned-tuna", "caviar", "cod-liver", "cod-liver-oil", "dried-anchovy",
    "dried-fish", "fermented-fish", "fish-ball", "fish-bone", "fish-cake", "fish-gelatin",
    "isinglass", "fish-maw", "fish-oil", "fish-roe", "fish-sauce", "fish-skin", "fish-spread",
    "fish-stock", "fish-stock-cube", "fish-tofu", "fish-head", "hot-smoked-salmon", "jellied-eel",
    "jeotgal", "kipper", "lox", "lumpfish-roe", "salmon-roe", "salted-mackerel", "sardine",
    "smoked-cod-roe", "smoked-eel", "smoked-mackerel", "smoked-salmon", "smoked-trout",
    "smoked-whitefish", "sprat", "surimi", "kamaboko", "sashimi", "pickled-herring", "gravlax",
    "shark-fin", "cooked-shrimp", "dried-shrimp", "shrimp-paste", "shrimp-roe", "saeujeot",
    "canned-crab", "dressed-crab", "krill-oil", "seafood-stock", "seafood-stock-cube", "clam-juice",
    "canned-clam", "canned-mussel", "canned-oyster", "smoked-oyster", "crab", "pasteurised-egg",
    "hard-boiled-egg", "egg-powder", "egg-white-powder", "egg-yolk-powder", "egg-substitute",
    "egg-lecithin", "lysozyme", "century-egg", "cured-egg-yolk", "egg-crepe", "rice-flour",
    "rice-noodle", "rice-vinegar", "rice-milk", "rice-koji", "puffed-rice", "rice-bran",
  ]

  /// Cured raw meats that are fried crisp.
  static let bacon: Set<FoodID> = [
    "bacon", "back-bacon", "beef-bacon", "halal-bacon", "turkey-bacon", "pancetta", "guanciale",
    "salt-pork", "chinese-bacon",
  ]

  /// Meats that were cooked before the recipe uses them.
  static let cookedMeat: Set<FoodID> = [
    "cooked-chicken", "rotisserie-chicken", "cooked-turkey", "cooked-duck", "cooked-pork",
    "roast-beef", "roast-duck", "confit-duck", "chashu", "crispy-pork-belly",
  ]

  /// Minced or ground poultry, which is treated as poultry.
  static let mincedPoultry: Set<FoodID> = [
    "chicken-sausage", "turkey-sausage", "turkey-patty", "poultry-chorizo", "giblet",
  ]

  /// Minced meats, whose surface was mixed into the inside.
  static let mincedMeat: Set<FoodID> = [
    "ground-meat", "ground-beef", "lean-ground-beef", "mince", "ground-veal", "ground-bison",
    "ground-venison", "ground-lamb", "ground-pork", "burger-patty", "lamb-burger", "sausage",
    "pork-sausage", "lorne-sausage", "sausage-meat", "gluten-free-sausage", "breakfast-sausage",
    "italian-sausage", "toulouse-sausage", "bratwurst", "mexican-chorizo", "beef-chorizo",
    "merguez", "lamb-sausage", "makanek", "beef-sausage", "boerewors", "venison-sausage",
    "longganisa", "sai-ua",
  ]

  /// Molluscs with two shells.
  static let bivalves: Set<FoodID> = ["mussel", "clam", "cockle", "razor-clam"]

  /// Dried beans with much phytohaemagglutinin.
  static let redBeans: Set<FoodID> = [
    "dried-kidney-bean", "dried-white-bean", "dried-borlotti-bean",
  ]
}
