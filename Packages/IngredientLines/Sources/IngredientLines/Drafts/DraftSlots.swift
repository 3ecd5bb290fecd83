import MealModels

/// The parts of the day for which a dish is, from the texts of its draft.
///
/// The first source that names any of them decides: the owner's tags, then the courses, the
/// keywords and the title. A dish that is eaten with another one, such as a sauce, is for no part
/// of the day. If no source names a part of the day, the kind of dish decides; most kinds are for
/// lunch or dinner.
enum DraftSlots {
  /// - Parameter tags: the owner's tags.
  static func slots(of draft: RecipeDraft, tags: [String], dish: DishKind) -> SlotSet {
    for source in [tags, draft.categories, draft.keywords] {
      let named = source.compactMap { course($0) }
      if !named.isEmpty { return named.reduce(into: []) { $0.formUnion($1) } }
    }
    return course(inTitle: draft.title) ?? slots(of: dish)
  }

  /// The words for each course, in the languages of many web pages; the first course that matches
  /// is used.
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

  /// The parts of the day for a label; nil if the label names no course.
  private static func course(_ label: String) -> SlotSet? {
    let words = Set(FoodName.words(of: label).flatMap { [$0, FoodName.singular($0)] })
    if words.contains("dejeuner") { return words.contains("petit") ? .breakfast : [.lunch] }
    return courses.first { !$0.words.isDisjoint(with: words) }?.slots
  }

  /// The parts of the day for the kind of dish in a title; nil if the title names none.
  ///
  /// The kind is the last word of the first part: "tomato sauce for pasta" is a sauce, and "chicken
  /// in mushroom sauce" is not.
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
  /// The dishes that are eaten with another dish.
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
