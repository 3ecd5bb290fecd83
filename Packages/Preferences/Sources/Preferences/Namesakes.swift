import MealModels
import Synchronization

/// The other foods that a word for an allergy or a dislike may mean: "vinegar" is white vinegar in
/// a recipe, but an eater who avoids vinegar avoids cider vinegar as well.
struct Namesakes: Sendable {
  /// The most foods that one word may mean; if there are more, the app asks the eater.
  static let most = 12

  private let book: FoodBook
  /// Every normalized name of several words, by its last word.
  private let names: [Substring: [(key: String, food: FoodID)]]

  /// Collects the names of a book.
  init(_ book: FoodBook) {
    self.book = book
    var names: [Substring: [(key: String, food: FoodID)]] = [:]
    book.forEachKey { key, food in
      if let last = Self.lastOfSeveral(key) { names[last, default: []].append((key, food)) }
    }
    self.names = names
  }

  /// The foods whose names end with a word.
  ///
  /// Foods that an allergy to the word's food covers are left out, and so are foods that only
  /// borrow the word, such as a sea cucumber.
  func foods(calledBy word: String, beside food: FoodID) -> [FoodID] {
    let key = FoodName.key(word)
    if Self.isPlural(key) || Self.borrowed[key]?.contains("*") == true { return [] }
    let covered = FoodAllergy(to: food, in: book)
    let found = named(endingWith: key).filter { other in
      book.records(other) && book.lineage(of: other).isDisjoint(with: covered.foods)
        && (book.contents(of: other)?.allergens.isDisjoint(with: covered.allergens) ?? true)
    }
    return found.filter { food in
      !found.contains { $0 != food && book.lineage(of: food).contains($0) }
    }.sorted()
  }

  /// The foods with a longer name that ends with these words: "sherry vinegar" for "vinegar".
  private func named(endingWith key: String) -> Set<FoodID> {
    let end = " " + key
    let borrowed = Self.borrowed[key] ?? []
    let last = Self.lastOfSeveral(end) ?? ""
    return (names[last] ?? []).reduce(into: []) { found, name in
      guard name.key.hasSuffix(end) else { return }
      let before = name.key.dropLast(end.count)
      let isBorrowed = borrowed.contains { before == $0 || before.hasSuffix(" " + $0) }
      if !isBorrowed, !Self.standsIn(before.split(separator: " ")) { found.insert(name.food) }
    }
  }

  /// The last word of a name of several words; nil for one word.
  private static func lastOfSeveral(_ key: String) -> Substring? {
    key.lastIndex(of: " ").map { key[key.index(after: $0)...] }
  }

  /// Whether a word before a name may make it another food, such as "vegan" or "imitation".
  private static func standsIn(_ words: [Substring]) -> Bool {
    words.contains { replacing.contains(String($0)) }
  }

  private static let replacing: Set = [
    "and", "beyond", "cashew", "free", "imitation", "impossible", "in", "meatless", "mock",
    "mycoprotein", "no", "non", "plant", "planted", "quorn", "seitan", "smart", "soy", "soya",
    "tofu", "tofurky", "tofutti", "vegan", "vegetarian", "veggy", "with", "without",
  ]

  /// Whether the word is "peppers", which are vegetables and a different food from the spice.
  private static func isPlural(_ key: String) -> Bool { key == "peppers" }
}

/// Keeps the namesakes of a book, so that the book is read only once.
final class NamesakesMemory: Sendable {
  private let made = Mutex<Namesakes?>(nil)

  /// The namesakes of a book; every call must pass the same book.
  func namesakes(in book: FoodBook) -> Namesakes {
    made.withLock { made in
      let known = made ?? Namesakes(book)
      made = known
      return known
    }
  }
}

