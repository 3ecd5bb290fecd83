import EaterCommands
import EaterRecord
import CommandKit
import Groceries
import MealModels
import PlanSessions
import PrintedText
import ScreenParts

/// The text of `grocery` for a list: in the chosen order, with costs at the right.
struct GroceryAnswer: Sendable {
  let session: GrocerySession
  let store: StoreAnswer

  init(_ session: GrocerySession, _ store: StoreAnswer) {
    self.session = session
    self.store = store
  }

  /// The reply as text or JSON, as the call requests.
  func reply(_ invocation: Invocation, heading: [String] = []) -> Reply {
    let explains = invocation.arguments.has(PlanSession.explain)
    return invocation.reply(document, heading + lines(explains, program: invocation.program))
  }

  /// The items of the list, in the order of the shop's aisles.
  var items: [ListedItem] { session.groceries.walked }

  /// The chosen product of an item.
  func priced(_ item: ListedItem) -> PricedList.Item? {
    store.priced(item.id)
  }

  /// The products that are bought for an item.
  func products(of item: ListedItem) -> [Product] {
    priced(item)?.choice?.lines.map(\.product) ?? []
  }

  /// The problems, as sentences.
  var problems: [String] {
    session.problems + [store.problemText].compactMap(\.self)
      + (store.priced?.items ?? []).compactMap { priced in
        priced.problem.map { "\(name(of: priced.id)): \(Self.sentence($0))" }
      }
  }

  func name(of id: ListItemID) -> String { session.list[id]?.item.name ?? id.rawValue }

  /// Why the shop has nothing for an item.
  static func sentence(_ problem: PricedList.Problem) -> String {
    switch problem {
    case .notSold: "the store does not sell it."
    case .out: "out of stock."
    case .passedOver: "all that the store has is excluded; 'grocery why' says why."
    case .tooMuch: "more is needed than the store sells at once."
    }
  }

  private var title: String {
    if let own = session.shopping.ownList(session.list.id) { return own.name }
    let copy = session.advisor.copy
    return "Groceries for \(copy.dates(session.groceries.days))"
  }

  private func lines(_ explains: Bool, program: String) -> [String] {
    let all = items
    let shown = all.filter { !$0.isAtHome || $0.marks.isTicked }
    guard !all.isEmpty || !session.list.removed.isEmpty || !session.list.replaced.isEmpty else {
      let isOwn = session.list.id.isOwn
      return [title, ""]
        + [isOwn ? "Nothing on this list." : "Nothing to buy: no meal to cook is planned."]
        + problemLines
    }
    var lines = [title, ""]
    var last: String?
    for (heading, item) in GroceryOrder(session.groceries).placed(shown) {
      if heading != last { lines += (last == nil ? [] : [""]) + [heading] }
      last = heading
      lines += ItemText(item, priced(item), in: session.units).lines(explains: explains)
      lines += session.cautionLines(item, products(of: item), indent: 4)
    }
    return lines + footer(all, program) + problemLines
  }

  private func footer(_ all: [ListedItem], _ program: String) -> [String] {
    let home = all.filter { $0.isAtHome && !$0.marks.isTicked }.map(\.item.name)
    let removed = session.list.removed.map(\.item.name)
    var lines = [""]
    if !home.isEmpty {
      lines += WrappedText.lines("At home: \(home.joined(separator: ", "))", hanging: 2)
    }
    for item in session.list.replaced {
      let name = item.marks.substitute?.name ?? ""
      lines += WrappedText.lines("Instead of \(item.item.name): \(name)", hanging: 2)
    }
    if !removed.isEmpty {
      lines += WrappedText.lines("Taken off: \(removed.joined(separator: ", "))", hanging: 2)
    }
    lines.append("\(session.groceries.open.count) of \(all.count) to buy.")
    guard !session.list.id.isOwn else { return lines }
    guard store.store != nil else {
      return lines + ["No store is chosen, so prices are unknown: '\(program) store list --zip'."]
    }
    guard let total = store.priced?.total else { return lines }
    return lines + [TotalText.line(total)] + session.budgetLine(total)
  }

  private var problemLines: [String] {
    problems.flatMap { WrappedText.lines("! " + $0, hanging: 2) }
  }
}

