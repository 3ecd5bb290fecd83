import MealModels

/// Finds the kind of a food that a name states, so that another kind is known as a replacement.
///
/// Kinds are alternatives that a cook tells apart though a shop files them under one food: rigatoni
/// and rotini, light and dark brown sugar, curly and flat-leaf parsley. A product is of another
/// kind if its name states a kind that is not wanted, while the item states one of the same group.
/// It is a special version if its name has a claim that the item lacks, such as gluten-free.
struct ProductKinds: Hashable, Sendable {
  /// The words of an item's name, in the singular.
  private let wanted: [String]
  /// The words of the recipe lines that need the item, each line in the singular.
  private let lines: [[String]]

  /// Makes the kinds that an item wants: those that its name states, or else its recipe lines.
  init(wantedBy item: ListItem) {
    wanted = Self.words(item.name)
    lines = item.sources.map { Self.words($0.text) }
  }

  /// The wanted and the sold kind, if a product is of another kind than wanted; nil otherwise.
  func replacement(by product: Product) -> (wanted: String, sold: String)? {
    let sold = Self.words(product.name)
    for group in Self.groups + [Self.colors] {
      let there = Self.kinds(of: group, in: sold)
      guard !there.isEmpty else { continue }
      var asked = Self.kinds(of: group, in: wanted)
      // A line also says how a food looks when it is done: "fry until golden".
      if asked.isEmpty, group != Self.colors {
        asked = lines.flatMap { Self.kinds(of: group, in: $0) }
      }
      if let first = asked.first, Set(asked).isDisjoint(with: there), let other = there.first {
        return (group[first][0].joined(separator: " "), group[other][0].joined(separator: " "))
      }
    }
    return nil
  }

  /// Whether a product of another kind is near to the wanted one: a line asks for it, or it belongs
  /// to the same family, as all long pasta does.
  func isNear(_ product: Product) -> Bool {
    let sold = Self.words(product.name)
    let asked = [wanted] + lines
    for group in Self.groups {
      let there = Self.kinds(of: group, in: sold)
      let all = asked.flatMap { Self.kinds(of: group, in: $0) }
      guard !there.isEmpty, !all.isEmpty else { continue }
      if !Set(there).isDisjoint(with: all) { return true }
    }
    let isIn = { (words: [String], family: [[String]]) in family.contains { Self.has(words, $0) } }
    let isStated = Self.families.contains { isIn(wanted, $0) }
    return Self.families.contains { family in
      isIn(sold, family) && (isStated ? [wanted] : lines).contains { isIn($0, family) }
    }
  }

  /// The claim of a product's name that the item does not ask for; nil if there is none.
  func unasked(of product: Product) -> String? {
    let sold = Self.words(product.name)
    let asked = [wanted] + lines
    return Self.claims.first { claim in
      Self.has(sold, claim) && !asked.contains { Self.has($0, claim) }
    }?.joined(separator: " ")
  }

  private static func kinds(of group: [[[String]]], in words: [String]) -> [Int] {
    group.indices.filter { kind in group[kind].contains { has(words, $0) } }
  }

  private static func has(_ words: [String], _ phrase: [String]) -> Bool {
    guard let first = phrase.first, phrase.count <= words.count else { return false }
    return (0...(words.count - phrase.count)).contains { start in
      words[start] == first && Array(words[start..<(start + phrase.count)]) == phrase
    }
  }

  private static func words(_ text: String) -> [String] {
    FoodName.words(of: text).map { FoodName.singular($0) }
  }

  /// The claims of special versions.
  private static let claims = [
    "gluten free", "vegan", "vegetarian", "plant based", "meatless", "dairy free", "sugar free",
    "keto",
  ].map(words)

  /// Kinds that replace each other better than the others of their group do.
  private static let families = [
    "linguine, spaghetti, fettuccine, bucatini, tagliatelle, pappardelle, angel hair, capellini",
    "rigatoni, penne, ziti, macaroni, cavatappi, ditalini",
    "rotini, fusilli, gemelli, campanelle, farfalle",
    "orzo, star pasta, stelline, pasta star, ditalini",
  ].map { family in family.split(separator: ",").map { words(String($0)) } }

  /// The groups of kinds; "=" joins names of one kind, the first of which is shown.
  private static let groups: [[[[String]]]] = [
    "rigatoni, rotini, penne, fusilli, farfalle, linguine, spaghetti, fettuccine, macaroni=elbow, "
      + "shell=conchiglie, orzo, ziti, cavatappi, orecchiette, bucatini, tagliatelle, pappardelle, "
      + "angel hair=capellini, star pasta=stelline=pasta star, ditalini, campanelle, gemelli",
    "light brown, dark brown",
    "flat leaf=italian parsley=flat parsley, curly",
    "cannellini=cannelini, great northern, navy",
    "sherry vinegar, white wine vinegar, red wine vinegar, champagne vinegar",
    "basmati, jasmine, arborio, long grain, short grain=sushi",
    "yellow onion, white onion, red onion, sweet onion",
    "russet, yukon gold, red potato, fingerling",
    "silken, extra firm, firm, soft tofu",
    "green olive, black olive, kalamata",
    "granny smith, gala, fuji, honeycrisp, golden delicious, red delicious",
    "green cabbage, red cabbage, napa, savoy",
    "red lentil, green lentil, brown lentil, black lentil",
    "red bell pepper=red pepper, green bell pepper=green pepper, "
      + "yellow bell pepper=yellow pepper, orange bell pepper=orange pepper",
  ].map(kinds)

  /// The colors, which tell kinds of many foods apart.
  private static let colors = kinds(
    "red, green, yellow, orange, white, black, brown, purple, golden, pink")

  /// The kinds of a group, each with its names in words.
  private static func kinds(_ group: String) -> [[[String]]] {
    group.split(separator: ",").map { kind in kind.split(separator: "=").map { words(String($0)) } }
  }
}
