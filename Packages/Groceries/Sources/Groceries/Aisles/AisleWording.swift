import MealModels

/// The shorter forms of a typed text that mean the same item in a shop.
struct AisleWording {
  private let words: [String]

  /// Makes the forms of words in the singular.
  init(_ words: [String]) {
    self.words = words
  }

  /// The words unchanged, and then in shorter and shorter forms, without duplicates.
  ///
  /// First the words that only praise or name a container are removed, then the purpose or the
  /// addition, then a flavor at the end.
  var forms: [[String]] {
    var forms = [words]
    func add(_ form: [String]) {
      if !form.isEmpty, !forms.contains(form) { forms.append(form) }
    }
    add(words.filter { !Self.praise.contains($0) })
    if words.count == 2 { add([words.joined()]) }
    add(words[..<AisleFeatures.headEnd(words)].filter { !Self.praise.contains($0) })
    for form in forms {
      if let last = form.last, Self.flavors.contains(last) { add(form.dropLast()) }
    }
    return forms
  }

  /// Whether the text names an animal for which the item is bought; a hot dog is not an animal.
  var isForAnimals: Bool {
    words.indices.contains { place in
      Self.animals.contains(words[place])
        && (place == 0 || !Self.sausages.contains(words[place - 1]))
    }
  }

  private static let animals: Set<String> = [
    "dog", "puppy", "cat", "kitten", "pet", "hamster", "parrot", "budgie", "canine",
    "feline",
  ]

  private static let sausages: Set<String> = [
    "hot", "corn", "chili", "chilli", "beef", "veggie", "vegan", "turkey", "cheese", "chicken",
  ]

  /// The form that a first or last word states, and the other words: "peas" for "tinned peas".
  static func form(_ words: [String]) -> (ShopForm, [String])? {
    guard words.count > 1, let first = words.first, let last = words.last else { return nil }
    if let form = keeping[first] { return (form, words.dropFirst().filter { $0 != "of" }) }
    return keeping[last].map { ($0, words.dropLast()) }
  }

  private static let keeping: [String: ShopForm] = [
    "frozen": .frozen, "canned": .canned, "tinned": .canned, "tin": .canned, "can": .canned,
    "jarred": .canned, "dried": .dried, "dry": .dried, "ground": .ground,
  ]

  private static let flavors: Set<String> = [
    "vanilla", "mint", "strawberry", "chocolate", "lemon", "lavender", "plain", "original",
    "orange",
    "white", "brown", "black", "red", "green", "refill", "unsweetened", "sweetened", "light",
  ]

  /// Words that do not change the aisle of an item.
  private static let praise: Set<String> = [
    "organic", "fresh", "large", "small", "medium", "big", "ripe", "good", "best", "nice", "cheap",
    "some", "more", "any", "a", "an", "the", "my", "favorite", "favourite", "local", "natural",
    "premium", "finest", "value", "own", "brand", "family", "size", "multipack", "bag", "box",
    "packet", "punnet", "bottle", "jar", "carton", "tub", "few", "couple", "new", "extra",
    "unwaxed", "loose", "british", "cold", "mini", "jumbo", "economy", "basic", "everyday", "of",
    "bunch", "dozen", "case", "pack", "bar", "head", "tube", "roll", "sack", "crate", "little",
  ]
}
