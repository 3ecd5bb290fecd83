import DesignSystem
import EaterRecord
import Groceries
import MealPlan
import MealModels
import PlanningPresentation

/// The items of a list as rows of the screen.
struct GroceryRows {
  private let groceries: WeekGroceries
  private let answer: StoreAnswer
  private let copy: Copy
  private let deltas: [ProductID: [ShelfDelta]]
  private let unsafe: Set<ListItemID>
  private let priced: [ListItemID: PricedList.Item]
  /// What is wanted, by aisle as the store is walked.
  private let walked: [PlacedItem]

  init(_ groceries: WeekGroceries, _ answer: StoreAnswer, _ copy: Copy) {
    self.groceries = groceries
    self.answer = answer
    self.copy = copy
    let all = answer.store.map(groceries.shopping.deltas) ?? []
    deltas = Dictionary(grouping: all, by: \.product).mapValues { $0.compactMap(ShelfDelta.init) }
    unsafe = Set(groceries.unsafe.map(\.id))
    priced = Dictionary(
      (answer.priced?.items ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    walked = groceries.walkedAisles
  }

  /// What is to be bought, by department as the store is walked; what is at home is left out.
  var groups: [GroceryListInput.Group] {
    var groups: [GroceryListInput.Group] = []
    for placed in walked where !placed.item.isAtHome || placed.item.marks.isTicked {
      let department = placed.aisle.department
      if groups.last?.title != department.rawValue {
        groups.append(.init(department.rawValue, department.rawValue, items: []))
      }
      groups[groups.count - 1].items.append(row(placed.item))
    }
    return groups
  }

  /// What changed on the shelf of what each planned meal needs.
  var changes: [PlannedMealID: [ShelfDelta]] {
    guard !deltas.isEmpty else { return [:] }
    var changes: [PlannedMealID: [ShelfDelta]] = [:]
    for item in walked.lazy.map(\.item) {
      let deltas = deltas(of: item)
      guard !deltas.isEmpty else { continue }
      for entry in Set(item.item.sources.compactMap { groceries.planned.entries[$0.meal.id] }) {
        let known = changes[entry] ?? []
        changes[entry] = known + deltas.filter { !known.contains($0) }
      }
    }
    return changes
  }

  /// An item as a row: what stands in for another one is shown in its place.
  private func row(_ listed: ListedItem) -> GroceryListInput.Item {
    let priced = priced[listed.id]
    let lines = priced?.choice?.lines ?? []
    let sole = lines.count == 1 ? lines.first : nil
    let original = groceries.original(of: listed)
    let name = sole.map { Self.name(of: $0.product) } ?? Self.headed(listed.item.name)
    let need = (listed.marks.isTicked && !listed.missing.isEmpty ? listed.missing : listed.needed)
      .map(\.shopperText).joined(separator: " + ")
    return GroceryListInput.Item(
      GroceryItemID(rawValue: listed.id.rawValue), original.map(Self.headed) ?? name,
      count: sole.flatMap { $0.product.package?.step == nil ? $0.count : nil },
      need: need.isEmpty ? nil : need, recipes: Self.recipes(of: listed),
      availability: original != nil
        ? .substituted(by: name) : availability(of: listed, priced, lines),
      price: sole.map { price(of: $0) } ?? priced?.choice?.cost,
      isPricedEach: sole.map(isPricedEach) ?? false,
      changes: deltas(of: listed).map(\.change), warning: warning(of: listed),
      isTicked: listed.marks.isTicked && listed.missing.isEmpty)
  }

  /// Whether the price is that of one of several, or of a single piece.
  private func isPricedEach(_ line: PackageChoice.Line) -> Bool {
    line.product.package?.step == nil && (line.count > 1 || line.product.package == .each)
  }

  /// The price of one; of what is weighed that of all of it.
  private func price(of line: PackageChoice.Line) -> Money? {
    line.product.package?.step == nil ? line.product.price : line.cost
  }

  /// What that was while the product had another price.
  private func price(of line: PackageChoice.Line, at before: Money) -> Money? {
    var product = line.product
    product.price = before
    return price(of: PackageChoice.Line(product, count: line.count))
  }

  /// The name on the shelf with the package: "Kroger Spaghetti 500 g".
  static func name(of product: Product) -> String {
    let brand =
      product.brand.isEmpty || product.name.hasPrefix(product.brand) ? "" : product.brand + " "
    let size = product.package.flatMap { $0 == .each || $0.step != nil ? nil : " " + $0.text }
    return brand + product.name + (size ?? "")
  }

  /// A name as it begins a row.
  private static func headed(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private static func recipes(of item: ListedItem) -> [String] {
    var titles: [String] = []
    for source in item.item.sources.map(\.meal) where source.recipe != nil {
      if !titles.contains(source.title) { titles.append(source.title) }
    }
    return titles
  }

  private func availability(
    of item: ListedItem, _ priced: PricedList.Item?, _ lines: [PackageChoice.Line]
  ) -> GroceryListInput.Availability {
    guard let priced, !answer.unanswered.contains(item.id) else { return .unknown }
    guard priced.choice != nil else { return item.item.food == nil ? .unknown : .unavailable }
    let all = lines.map(\.product.availability)
    if all.contains(.low) { return .lowStock }
    return all.contains(.inStock) && !all.contains(.unknown) ? .inStock : .unknown
  }

  /// What changed on the shelf for an item: the prices of what is taken, and that nothing is left.
  private func deltas(of item: ListedItem) -> [ShelfDelta] {
    guard !deltas.isEmpty, let priced = priced[item.id] else { return [] }
    if let choice = priced.choice {
      return choice.lines.flatMap { line in
        (deltas[line.product.id] ?? []).filter { $0.change != .outOfStock }.map { delta in
          delta.repriced { price(of: line, at: $0) }
        }
      }
    }
    guard priced.problem == .out else { return [] }
    let offered = answer.products.filter {
      $0.food == item.item.food && $0.form == item.item.form
    }
    return offered.lazy.flatMap { deltas[$0.id] ?? [] }.filter { $0.change == .outOfStock }
      .prefix(1).map(\.self)
  }

  /// That what stood in for it is nothing for somebody by now.
  private func warning(of item: ListedItem) -> String? {
    guard unsafe.contains(item.id) else { return nil }
    return copy("grocery-item.unsafe", ["name": item.item.name])
  }
}
