import DesignSystem
import EaterRecord
import Groceries
import MealModels
import PlanningParts
import PlanningPresentation

/// The words for the contents of a cart.
enum CartWords {
  /// The items of a cart with their packages, in the order of the aisles.
  ///
  /// - Parameters:
  ///   - list: the list with the names of the items; without it, products are named.
  ///   - walk: the items in the order of the aisles; those that are not in it come last.
  ///   - warnings: the marks that items are not for somebody.
  static func lines(
    of cart: CartDraft?, on list: GroceryList?, walk: [ListItemID],
    warnings: [ListItemID: String], _ copy: Copy
  ) -> [CartInput.Line] {
    let lines = (cart?.lines ?? []).filter { $0.count > 0 }
    let filled = Set(lines.map(\.item))
    var order = walk.filter(filled.contains)
    var known = Set(order)
    for line in lines where known.insert(line.item).inserted { order.append(line.item) }
    let byItem = Dictionary(grouping: lines, by: \.item)
    return order.map { id in
      let own = byItem[id] ?? []
      let name = list?[id].map { headed($0.item.name) } ?? own.first?.product.shelfName ?? ""
      return CartInput.Line(
        id, name, packages: own.map { packages($0, copy) },
        cost: PricedList.Total(lines: own.map { .init($0.product, count: $0.count) }).whole,
        warning: warnings[id])
    }
  }

  /// The packages of a line: "2 × Rotini 16 oz"; the amount of a weighed product.
  private static func packages(_ line: CartDraft.Line, _ copy: Copy) -> String {
    let name = line.product.shelfName
    if line.product.package?.step != nil {
      return line.product.held(line.count).map { "\($0.shopperText) \(name)" } ?? name
    }
    return line.count == 1
      ? name : copy("cart.packages", ["count": String(line.count), "name": name])
  }

  /// The names of the items that are not in a cart, by reason.
  static func gaps(
    of cart: ReviewedCart?
  ) -> (notSold: [String], out: [String], unsuitable: [String]) {
    var gaps: (notSold: [String], out: [String], unsuitable: [String]) = ([], [], [])
    for item in cart?.answer.priced?.items ?? [] where item.choice == nil {
      guard let name = cart?.list[item.id]?.item.name else { continue }
      switch item.problem {
      case .notSold, nil: gaps.notSold.append(name)
      case .out, .tooMuch: gaps.out.append(name)
      case .passedOver: gaps.unsuitable.append(name)
      }
    }
    return gaps
  }

  private static func headed(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}
