import MealModels

/// Words that are names of foods in the book but mostly have another meaning in a step.
enum NamesBesideFoods {
  /// Foods that an ingredient list need not name.
  static let always: Set<FoodID> = ["water", "pasta-water"]

  /// Foods that change when other foods are made of them: a list with butter does not list milk.
  static let transformed: Set<FoodID> = [
    "milk", "soybean", "grape", "apple", "sesame-seed", "peanut", "rice", "barley", "olive",
    "wheat", "fish", "mustard-seed",
  ]

  /// Words for parts and products of foods, each with endings of the ids of listed foods from which
  /// they come.
  static let sources: [String: [String]] = [
    "oil": [
      "oil", "butter", "ghee", "lard", "milk", "coconut", "meat", "peanut", "almond", "fat",
      "avocado",
    ],
    "bread": ["flour", "semolina", "bread", "masa-harina", "teff", "cornmeal"],
    "flatbread": ["flour", "bread", "tortilla", "injera"], "toast": ["bread", "flour", "baguette"],
    "noodle": ["flour", "noodle", "pasta", "vermicelli", "starch"], "bun": ["flour", "bread"],
    "tortilla": ["flour", "tortilla", "masa-harina", "egg"],
  ]

  /// The words for listed foods and for the stages of a dish.
  static let ofDishes: Set<String> = [
    "sauce", "batter", "dough", "juice", "zest", "oil", "stock", "broth", "filling", "dressing",
    "paste", "puree", "mash", "crust", "gravy", "syrup", "glaze", "topping", "crumb", "rub",
    "seasoning", "brine", "caramel", "custard", "dumpling", "patty", "meatball", "pancake",
    "omelette", "cake", "salad", "slaw", "salsa", "chip", "soup", "stew", "curry", "marinade",
    "porridge", "roux", "foam", "dip", "relish", "pickle", "jam", "compote", "crepe", "fritter",
    "pastry", "wrapper", "parcel", "roll", "skewer", "kebab", "ice", "cube", "fat", "dripping",
    "meat", "vegetable", "fruit", "herb", "spice", "green", "leaf", "seed", "rind", "peel", "skin",
    "bone", "pod", "kernel", "yolk", "white", "curd", "cream", "powder", "flake", "piece", "slice",
    "raw", "cooked", "hot", "cold", "warm", "fresh", "grated", "chopped", "ground", "fried",
    "roasted", "toasted", "boiled", "sliced", "mashed", "shredded", "burger", "sandwich",
    "smoothie", "tea", "chutney", "sambal", "bumbu", "masala", "vinaigrette", "thick", "thin",
    "frying", "clove", "ring", "wedge", "strip", "half", "quarter", "chunk", "ribbon", "floret",
    "tip", "top", "stalk", "stem", "head", "bulb", "sprig", "bean", "up", "bubble", "cooking",
    "stick", "starch", "pudding", "jelly", "loaf", "biscuit", "scone", "waffle", "muffin", "pizza",
    "pie", "frittata", "mixture", "dry", "wet", "clear", "dark", "light", "crisp", "melted", "soft",
    "ripe", "charred", "crumbled", "browned", "crushed", "drained", "liquid", "the", "of", "and",
  ]

  /// Words that in a step rarely mean the food of that name, in their form there.
  static let otherMeanings: Set<String> = [
    "perch", "flank", "bubbles", "roll", "rolls", "toast", "crackling", "rice-cooker", "steak",
    "chips", "dip", "char", "brown", "round", "rounds", "heart", "tongue", "ray", "rays", "date",
    "stock", "wrap", "starter", "kid", "sole", "mince", "rump", "shin", "lights", "fry", "bass",
    "chuck", "sweet", "dash", "crisp", "crisps", "spread", "grill", "topping", "press", "hot",
    "plain", "pate", "smelt", "tart", "greens", "brill", "blade", "shortening", "rub", "jam",
    "dust", "loin", "bun", "bubble", "nut", "mixed", "butterfly", "matches", "tip", "tips",
    "turnover", "cob", "cutlet", "blood", "brain", "lung", "mop", "teal", "boil", "pop",
    "wine-glass", "collapse", "ling", "eel", "base", "sage-green", "bone", "bones", "marrow",
    "foam", "ale", "sweets", "lay", "lays", "sprinkle", "sprinkles", "broiler", "broilers", "tsp",
    "crumble", "crumbles", "mound", "mounds", "fluff", "silky", "tongues", "crunchy", "squash",
    "squashes", "poke", "pulse", "pulses", "cone", "cones", "grit", "brittle", "fries", "fish",
    "fishes", "tagine", "cloves", "tan", "sherbet", "bitter", "mild", "stout", "porter", "punch",
    "cordial", "cocktail", "fizz", "sour", "sling",
  ]

  /// Foods whose names are verbs at the beginning of a clause.
  static let commands: Set<String> = [
    "butter", "salt", "pepper", "oil", "flour", "sugar", "water", "season", "roll", "toast", "dip",
    "mash", "char", "mince", "spread", "wrap", "scramble", "crumb", "bread", "steak", "stew",
    "curry", "pickle", "brine", "glaze", "dress", "sauce", "roast", "fillet", "stock", "ice",
  ]

  /// Words that make a food the name of a tool or place.
  static let tools: Set<String> = [
    "cooker", "pot", "pan", "masher", "knife", "grater", "grinder", "towel", "spinner", "mill",
    "tin", "stone", "press", "squeezer", "iron", "plate", "cup", "glass", "mold", "mould", "cutter",
    "ladle", "brush", "slicer", "peeler", "crusher", "maker", "dish", "size", "sized", "shaped",
    "cups", "cloth", "paper", "filter", "bag", "board", "machine", "spoon", "moulds", "molds",
    "colored", "coloured", "brown", "bowl", "bowls", "tongs", "scissors", "thermometer", "steamer",
    "packet", "like",
  ]

  /// Foods that have given their names to colors.
  static let colors: Set<FoodID> = [
    "orange", "peach", "plum", "chestnut", "honey", "straw", "olive",
  ]

  /// Words after which the name of a color in the singular means the food.
  static let beforeFruit: Set<String> = ["the", "an", "of", "each", "half", "whole", "one", "with"]

  /// Words after which a food is only a comparison.
  static let comparisons: Set<String> = [
    "like", "as", "size", "consistency", "thickness", "texture", "color", "colour", "resembles",
    "resemble", "look", "looks", "taste", "than", "shape", "width", "length", "smell", "smells",
  ]

  /// Words after which a food is said to be absent.
  static let absences: Set<String> = ["no", "without", "never", "instead", "not", "unlike"]
}
