extension MealSummary {
  /// How many days a cooked meal keeps in the fridge so that it is good to be eaten again; 0 where it
  /// does not, or nobody can tell.
  ///
  /// As long as it may be eaten, where it is a dish of one pot or pan. What is fried or crisp, has fresh
  /// leaves, or is of fish or shellfish does not keep.
  public var daysItKeeps: Int {
    guard facts.unknownIngredients.isEmpty, !traits.mainFoods.isEmpty,
      Self.kindsThatKeep.contains(traits.shape), ![.fish, .shellfish].contains(traits.protein),
      !hasFreshParts, !isCrisp
    else { return 0 }
    return daysItMayBeEaten
  }

  /// How many days what is left in the fridge may be eaten at most, whether it is good then or not; 0 for
  /// not at all.
  ///
  /// Three days, the shorter end of "3 to 4 days" (USDA Food Safety and Inspection Service, Leftovers
  /// and Food Safety: fsis.usda.gov, food safety basics), and one day where rice brings the starch,
  /// because spores survive in it (UK Food Standards Agency: within 24 hours). What is raw, has a soft
  /// egg, or uses what was cooked before and would be heated twice, is not eaten again.
  public var daysItMayBeEaten: Int {
    guard cookedBefore.isEmpty, !hasSoftEgg, !isRaw else { return 0 }
    return traits.starch == .rice ? 1 : 3
  }

  /// Dishes of one pot or pan, which are heated again as a whole.
  private static let kindsThatKeep: Set<DishKind> = [
    .soup, .stew, .curry, .bake, .pasta, .rice, .noodles, .bowl,
  ]

  /// Whether eggs are in it that may not be cooked through; in the oven they are.
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

  /// Words of foods that are eaten raw and do not stand being heated again.
  private static let freshFoods: Set<Substring> = [
    "lettuce", "arugula", "rocket", "cucumber", "avocado", "radish", "sprout", "sprouts",
    "watercress",
    "romaine", "slaw", "mesclun", "salad",
  ]

  private var isCrisp: Bool {
    !Self.crispWords.isDisjoint(with: FoodName.words(of: title))
  }

  /// Words of titles for what is no longer itself on the next day.
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
