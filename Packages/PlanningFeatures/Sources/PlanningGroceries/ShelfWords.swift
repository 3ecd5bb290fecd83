import AppShell
import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation
import Preferences

/// The words for a shop's products: their prices, marks, and why one may not be chosen.
struct ShelfWords {
  private let groceries: WeekGroceries
  private let copy: Copy
  /// The limits of each eater, by name.
  private let limits: [(name: String, limits: EaterLimits)]

  init(
    _ groceries: WeekGroceries, service: SuggestionService, record: StoredState, copy: Copy,
    world: World
  ) {
    self.groceries = groceries
    self.copy = copy
    let preferences = record.preferences(at: world.deviceDate)
    limits = service.limitsByEater(preferences).sorted { $0.key < $1.key }
      .map { ($0.key == Eater.you.name ? copy("planner.you") : $0.key, $0.value) }
  }

  /// A product as a row of the drawer.
  func product(
    _ offer: ProductOffer, for item: ListedItem, isChosen: Bool
  ) -> GroceryItemInput.Product {
    let product = offer.product
    var row = GroceryItemInput.Product(
      product.id.rawValue, product.shelfName, facts: facts(of: product),
      cost: offer.choice?.cost, isChosen: isChosen,
      problem: offer.choice == nil ? problem(of: offer, for: item) : nil)
    row.mayBeChosen = groceries.mayBeChosen(offer, for: item)
    return row
  }

  /// The number of packages; the amount of a weighed product.
  func count(_ line: PackageChoice.Line) -> String {
    line.product.package?.step == nil
      ? copy.region.number(Double(line.count))
      : line.product.held(line.count)?.shopperText ?? String(line.count)
  }

  private func facts(of product: Product) -> [String] {
    let package = product.package?.step == nil ? product.price : nil
    return [
      package.map { copy("grocery-item.price.package", ["price": copy.price($0)]) },
      unitPrice(of: product),
      product.isOrganic ? copy("grocery-item.mark.organic") : nil,
      product.isStoreBrand ? copy("grocery-item.mark.store-brand") : nil,
    ].compactMap(\.self)
  }

  /// The price of an ounce, or of 100 g or 100 ml; nil if the package is counted.
  private func unitPrice(of product: Product) -> String? {
    guard let price = product.price, let package = product.package,
      let unit = package.content.unit, unit.dimension != .count
    else { return nil }
    let held = package.content.quantity.upperBound.doubleValue * Double(package.count)
    guard held > 0 else { return nil }
    let isSmall = unit == .gram || unit == .millilitre
    let cents = Double(price.hundredths) / held * (isSmall ? 100 : 1)
    let money = Money(hundredths: Int(bounded: cents.rounded()), price.currency)
    return copy(
      "grocery-item.price.unit",
      ["price": copy.price(money), "unit": isSmall ? "100 \(unit.symbol)" : unit.symbol])
  }

  private func problem(of offer: ProductOffer, for item: ListedItem) -> String {
    guard case .passedOver(let passed) = offer.problem, let reason = passed.first?.reason else {
      let key: CopyKey =
        offer.problem == .tooMuch ? "grocery-item.problem.amount" : "grocery-item.problem.out"
      return copy("grocery-item.not-chosen", ["reason": copy(key)])
    }
    let names = limits.filter { groceries.harm(of: offer.product, for: item, $0.limits) != nil }
      .map(\.name)
    switch reason {
    case .isUnsafe where !names.isEmpty, .isUnclear where !names.isEmpty:
      return copy(
        "grocery-item.not-for", ["names": copy.list(names), "reason": text(reason)])
    default: return copy("grocery-item.not-chosen", ["reason": text(reason)])
    }
  }

  private func text(_ reason: ExclusionReason) -> String {
    switch reason {
    case .isUnsafe(let food):
      let name = groceries.foods.book[food]?.name ?? food.rawValue
      return copy("grocery-item.problem.unsafe", ["food": name])
    case .isUnclear(let words): return copy("grocery-item.problem.unclear", ["words": words])
    case .isOut: return copy("grocery-item.problem.out")
    case .isOtherKind(let kind): return copy("grocery-item.problem.kind", ["kind": kind])
    case .isNotOrganic: return copy("grocery-item.problem.organic")
    case .hasWord(let word): return copy("grocery-item.problem.word", ["word": word])
    case .hasNoPackage: return copy("grocery-item.problem.size")
    case .isInOtherCurrency: return copy("grocery-item.problem.currency")
    case .hasImpossiblePrice: return copy("grocery-item.problem.price")
    }
  }
}
