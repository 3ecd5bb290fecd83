import AppShell
import CommandKit
import EaterRecord
import Groceries
import IngredientLines
import Journal
import MealModels
import PrintedText

/// What is at home, with all that a command needs to read, name and change it.
struct PantrySession: Sendable {
  let session: Session
  let foods: FoodReference
  let targets: PlanTargets
  /// Today on the eater's calendar.
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

  /// The session once some events are stored.
  func recording(_ events: [PantryEvent]) async throws(CommandError) -> PantrySession {
    let now = session.now
    try await session.storing { stores async throws(JournalError) in
      _ = try await stores.pantry.record(events, at: now)
    }
    var other = self
    for event in events { other.pantry.apply(event) }
    return other
  }

  /// What some words say is at home; what nobody understands is kept as it was typed.
  func item(typed words: String) throws(CommandError) -> PantryItem {
    let text = words.split { $0.isWhitespace }.joined(separator: " ")
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .wrong("say what is at home, such as '500 g rice'")
    }
    guard text.count <= HandItem.longest else {
      throw .wrong(
        GroceryError.textTooLong(characters: text.count, most: HandItem.longest).message)
    }
    let id = PantryItemID(rawValue: session.advisor.environment.makeID())
    guard let item = read(text), item.food != nil else {
      return PantryItem(id: id, food: nil, name: text)
    }
    return PantryItem(
      id: id, food: item.food, form: item.form, name: item.name, amount: item.amounts.first)
  }

  /// How much of something some words say.
  func amount(_ text: String, of item: PantryItem) throws(CommandError) -> ListAmount {
    let read = LineReader(foods).line("\(text) \(item.name)")
    let line = CookedLine(read)
    guard !read.hasUnreadableAmount, let first = line.amounts.first, let quantity = first.quantity,
      first.unit != nil || first.word != nil || Quantity(text) != nil
    else {
      throw .wrong("\(PlainText.quoted(text)) is no amount; say such as '200 g' or '2'")
    }
    return ListAmount(quantity, first.unit, word: first.word)
  }

  /// The words as an item that is bought, in the form in which shops keep it; what is never bought, as
  /// water and a pinch of salt, as it was read.
  private func read(_ text: String) -> ListItem? {
    let read = LineReader(foods).line(text)
    guard !read.hasUnreadableAmount else { return nil }
    let line = CookedLine(read)
    let dish = DishToBuy(MealSource(id: "pantry", title: text), lines: [line])
    if let item = ListMerger(foods).items(for: [dish]).first { return item }
    let amounts = line.amounts.prefix(1).compactMap { amount in
      amount.quantity.map { ListAmount($0, amount.unit, word: amount.word) }
    }
    return ListItem(id: "pantry", name: line.name, food: line.food, amounts: amounts)
  }

  /// The food of some words that is always at home; nil where none is.
  func staple(_ words: String) -> FoodID? {
    if pantry.staples.contains(FoodID(rawValue: words)) { return FoodID(rawValue: words) }
    let key = FoodName.key(of: FoodName.words(of: words))
    return pantry.staples.sorted().first { food in
      foods.book[food].map { FoodName.key(of: FoodName.words(of: $0.name)) } == key
    }
  }

  /// Something at home by its id, or by words that only it has.
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
        "\(found.count) things fit \(PlainText.quoted(words)); say which by its id: "
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

  /// What is at home as the call wants it, what should be used first first.
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
        + (stock.isPast(on: today) ? ["    Past its date: look at it before you eat it."] : [])
    }
    let always =
      staples.isEmpty
      ? [] : WrappedText.lines("Always: \(staples.joined(separator: ", "))", hanging: 2)
    return stock.isEmpty && always.isEmpty
      ? ["Nothing is said to be at home."] : (stock.isEmpty ? [] : ["At home:"] + stock) + always
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
