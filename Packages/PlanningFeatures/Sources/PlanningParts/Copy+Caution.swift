import DesignSystem
import EaterRecord
import ScreenParts

extension Copy {
  /// The limits that an item breaks, and for whom, in words.
  package func words(of caution: ItemCaution, _ groceries: WeekGroceries) -> String {
    let foods = caution.breaches.flatMap(\.mentionedFoods)
    let names = foods.map { ($0, groceries.foods.book[$0]?.name ?? $0.rawValue) }
    return sentence(
      onBought: caution.breaches,
      foodNames: Dictionary(names, uniquingKeysWith: { first, _ in first }),
      for: caution.eaters, eatenBy: caution.eatenBy)
  }
}
