import DesignSystem

extension FoodTint {
  typealias Row = (Plate.Form, [(Substring, UInt32)])

  /// Drawings of foods that one word names, by that word.
  static let table: [Substring: Plate.Topping] = {
    var table: [Substring: Plate.Topping] = [:]
    for (form, foods) in plants + staples + proteins {
      for (name, color) in foods { table[name] = Plate.Topping(RGBA(color), form) }
    }
    return table
  }()

  /// Drawings of foods that two words name, by the first word and then by the second.
  static let pairs: [Substring: [Substring: Plate.Topping]] = {
    var pairs: [Substring: [Substring: Plate.Topping]] = [:]
    for (first, second, form, color) in pairRows {
      pairs[first, default: [:]][second] = Plate.Topping(RGBA(color), form)
    }
    return pairs
  }()

  private static let pairRows: [(Substring, Substring, Plate.Form, UInt32)] = [
    ("orange", "slice", .slice, 0xF0913A), ("orange", "slices", .slice, 0xF0913A),
    ("sweet", "potato", .chunk, 0xE9873A), ("spring", "onion", .ring, 0x7FB34E),
    ("green", "onion", .ring, 0x7FB34E), ("green", "bean", .strip, 0x6FA446),
    ("long", "bean", .strip, 0x6FA446), ("bean", "sprout", .strip, 0xF3EBCF),
    ("red", "onion", .ring, 0xA6508A), ("red", "date", .bean, 0x8E2F24),
    ("green", "olive", .ring, 0x8E9442), ("black", "bean", .bean, 0x3F2E33),
    ("white", "bean", .bean, 0xF2E6CC), ("fava", "bean", .bean, 0x9A6B45),
    ("kidney", "bean", .bean, 0x8A2F2A), ("mung", "bean", .pea, 0xC9BD6A),
    ("cherry", "tomato", .round, 0xDB4230), ("cactus", "strip", .strip, 0x6E9A4B),
    ("goat", "cheese", .slice, 0xF8F2E2), ("blue", "cheese", .crumble, 0xE9E9DC),
    ("cheese", "puff", .ball, 0xE6B14F), ("potato", "pancake", .bread, 0xD29A45),
    ("potato", "cake", .bread, 0xCF9A4B), ("corn", "cake", .bread, 0xF0C24B),
    ("bean", "cake", .bread, 0xC99650), ("chickpea", "pancake", .bread, 0xE2B14B),
    ("chickpea", "square", .chunk, 0xEFCB55), ("rice", "ball", .ball, 0xF7F2E6),
    ("rice", "paper", .bread, 0xF1EAD8), ("rice", "noodle", .strand, 0xF5EEDD),
    ("egg", "noodle", .strand, 0xF0CE74), ("glass", "noodle", .strand, 0xE9DFC8),
    ("curry", "leaf", .herb, 0x4F7F3C), ("curry", "leaves", .herb, 0x4F7F3C),
    ("bay", "leaf", .leaf, 0x6F8448), ("bay", "leaves", .leaf, 0x6F8448),
    ("lime", "leaf", .leaf, 0x4F8A41), ("banana", "leaf", .leaf, 0x5C8A43),
    ("bread", "crumb", .crumble, 0xD9A24E), ("bitter", "melon", .wedge, 0x7FA94C),
    ("squash", "blossom", .leaf, 0xF0A22E), ("water", "spinach", .leaf, 0x4C8540),
    ("broccoli", "rabe", .leaf, 0x4A7D3B), ("hearts", "palm", .slice, 0xF2E6C8),
    ("coconut", "milk", .sauce, 0xFAF4E6), ("coconut", "cream", .sauce, 0xFAF4E6),
    ("goji", "berry", .pea, 0xD2432D), ("goji", "berries", .pea, 0xD2432D),
    ("bell", "pepper", .strip, 0xD6452C), ("tomato", "sauce", .sauce, 0xC63F27),
    ("soy", "sauce", .sauce, 0x4A2A1C), ("wood", "ear", .leaf, 0x3E2C2A),
    ("corn", "tortilla", .bread, 0xEFC66A), ("heavy", "cream", .sauce, 0xFAF1DC),
    ("green", "pepper", .strip, 0x6FA03F), ("peanut", "butter", .sauce, 0xB97B3F),
    ("black", "pepper", .sprinkle, 0x3B322C),
    ("chili", "flake", .sprinkle, 0xC23A22), ("pepper", "flake", .sprinkle, 0xC23A22),
    ("pumpkin", "seed", .bean, 0x7F9A55), ("sesame", "seed", .sprinkle, 0xF1E2B8),
    ("cumin", "seed", .sprinkle, 0x6B4A2B), ("mustard", "seed", .sprinkle, 0x3A2C24),
    ("fried", "onion", .strip, 0x8A4F22), ("fried", "egg", .egg, 0xF6AE2D),
    ("sunny", "egg", .egg, 0xF6AE2D), ("poached", "egg", .egg, 0xF6AE2D),
    ("soft", "egg", .egg, 0xF6AE2D), ("boiled", "egg", .halfEgg, 0xF3B43C),
    ("halved", "egg", .halfEgg, 0xF3B43C), ("scrambled", "egg", .crumble, 0xF6CB50),
    ("egg", "quarter", .halfEgg, 0xF3B43C), ("sliced", "egg", .halfEgg, 0xF3B43C),
    ("whole", "egg", .halfEgg, 0xF3B43C), ("egg", "curd", .crumble, 0xF6CB50),
  ]
}
