import Groceries
import MealModels

extension ListAmount {
  /// An amount as tests write it: "1 3/4 lb", "26.1 oz", "5" for whole ones.
  init(written text: String) {
    let words = text.split(separator: " ").map { String($0) }
    let unit = words.last.flatMap { MeasureUnit(named: $0) }
    let number = (unit == nil ? words : words.dropLast()).joined(separator: " ")
    self.init(Quantity(number) ?? .exactly(.zero), unit == .piece ? nil : unit)
  }
}
