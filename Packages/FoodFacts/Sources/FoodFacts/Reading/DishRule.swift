import MealModels

/// What must have been done with which listed foods, before a word for a dish or a part of one means
/// what a recipe makes, and not what somebody bought.
///
/// "Pour the sauce over it" proves no sauce: a definite article is no evidence. A sauce has been made
/// where the steps have put two listed foods together, one of them a liquid. Water, salt and pepper
/// are no second food, because they are in everything.
struct DishRule {
  private let list: RecipeList
  private let handled: HandledFoods.State

  init(_ list: RecipeList, _ handled: HandledFoods.State) {
    self.list = list
    self.handled = handled
  }

  /// Whether a dish of some kind can have been made of what was done so far, though no step says so.
  ///
  /// - Parameter isAlone: whether it was made by itself and comes to the rest now.
  func mayHaveMade(_ kind: ProseEntry.Kind, alone isAlone: Bool) -> Bool {
    switch kind {
    case .dressing, .blend: handled.mixed.contains { accepts($0, for: kind) }
    case .filling where isAlone, .mixture where isAlone:
      handled.mixed.contains { accepts($0, for: .filling) }
    case .part: false
    default: accepts(handled.used, for: kind)
    }
  }

  /// Whether a dish of some kind can be of some lines, where a step says that it makes it.
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
