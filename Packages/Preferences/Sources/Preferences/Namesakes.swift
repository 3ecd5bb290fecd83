import MealModels
import Synchronization

/// The other foods that people may mean by the word for an allergy or a dislike: "vinegar" is white
/// vinegar in a recipe, but somebody who avoids vinegar avoids that of cider as well.
struct Namesakes: Sendable {
  /// So many foods are taken together at most; of more it is asked which are meant.
  static let most = 12

  private let book: FoodBook
  /// Every name of several words in the form in which names are compared, by its last word.
  private let names: [Substring: [(key: String, food: FoodID)]]

  /// Takes the foods that words may mean.
  init(_ book: FoodBook) {
    self.book = book
    var names: [Substring: [(key: String, food: FoodID)]] = [:]
    book.forEachKey { key, food in
      if let last = Self.lastOfSeveral(key) { names[last, default: []].append((key, food)) }
    }
    self.names = names
  }

  /// The foods whose names end with a word, without those that an allergy to the food of the word
  /// covers, and without those that only borrow the word, as a sea cucumber does.
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

  /// The foods of which a name is more words and these: "sherry vinegar" of "vinegar".
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

  /// The last word of a name of several; nil of any other.
  private static func lastOfSeveral(_ key: String) -> Substring? {
    key.lastIndex(of: " ").map { key[key.index(after: $0)...] }
  }

  /// Whether words before a name say that something else is in its place, or only beside it.
  private static func standsIn(_ words: [Substring]) -> Bool {
    words.contains { replacing.contains(String($0)) }
  }

  private static let replacing: Set = [
    "and", "beyond", "cashew", "free", "imitation", "impossible", "in", "meatless", "mock",
    "mycoprotein", "no", "non", "plant", "planted", "quorn", "seitan", "smart", "soy", "soya",
    "tofu", "tofurky", "tofutti", "vegan", "vegetarian", "veggy", "with", "without",
  ]

  /// "Peppers" are vegetables and no spice; the word has its own food.
  private static func isPlural(_ key: String) -> Bool { key == "peppers" }
}

/// The namesakes of a book, which is read once where a parser is asked for several words.
final class NamesakesMemory: Sendable {
  private let made = Mutex<Namesakes?>(nil)

  /// Those of a book; it has to be the same one each time.
  func namesakes(in book: FoodBook) -> Namesakes {
    made.withLock { made in
      let known = made ?? Namesakes(book)
      made = known
      return known
    }
  }
}

extension Namesakes {
  /// What stands before a word in the names of foods that are no kind of it and are never meant by
  /// it alone; "*" where all such foods only borrow the word.
  ///
  /// Every name of the book was looked at; a test tells when another one comes in.
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

  /// Words that mean their own food where nothing stands before them: who says butter speaks of milk,
  /// who says flour of wheat, and who says oyster of no mushroom.
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
