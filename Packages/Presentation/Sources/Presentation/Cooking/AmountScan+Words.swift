extension AmountScan {
  static let joints: Set<String> = ["-", "–", "—", "to", "or"]
  static let articles: Set<String> = ["a", "an"]
  static let parts: Set<String> = ["half", "third", "quarter"]
  /// The values of numbers in words.
  static let words: [String: String] = [
    "a": "1", "an": "1", "one": "1", "two": "2", "three": "3", "four": "4", "five": "5",
    "six": "6", "seven": "7", "eight": "8", "nine": "9", "ten": "10", "twelve": "12",
    "half": "1/2", "third": "1/3", "quarter": "1/4", "thirds": "", "quarters": "", "few": "",
    "several": "", "couple": "",
  ]
  static let fluid: Set<String> = ["fl", "fluid"]
  static let ounces: Set<String> = ["oz", "ounce", "ounces"]
  /// Units that are not scaled because they are rare or may mean something else.
  static let unclearUnits: Set<String> = [
    "c", "t", "tb", "dl", "cl", "deciliter", "deciliters", "decilitre", "decilitres", "gallon",
    "gallons", "kilo", "kilos", "cupful", "cupfuls", "tablespoonful", "tablespoonfuls",
    "teaspoonful", "teaspoonfuls",
  ]
  /// Words between a number and its unit, or before both.
  static let fillers: Set<String> = [
    "heaped", "heaping", "level", "scant", "generous", "full", "good", "rounded", "more", "extra",
    "further", "packed", "big", "small", "large", "of",
  ]
  /// Words before a vessel: "pour it into two cups".
  static let vesselPlaces: Set<String> = ["in", "into", "to", "from", "with", "the", "between"]
  /// Words before the name of a food.
  static let leading: Set<String> = ["of", "the", "its", "their", "your", "this", "that", "each"]
  /// Words after the name of a food.
  static let stops: Set<String> = [
    "and", "or", "in", "into", "to", "over", "with", "for", "until", "on", "onto", "from", "at",
    "is", "are", "when", "before", "after", "if", "per", "each", "every", "as", "by", "while",
    "then", "but", "through", "between", "among", "plus",
  ]
  /// Vessels, packages and pieces whose size a number can state.
  static let things: Set<String> = [
    "pot", "pots", "pan", "pans", "dish", "dishes", "jar", "jars", "casserole", "saucepan",
    "skillet", "bowl", "bowls", "tin", "tins", "mold", "molds", "mould", "moulds", "pitcher", "jug",
    "jugs", "bottle", "bottles", "container", "containers", "bag", "bags", "kettle", "cooker",
    "oven", "ramekin", "ramekins", "tray", "mug", "mugs", "can", "cans", "package", "packages",
    "packet", "packets", "box", "boxes", "tub", "tubs", "carton", "cartons", "measure", "scoop",
    "scoops", "heaps", "heap", "mounds", "mound", "rounds", "balls", "ball", "dollops", "portions",
    "portion", "patties", "patty", "pieces", "piece", "servings", "cookies", "pancakes", "fillets",
    "steaks", "blocks", "plate", "plates", "platter", "spoon", "spoons", "terrine", "wok",
  ]
  /// Foods that are named after a vessel: "2 tbsp pan drippings".
  static let juices: Set<String> = [
    "drippings", "juice", "juices", "liquor", "water", "sauce", "gravy", "fat", "liquid",
  ]
  static let clauseMarks: Set<String> = [",", ";", ":", ".", "!", "?", "(", ")", "—"]
  static let sentenceMarks: Set<String> = [".", "!", "?", ";"]
  static let sides: Set<String> = ["side", "sides", "time", "other", "batch", "addition"]
  static let times: Set<String> = [
    "minute", "minutes", "second", "seconds", "min", "hour", "hours",
  ]
  static let batters: Set<String> = ["batter", "dough"]
  static let mixtures: Set<String> = ["mixture", "filling", "mix"]
}
