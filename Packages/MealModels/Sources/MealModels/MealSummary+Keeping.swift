extension MealSummary {
  /// The days for which a cooked meal stays good in the fridge; 0 if it does not keep, or if that
  /// is unknown.
  ///
  /// A dish from one pot or pan stays good as long as it may be eaten. A meal does not keep if it
  /// is fried or crisp, has fresh leaves, or consists of fish or shellfish.
  public var daysItKeeps: Int {
    guard facts.unknownIngredients.isEmpty, !traits.mainFoods.isEmpty,
      Self.kindsThatKeep.contains(traits.shape), ![.fish, .shellfish].contains(traits.protein),
      !hasFreshParts, !isCrisp
    else { return 0 }
    return daysItMayBeEaten
  }

  /// The most days for which leftovers in the fridge may be eaten, even if they do not taste good
  /// any more; 0 if they must not be eaten.
  ///
  /// Three days, the shorter end of "3 to 4 days" (USDA Food Safety and Inspection Service,
  /// Leftovers and Food Safety: fsis.usda.gov, food safety basics), and one day if most starch
  /// comes from rice, because spores survive in it (UK Food Standards Agency: within 24 hours).
  /// Leftovers must not be eaten if the meal is raw, has a soft egg, or uses food that was cooked
  /// before and would be heated twice.
  public var daysItMayBeEaten: Int {
    guard cookedBefore.isEmpty, !hasSoftEgg, !isRaw else { return 0 }
    return traits.starch == .rice ? 1 : 3
  }

  /// Dishes of one pot or pan, which are heated again as a whole.
  private static let kindsThatKeep: Set<DishKind> = [
    .soup, .stew, .curry, .bake, .pasta, .rice, .noodles, .bowl,
  ]

  /// Whether the meal has eggs that may not be cooked through; eggs in an oven dish are cooked
  /// through.
  private var hasSoftEgg: Bool {
    guard traits.shape != .bake else { return false }
    return traits.protein == .egg
      || traits.mainFoods.contains { food in
        food.words.last == "egg" || food.words.last == "yolk"
      }
  }

  private var hasFreshParts: Bool {
    traits.mainFoods.contains { !Self.freshFoods.isDisjoint(with: $0.words) }
  }

  /// Words of foods that are eaten raw and cannot be heated again.
  private static let freshFoods: Set<Substring> = [
    "lettuce", "arugula", "rocket", "cucumber", "avocado", "radish", "sprout", "sprouts",
    "watercress",
    "romaine", "slaw", "mesclun", "salad",
  ]

  private var isCrisp: Bool {
    !Self.crispWords.isDisjoint(with: FoodName.words(of: title))
  }

  /// Words in titles of dishes that are no longer good on the next day.
  private static let crispWords: Set<String> = [
    "crispy", "crunchy", "fried", "tempura", "katsu", "cold",
  ]

  private var isRaw: Bool {
    traits.isRaw || holdsFleshOrEgg && RawDish.isNamed(by: title)
  }

  private var holdsFleshOrEgg: Bool {
    !facts.unknownIngredients.isEmpty
      || !facts.contents.classes.isDisjoint(with: [
        .meat, .poultry, .pork, .fish, .shellfish, .egg,
      ])
  }
}

extension FoodID {
  fileprivate var words: [Substring] { rawValue.split(separator: "-") }
}
