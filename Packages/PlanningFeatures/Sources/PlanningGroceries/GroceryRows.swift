import DesignSystem
import EaterRecord
import Groceries
import MealModels
import MealPlan
import PlanningParts
import PlanningPresentation

/// The items of a list as rows of the screen.
struct GroceryRows {
  private let groceries: WeekGroceries
  private let answer: StoreAnswer
  private let copy: Copy
  private let units: MeasurementSystem
  private let deltas: [ProductID: [ShelfChange]]
  private let unsafe: Set<ListItemID>
  private let priced: [ListItemID: PricedList.Item]
  /// The wanted items, by aisle in the order of the walk through the store.
  private let walked: [PlacedItem]

  init(
    _ groceries: WeekGroceries, _ answer: StoreAnswer, units: MeasurementSystem, _ copy: Copy
  ) {
    self.units = units
    self.groceries = groceries
    self.answer = answer
    self.copy = copy
    let all = answer.store.map(groceries.shopping.deltas) ?? []
    deltas = Dictionary(grouping: all, by: \.product).mapValues { $0.compactMap(ShelfChange.init) }
    unsafe = Set(groceries.unsafe.map(\.id))
    priced = Dictionary(
      (answer.priced?.items ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    walked = groceries.walkedAisles
  }

  /// The items to buy, in the order of the setting; items at home are left out.
  var groups: [GroceryListInput.Group] {
    let placed = walked.filter { !$0.item.isAtHome || $0.item.marks.isTicked }
    switch groceries.shopping.settings.sorting {
    case .aisle: return grouped(placed.map { ($0.aisle.department.rawValue, row($0.item)) })
    case .letter:
      let rows = placed.map { row($0.item) }.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
      return grouped(rows.map { (copy("grocery-sorting.all"), $0) })
    case .recipe: return byRecipe(placed.map { row($0.item) })
    }
  }

  /// The rows below the first recipe that needs each; those of no recipe come last.
  private func byRecipe(_ rows: [GroceryListInput.Item]) -> [GroceryListInput.Group] {
    let titles = rows.flatMap(\.recipes)
    var seen: Set<String> = []
    let order = titles.filter { seen.insert($0).inserted }
    let sorted = order.flatMap { title in
      rows.filter { $0.recipes.first == title }.map { row in
        var row = row
        row.heading = title
        return (title, row)
      }
    }
    let others = rows.filter { $0.recipes.isEmpty }
    return grouped(sorted + others.map { (copy("grocery-sorting.no-recipe"), $0) })
  }

  private func grouped(
    _ rows: [(title: String, row: GroceryListInput.Item)]
  ) -> [GroceryListInput.Group] {
    var groups: [GroceryListInput.Group] = []
    for (title, row) in rows {
      if groups.last?.title != title { groups.append(.init(title, title, items: [])) }
      groups[groups.count - 1].items.append(row)
    }
    return groups
  }

  /// The items that are usually at home.
  var usual: [GroceryListInput.Item] { groceries.usuallyAtHome.map { row($0) } }

  /// The changes on the shelf of the items of each planned meal.
  var changes: [PlannedMealID: [ShelfChange]] {
    guard !deltas.isEmpty else { return [:] }
    var changes: [PlannedMealID: [ShelfChange]] = [:]
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

  /// An item as a row; a substitute is shown instead of its item.
  private func row(_ listed: ListedItem) -> GroceryListInput.Item {
    let priced = priced[listed.id]
    let lines = priced?.choice?.lines ?? []
    let sole = lines.count == 1 ? lines.first : nil
    let original = groceries.original(of: listed)
    let isShort = listed.marks.isTicked && !listed.missing.isEmpty
    let whole = isShort ? [] : listed.wholeHeads
    let need = listed.item.shopperText(
      isShort ? listed.missing : whole.isEmpty ? listed.needed : listed.uses, in: units)
    let name = Self.headed(listed.item.name)
    return GroceryListInput.Item(
      listed.id, original.map(Self.headed) ?? name,
      count: sole.flatMap { $0.product.package?.step == nil ? $0.count : nil },
      need: need.isEmpty ? nil : isShort ? copy("grocery-list.more", ["need": need]) : need,
      packages: packages(lines)
        ?? (whole.isEmpty ? nil : listed.item.shopperText(whole, in: units)),
      products: lines.map { $0.product.shelfName },
      recipes: Self.recipes(of: listed),
      availability: original != nil
        ? .substituted(by: name) : availability(of: listed, priced, lines),
      price: priced?.choice?.cost,
      each: sole.flatMap { $0.count > 1 ? price(of: $0) : nil },
      changes: deltas(of: listed),
      warning: warning(of: listed) ?? caution(on: listed, lines) ?? replacement(of: priced),
      isTicked: listed.marks.isTicked && listed.missing.isEmpty)
  }

  /// The packages to buy: "16 oz", "2 × 16 oz"; nil if they are single pieces or of unknown size.
  private func packages(_ lines: [PackageChoice.Line]) -> String? {
    let texts = lines.compactMap { line -> String? in
      guard let package = line.product.package, package != .each else { return nil }
      guard package.step == nil else {
        // A weighed product alone needs no package beside its amount.
        let held = lines.count > 1 ? line.product.held(line.count) : nil
        return held.map { $0.shopperText(in: units) }
      }
      let size = package.text(in: units)
      return line.count == 1
        ? size : copy("grocery-list.packages", ["count": String(line.count), "size": size])
    }
    return texts.isEmpty ? nil : texts.joined(separator: " + ")
  }

  /// The price of one package; for a weighed product, the price of the whole amount.
  private func price(of line: PackageChoice.Line) -> Money? {
    line.product.package?.step == nil ? line.product.price : line.cost
  }

  /// The price of a line, computed from the former price of its product.
  private func price(of line: PackageChoice.Line, at before: Money) -> Money? {
    var product = line.product
    product.price = before
    return PackageChoice.Line(product, count: line.count).cost
  }

  /// A name with a capital first letter, for the start of a row.
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

  /// The changes on the shelf for an item: changed prices of its products, or none left.
  private func deltas(of item: ListedItem) -> [ShelfChange] {
    guard !deltas.isEmpty, let priced = priced[item.id] else { return [] }
    if let choice = priced.choice {
      return choice.lines.flatMap { line in
        (deltas[line.product.id] ?? []).filter { $0 != .outOfStock }.map { delta in
          delta.repriced { price(of: line, at: $0) }
        }
      }
    }
    guard priced.problem == .out else { return [] }
    let offered = answer.products.filter {
      $0.food == item.item.food && $0.form == item.item.form
    }
    return offered.lazy.flatMap { deltas[$0.id] ?? [] }.filter { $0 == .outOfStock }
      .prefix(1).map(\.self)
  }

  /// The note that another kind is bought than the wanted one: "Rotini instead of rigatoni".
  private func replacement(of priced: PricedList.Item?) -> String? {
    priced?.choice?.replacement.map { other in
      copy(
        "grocery-item.replacement", ["sold": Self.headed(other.sold), "wanted": other.wanted])
    }
  }

  /// The note that an item is not for somebody of the household.
  private func caution(on item: ListedItem, _ lines: [PackageChoice.Line]) -> String? {
    groceries.caution(on: item, lines.map(\.product)).map { copy.words(of: $0, groceries) }
  }

  /// The warning that an item's substitute is no longer safe for an eater.
  private func warning(of item: ListedItem) -> String? {
    guard unsafe.contains(item.id) else { return nil }
    return copy("grocery-item.unsafe", ["name": item.item.name])
  }
}

extension ListedItem {
  /// The whole heads to buy where recipes measure the food, such as a cup of cabbage; else empty.
  fileprivate var wholeHeads: [ListAmount] {
    let isMeasured = uses.allSatisfy { ($0.unit?.dimension ?? .count) != .count }
    return needed.count == 1 && needed[0].unit == .head && !uses.isEmpty && isMeasured
      ? needed : []
  }
}
