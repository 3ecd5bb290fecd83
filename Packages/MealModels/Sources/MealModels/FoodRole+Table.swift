extension FoodRole {
  /// The roles of foods, which all foods made of them share, unless a closer ancestor is in the
  /// table.
  ///
  /// The ids are those of the bundled culinary foods; the foods of other books have parents among
  /// these.
  public static let named: [FoodID: FoodRole] = {
    var roles: [FoodID: FoodRole] = [:]
    for (source, foods) in proteins { for food in foods { roles[food] = .protein(source) } }
    for (source, foods) in starches { for food in foods { roles[food] = .starch(source) } }
    for food in seasonings { roles[food] = .seasoning }
    for food in others { roles[food] = .other }
    return roles
  }()

  /// Foods that are eaten for their protein.
  private static let proteins: [(ProteinSource, [FoodID])] = [
    (.beef, ["beef"]),
    (.lamb, ["lamb", "goat-meat"]),
    (.pork, ["pork"]),
    (.game, ["meat", "wild-boar"]),
    (.chicken, ["chicken"]),
    (.poultry, ["poultry"]),
    (.fish, ["fish"]),
    (.shellfish, ["shellfish"]),
    (.egg, ["egg"]),
    (.dairy, ["milk"]),
    (.soy, ["soybean"]),
    (.legumes, ["legume"]),
    (
      .nuts,
      [
        "tree-nut", "peanut", "chia-seed", "flaxseed", "hemp-seed", "perilla-seed", "poppy-seed",
        "pumpkin-seed", "sesame-seed", "sunflower-seed", "watermelon-seed",
      ]
    ),
  ]

  /// Foods that are eaten for their starch.
  private static let starches: [(StarchSource, [FoodID])] = [
    (.rice, ["rice", "wild-rice"]),
    (.pasta, ["pasta", "gluten-free-pasta", "gluten-free-lasagna"]),
    (
      .noodles,
      [
        "buckwheat-soba", "cheung-fun-noodle", "crispy-noodle", "egg-noodle", "fresh-ramen",
        "glass-noodle", "no-yolk-noodle", "ramen", "ramen-noodle", "rice-noodle", "soba",
        "sweet-potato-noodle", "udon",
      ]
    ),
    (
      .bread,
      [
        "bread", "breadstick", "chapati", "cracker", "crispbread", "flour-tortilla", "fry-bread",
        "gluten-free-bread", "gluten-free-tortilla", "injera", "matzo", "oatcake", "paratha",
        "piadina", "rye-bread", "rye-crispbread", "saltine", "scone", "soda-bread", "steamed-bun",
      ]
    ),
    (
      .dough,
      [
        "barley-flour", "buckwheat-flour", "chestnut-flour", "cornstarch", "gluten-free-flour",
        "gluten-free-rice-flour", "glutinous-rice-flour", "oat-flour", "potato-starch",
        "rice-flour", "tapioca-starch", "wheat-flour", "whole-wheat-flour",
      ]
    ),
    (.potato, ["potato"]),
    (.roots, ["breadfruit", "cassava", "plantain", "sweet-potato", "taro", "yam"]),
    (.corn, ["corn"]),
    (.oats, ["oat"]),
    (
      .grains,
      [
        "amaranth", "barley", "buckwheat", "fonio", "jobs-tears", "millet", "quinoa", "rye",
        "sorghum", "teff", "wheat",
      ]
    ),
  ]

  /// Foods for seasoning, sweetening, frying or thinning.
  private static let seasonings: [FoodID] = [
    // Fats and sweeteners whose last word does not show their role.
    "butter", "dextrose", "ghee", "honey", "lard", "margarine", "meat-drippings", "schmaltz",
    "spiced-ghee", "suet", "tallow",
    // Flavors of meat, fish and beans that contain hardly any protein.
    "anchovy-paste", "better-than-bouillon-beef", "bonito-flakes", "chunjang", "dashi",
    "doenjang", "doubanjiang", "fermented-black-bean", "gelatin", "gochujang", "liquid-aminos",
    "maggi-seasoning", "miso", "shrimp-paste", "ssamjang", "tamari", "thai-green-curry-paste",
    "thai-red-curry-paste", "tomato-paste",
    // The foods that give flavor or let dough rise.
    "alcohol", "baking-powder", "banana-leaf", "barley-malt", "garlic", "ginger-family", "ketchup",
    "lemon", "lime", "liqueur", "mirin", "mustard-seed", "sake", "spirit", "tamarind", "yeast",
  ]

  /// The endings of the ids of further seasonings.
  static let seasoningWords: Set<Substring> = [
    "beer", "bouillon", "broth", "coffee", "dressing", "fat", "jam", "mayonnaise", "molasses",
    "oil", "salt", "sauce", "stock", "sugar", "syrup", "tea", "vinegar", "water", "wine",
  ]

  /// Foods with another role than the foods that they are made of: a green bean is a vegetable, oat
  /// milk a drink, and protein of wheat or mushrooms no starch.
  private static let others: [FoodID] = [
    "aquafaba", "baby-corn", "bean-sprout", "carob", "fenugreek", "green-bean", "jicama",
    "liquorice-root", "mycoprotein", "oat-cream", "oat-milk", "pea-shoot", "rice-milk", "snow-pea",
    "soybean-sprout", "vital-wheat-gluten", "winged-bean", "yardlong-bean",
  ]
}
