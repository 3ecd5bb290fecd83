import MealModels

/// The parts of the day that a dish is for, by what is said of it.
///
/// The first source that speaks of it decides: what its owner says, then its courses, its keywords and
/// its title. What is eaten with something else, such as a sauce, is for none; what says nothing of it
/// is a lunch or dinner.
enum DraftSlots {
  /// - Parameter tags: what its owner calls it.
  static func slots(of draft: RecipeDraft, tags: [String], dish: DishKind) -> SlotSet {
    for source in [tags, draft.categories, draft.keywords] {
      let named = source.compactMap { course($0) }
      if !named.isEmpty { return named.reduce(into: []) { $0.formUnion($1) } }
    }
    return course(inTitle: draft.title) ?? slots(of: dish)
  }

  /// Which words name a course, in the languages in which pages name it, the first that fits.
  private static let courses: [(slots: SlotSet, words: Set<String>)] = [
    (
      .none,
      """
      side condiment sauce dressing dip seasoning marinade spread jam preserve pickle frosting icing
      stock beilage soße accompagnement contorno guarnición salsa bijgerecht
      """
    ),
    ([.breakfast, .lunch], "brunch"),
    (.breakfast, "breakfast frühstück desayuno colazione ontbijt"),
    (
      .snack,
      """
      dessert snack appetizer appetiser starter drink beverage cocktail smoothie cookie cake candy
      nachtisch nachspeise postre dolce nagerecht vorspeise antipasto entrante voorgerecht getränk
      boisson bebida bevanda drank
      """
    ),
    (
      [.lunch, .dinner],
      """
      lunch dinner supper main entree hauptgericht hauptspeise principal secondo primo hoofdgerecht
      mittagessen abendessen almuerzo cena pranzo dîner avondeten soup salad stew curry
      """
    ),
  ].map { ($0.0, Set(FoodName.words(of: $0.1))) }

  /// The parts of the day of a label; nil where it names no course.
  private static func course(_ label: String) -> SlotSet? {
    let words = Set(FoodName.words(of: label).flatMap { [$0, FoodName.singular($0)] })
    if words.contains("dejeuner") { return words.contains("petit") ? .breakfast : [.lunch] }
    return courses.first { !$0.words.isDisjoint(with: words) }?.slots
  }

  /// What a title calls a dish stands at the end of its first part: "tomato sauce for pasta" is a
  /// sauce, and "chicken in mushroom sauce" is none.
  private static func course(inTitle title: String) -> SlotSet? {
    let words = FoodName.words(of: title)
    let head = words.prefix { !joints.contains($0) }.last.map { FoodName.singular($0) }
    guard let head else { return nil }
    if partners.contains(head) { return SlotSet.none }
    return breakfasts.contains(head) ? .breakfast : nil
  }

  private static let joints: Set<String> = [
    "with", "in", "on", "for", "and", "over", "recipe", "from", "under", "without",
  ]
  /// What goes with something else.
  private static let partners: Set<String> = [
    "sauce", "dressing", "vinaigrette", "salsa", "pesto", "jam", "marmalade", "chutney", "jelly",
    "stock", "broth", "gravy", "marinade", "rub", "seasoning", "icing", "frosting", "glaze",
    "ketchup", "mustard", "mayonnaise", "mayo", "aioli", "relish", "pickle", "syrup", "butter",
    "dough", "crust", "pastry", "topping", "filling", "dip", "spread", "mix", "powder",
  ]
  private static let breakfasts: Set<String> = [
    "granola", "muesli", "cereal", "oatmeal", "oat", "porridge", "pancake", "waffle", "scone",
    "bagel", "croissant", "crepe",
  ]

  private static func slots(of dish: DishKind) -> SlotSet {
    switch dish {
    case .pancakes, .porridge, .toast, .smoothie: .breakfast
    case .eggs: [.breakfast, .lunch]
    case .dessert, .drink: .snack
    default: [.lunch, .dinner]
    }
  }
}

extension SlotSet {
  fileprivate static let none: SlotSet = []
  fileprivate static let breakfast = SlotSet([MealSlot.breakfast])
  fileprivate static let snack = SlotSet([MealSlot.snack])
}
