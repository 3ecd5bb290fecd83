import MealModels

/// Decides by the steps before a word whether it means a dish that the recipe makes, and not a
/// bought one.
///
/// "Pour the sauce over it" does not prove a sauce, because a definite article is not evidence. A
/// sauce is treated as made when the steps have combined two listed foods, one of them a liquid.
/// Water, salt and pepper are not a second food, because they are in everything.
struct DishRule {
  private let list: RecipeList
  private let handled: HandledFoods.State

  init(_ list: RecipeList, _ handled: HandledFoods.State) {
    self.list = list
    self.handled = handled
  }

  /// Whether the foods used so far can have made a dish of some kind, although no step says so.
  ///
  /// - Parameter isAlone: whether the dish was made separately and is now added to the others.
  func mayHaveMade(_ kind: ProseEntry.Kind, alone isAlone: Bool) -> Bool {
    switch kind {
    case .dressing, .blend: handled.mixed.contains { accepts($0, for: kind) }
    case .filling where isAlone, .mixture where isAlone:
      handled.mixed.contains { accepts($0, for: .filling) }
    case .part: false
    default: accepts(handled.used, for: kind)
    }
  }

  /// Whether some lines can make a dish of some kind that a step claims to make.
  func accepts(_ lines: Set<Int>, for kind: ProseEntry.Kind) -> Bool {
    let real = lines.filter { !list.isWaterOrSalt(line: $0) }
    return switch kind {
    case .dish, .filling, .blend: real.count > 1
    case .mixture: !real.isEmpty
    case .dressing: real.count > 1 && real.contains(where: list.isLiquid)
    case .moist, .sauce:
      real.count > 1 && real.contains { list.isLiquid(line: $0) && !list.isOil(line: $0) }
    case .dough: lines.count > 1 && real.contains(where: list.isForDough)
    case .gruel: real.contains(where: list.isStarchy)
    case .single: real.contains(where: list.isSweet)
    case .shaped: real.contains(where: list.isForShaping)
    default: false
    }
  }
}