/// The cost of some lines together, as text.
enum TotalText {
  /// The estimate, and how many lines it omits because their price is unknown.
  static func line(_ total: PricedList.Total) -> String {
    let sum =
      total.known.map { "Estimated total \($0.text), taxes at checkout" }
      ?? "No total: all prices are unknown"
    guard total.unknown > 0 else { return sum + "." }
    return "\(sum); \(total.unknown) \(total.unknown == 1 ? "price is" : "prices are") unknown."
  }
}

/// An item of a list as a line, with its cost at the right.
struct ItemText: Sendable {
  private let item: ListedItem
  private let priced: PricedList.Item?
  /// The units of the setting; nil keeps those of the recipes.
  private let units: MeasurementSystem?

  init(_ item: ListedItem, _ priced: PricedList.Item?, in units: MeasurementSystem?) {
    self.item = item
    self.priced = priced
    self.units = units
  }

  /// The item without its tick: "500 g rice", "2 limes instead of lemons".
  var text: String {
    let isMore = item.marks.isTicked && !item.missing.isEmpty
    let amounts = isMore ? item.missing : item.needed
    let text = item.item.shopperText(amounts, in: units) + (isMore ? " more" : "")
    let whole = text.isEmpty ? item.item.name : "\(text) \(item.item.name)"
    let instead = item.insteadOf.isEmpty ? "" : " (\(forOthers))"
    return whole + instead + (item.item.isOptional ? " (optional)" : "")
  }

  /// The items that it replaces: "for milk", or "some for milk" if it is also needed itself.
  private var forOthers: String {
    let names = item.insteadOf.joined(separator: " and ")
    let isAlso = item.item.sources.contains { $0.meal.insteadOf == nil }
    return isAlso ? "some for \(names)" : "for \(names)"
  }

  /// ✓ if it is ticked and no further amount is needed.
  var mark: String { item.marks.isTicked && item.missing.isEmpty ? "✓" : "▢" }

  func lines(explains: Bool) -> [String] {
    let lines = WrappedText.lines("\(mark) \(text)", indent: 2, hanging: 2)
    return Self.right(price, of: lines) + (explains ? shares : [])
  }

  private var price: String {
    guard let priced else { return "" }
    guard let choice = priced.choice else { return "not available" }
    return choice.cost?.text ?? "price unknown"
  }

  /// The lines with a price at the right end of the last line, or below it if the line is too long.
  static func right(_ price: String, of lines: [String]) -> [String] {
    guard !price.isEmpty, let last = lines.last else { return lines }
    let used = CharacterWidth.columns(last) + 1 + CharacterWidth.columns(price)
    let room = WrappedText.columns - used
    guard room > 0 else {
      let blanks = WrappedText.columns - CharacterWidth.columns(price)
      return lines + [String(repeating: " ", count: max(0, blanks)) + price]
    }
    return lines.dropLast() + [last + String(repeating: " ", count: room + 1) + price]
  }

  /// The amount of the item for each meal, the amounts that are switched off, and the amounts from
  /// home and from the shop.
  private var shares: [String] {
    let from = item.item.sources.map { source in
      let amounts = item.item.shopperText(source.bought, in: units)
      return "from \(source.meal.title)" + (amounts.isEmpty ? "" : ": \(amounts)")
    }
    let off = item.sourcesOff.map { "not for \($0.title)" }
    let home = item.taken.compactMap { take in
      take.amount.map { "\(item.item.shopperText($0, in: units)) at home" }
    }
    let shelf = (priced?.choice?.lines ?? []).map(ShelfText.line)
    return (from + off + home + shelf).flatMap {
      WrappedText.lines($0, indent: 6, hanging: 2)
    }
  }
}

/// The bought packages of a product, as text.
enum ShelfText {
  /// "2 × Kroger Spaghetti (500 g), $3.00".
  static func line(_ line: PackageChoice.Line) -> String {
    "\(name(line)), \(line.cost?.text ?? "price unknown")"
  }

  /// "2 × Kroger Spaghetti (500 g)"; a weighed product with its weight.
  static func name(_ line: PackageChoice.Line) -> String {
    let product = line.product
    let name = product.brandedName
    if product.package?.step != nil, let held = product.held(line.count) {
      return "\(held.text) \(name)"
    }
    let size = product.package.map { " (\($0.text))" } ?? ""
    return "\(line.count) × \(name)\(size)"
  }
}
