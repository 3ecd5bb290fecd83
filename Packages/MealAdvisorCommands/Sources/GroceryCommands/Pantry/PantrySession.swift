import EaterCommands
import AppShell
import CommandKit
import EaterRecord
import Groceries
import Journal
import MealModels
import PlanSessions
import PrintedText
import ShoppingLines

/// The food at home, with everything that a command needs to read, name and change it.
struct PantrySession: Sendable {
  let session: Session
  let foods: FoodReference
  let targets: PlanTargets
  /// The number of the present day on the eater's calendar.
  let today: Int
  private(set) var pantry: Pantry

  init(_ session: Session) async throws(CommandError) {
    self.session = session
    foods = session.advisor.foods()
    let today = session.advisor.environment.moment.dayNumber
    self.today = today
    (pantry, targets) = try await session.storing { stores async throws(JournalError) in
      let plan = try await stores.plan.state()
      return (
        try await stores.pantry.state(), PlanTargets(plan: plan, today: today, week: nil)
      )
    }
  }

  /// The session after storing some events.
  func recording(_ events: [PantryEvent]) async throws(CommandError) -> PantrySession {
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.pantry.record(events, at: now)
    }
    var other = self
    for event in events { other.pantry.apply(event) }
    return other
  }

  /// The item at home that some words mean; words that cannot be interpreted are kept as typed.
  func item(typed words: String) throws(CommandError) -> PantryItem {
    let id = PantryItemID(rawValue: session.advisor.environment.makeID())
    do throws(GroceryError) {
      return try PantryReader(foods).item(typed: words, as: id)
    } catch {
      guard case .noWords = error else { throw .wrong(error.message) }
      throw .wrong("say what is at home, such as '500 g rice'")
    }
  }

  /// The amount that a text states.
  func amount(_ text: String, of item: PantryItem) throws(CommandError) -> ListAmount {
    guard let amount = PantryReader(foods).amount(text, of: item) else {
      throw .wrong(
        "\(PlainText.quoted(text)) is not an amount; say for example '200 g' or '2'")
    }
    return amount
  }

  /// The staple that some words mean; nil if they mean no staple.
  func staple(_ words: String) -> FoodID? {
    if pantry.staples.contains(FoodID(rawValue: words)) { return FoodID(rawValue: words) }
    let key = FoodName.key(of: FoodName.words(of: words))
    return pantry.staples.sorted().first { food in
      foods.book[food].map { FoodName.key(of: FoodName.words(of: $0.name)) } == key
    }
  }

  /// An item at home by its id, or by words that only it has.
  func stock(_ words: String) throws(CommandError) -> Pantry.Stock {
    if let stock = pantry[PantryItemID(rawValue: words)] { return stock }
    let wanted = Self.key(words)
    let found = pantry.stock.filter { stock in
      let name = Self.key(stock.item.name)
      return !wanted.isEmpty && wanted.allSatisfy(name.contains)
    }
    if found.count == 1 { return found[0] }
    guard found.isEmpty else {
      let names = found.map { "'\($0.id)' (\(Self.text($0)))" }
      throw .wrong(
        "\(PlainText.quoted(words)) matches \(found.count) things; give the id of one: "
          + names.joined(separator: ", "), listsChoices: true)
    }
    throw .wrong("nothing at home is called \(PlainText.quoted(words)); see 'pantry list'")
  }

  private static func key(_ words: String) -> [String] {
    FoodName.words(of: words).map { FoodName.singular($0) }
  }

  private static func text(_ stock: Pantry.Stock) -> String {
    stock.item.amount.map { "\($0.text) \(stock.item.name)" } ?? stock.item.name
  }

  /// The reply with the food at home; food to use up soonest comes first.
  func reply(_ invocation: Invocation) -> Reply {
    let staples = pantry.staples.sorted()
    let names = staples.map { foods.book[$0]?.name ?? $0.rawValue }
    return invocation.reply(
      [
        "staples": .array(
          zip(staples, names).map { ["food": .string($0.rawValue), "name": .string($1)] }),
        "stock": .array(pantry.stock.map(document)),
      ], lines(names))
  }

  private func lines(_ staples: [String]) -> [String] {
    let copy = session.advisor.copy
    let stock = pantry.stock.flatMap { stock in
      ["  \(Self.text(stock))" + (stock.item.useBy.map { ", use by \(copy.day($0))" } ?? "")]
        + (stock.isPast(on: today) ? ["    Past its date: check it before you eat it."] : [])
    }
    let always =
      staples.isEmpty
      ? [] : WrappedText.lines("Always: \(staples.joined(separator: ", "))", hanging: 2)
    return stock.isEmpty && always.isEmpty
      ? ["The pantry is empty."] : (stock.isEmpty ? [] : ["At home:"] + stock) + always
  }

  private func document(_ stock: Pantry.Stock) -> JSON {
    let item = stock.item
    return [
      "id": .string(item.id.rawValue), "name": .string(item.name),
      "food": .optional(item.food?.rawValue), "form": .string(item.form.rawValue),
      "amount": item.amount?.json ?? .null,
      "useBy": .optional(item.useBy.map { CalendarDay($0).text }),
      "past": .bool(stock.isPast(on: today)),
    ]
  }
}