extension Namesakes {
  /// The words before a name that make it the name of another food.
  ///
  /// A sea cucumber is not a kind of cucumber, and "cucumber" alone never means it. "*" means that
  /// every longer name is another food. Every name of the book was reviewed; a test fails for a
  /// name that was not.
  static let borrowed: [String: Set<String>] = {
    var table: [String: Set<String>] = [
      "apple": ["earth"], "asparagus": ["sea"], "banana": ["foam"], "bean": beans,
      "berry": berries, "caviar": ["cowboy", "eggplant", "green"], "chestnut": ["water"],
      "chestnut flour": ["water"], "chicken": ["creole", "daring"], "clove": ["garlic"],
      "coffee": ["cereal", "chicory root"], "cucumber": ["sea"], "fruit": ["opal"],
      "goat": ["drunken"], "grape": ["sea"], "honey": ["date"], "honeycomb": ["chocolate"],
      "lemon": ["sherbet"], "lettuce": ["sea"], "malt syrup": ["rice"], "melon": ["long", "mouse"],
      "mint": ["junior"], "olive": ["beef"], "parsley": ["chinese", "french"], "peach": ["gummy"],
      "pepper": ["crayfish", "dr"], "pineapple": ["sea"], "potato": ["air", "duck", "sweet"],
      "potato chip": ["sweet"], "potato crisps": ["sweet"], "potato puff": ["sweet"],
      "potato wedge": ["sweet"], "pumpkin": ["mellowcreme"], "rice": vegetables,
      "salami": ["chocolate"], "sorrel": ["tree"], "squash": drinks, "tofu": ["blood"],
      "yam": ["tom"],
    ]
    for word in alone { table[word] = ["*"] }
    return table
  }()

  private static let vegetables: Set = [
    "broccoli", "cauliflower", "heart of palm", "hearts of palm", "konjac", "samak",
  ]

  private static let drinks: Set = [
    "barley", "blackcurrant", "fruit", "lemon", "lime", "orange",
  ]

  private static let beans: Set = [
    "cacao", "cocoa", "coffee", "espresso", "ice cream", "jelly", "sea", "tonka", "vanilla",
  ]

  private static let berries: Set = [
    "allspice", "barley", "caper", "einkorn", "kamut", "pimento", "rye", "spelt", "triticale",
    "wheat",
  ]

  /// Words that mean only their own food without another word: "butter" is dairy butter, "flour" is
  /// wheat flour, and "oyster" is never a mushroom.
  private static let alone = [
    "ale", "americano", "atta", "bacon", "bacon bit", "beef", "beer", "bran", "bread",
    "breadcrumb", "brie", "bun", "burger patty", "butter", "butter powder", "butter spread",
    "cake", "champagne", "cheese", "chico", "cobbler", "coffee creamer", "cooking cream",
    "couscous", "cracker", "cream", "cream cheese", "creamer", "creme fraich", "crispbread",
    "crisps", "crumb", "crumble", "curd", "deli slice", "dorado", "double cream", "dough", "duck",
    "evaporated milk", "farina", "feta", "fettuccine", "flatbread", "flour", "flour tortilla",
    "fresca", "fries", "frite", "ghee", "goya", "grouse", "haba", "hawthorn", "hen", "hot dog",
    "jamun", "kakdi", "kefir", "kefir grain", "lard", "loaf", "lollipop", "lox", "manchego",
    "mary", "mate", "meat", "milk powder", "mimosa", "mince", "mozzarella", "noodle", "nut flour",
    "nut milk", "onion sauce", "oyster", "pancake", "paneer", "panko", "parm", "parmesan", "pasta",
    "pear", "pizza base", "pizza crust", "plain yogurt", "poi", "protein milk", "queso", "rabbit",
    "rava", "ray", "ricotta", "root beer", "roti", "savoy", "scallop", "seltzer", "semolina",
    "serrano", "shrimp", "single cream", "sour cream", "spaghetti", "spaghetti noodle", "steak",
    "taco tortilla", "tai", "tang", "toma", "tongue", "tortilla", "turkey", "valenciana",
    "vermicelli", "waffle", "whipping cream", "woodcock", "wrap", "yoghurt", "yogurt",
  ]
}
