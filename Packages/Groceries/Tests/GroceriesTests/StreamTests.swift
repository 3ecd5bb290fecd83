import Groceries
import Journal
import MealModels
import SeededRandom
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct StreamTests {
  private let time = Date(timeIntervalSince1970: 1_800_000_000)

  private func groceryEvents(_ random: inout SeededGenerator) -> [GroceryEvent] {
    let items: [ListItemID] = ["onion", "bell-pepper/red", "hand/h1"]
    let lists: [GroceryListID] = ["week-1", "week-2"]
    let amounts = [ListAmount(.exactly(Fraction(2)), .cup)]
    let store = StoreID(rawValue: "s")
    func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &random)] }
    return (0..<30).map { number in
      let item = pick(items)
      let list = pick(lists)
      return pick([
        .changed(list, item, .ticked(number % 2 == 0 ? amounts : nil)),
        .changed(list, item, .isRemoved(number % 3 == 0)),
        .changed(list, item, .note("note \(number)")),
        .changed(
          list, item, .substitute(ItemSubstitute([.init(food: "lime", name: "lime \(number)")]))),
        .changed(list, item, .substitute(nil)),
        .changed(list, item, .product(ProductID(rawValue: "p\(number)"))),
        .changed(list, item, .product(nil)), .changed(list, item, .packages(number)),
        .changed(list, item, .packages(nil)), .changed(list, item, .onlyKind(number % 2 == 0)),
        .changed(list, item, .source("mon", isOff: number % 2 == 0)),
        .changed(list, item, .source("tue/1", isOff: number % 3 == 0)),
        .changed(list, item, .isWanted(number % 2 == 0)),
        .listed(OwnList(id: .own("o\(number % 3)"), name: "Party \(number)")),
        .unlisted(.own("o\(number % 3)"), number % 2 == 0),
        .set(.sorting(pick(ListSorting.allCases))),
        .added(ManualItem(id: ManualItemID(rawValue: "h\(number)"), list: list, text: "rice")),
        .discarded(ManualItemID(rawValue: "h\(number / 2)")),
        .set(.store(number % 4 == 0 ? nil : store)),
        .set(.interval(pick(RefreshInterval.allCases))),
        .set(.network(pick(NetworkPolicy.allCases))),
        .set(.rules(ShoppingRules(avoided: ["word \(number)"]))),
        .priced(
          PriceSnapshot(
            store: store, time: time, entries: ["p": .init(price: nil, availability: .low)])),
        .reviewed(PriceSnapshot(store: store, time: time + Double(number))),
        .cart(list, CartDraft(store: store, lines: [], missing: [item])), .cart(list, nil),
        .bought(
          Purchase(
            id: PurchaseID(rawValue: "b\(number)"), list: list, store: store, time: time, lines: [])
        ),
      ])
    }
  }

  private func pantryEvents(_ random: inout SeededGenerator) -> [PantryEvent] {
    (0..<30).map { number in
      let id = PantryItemID(rawValue: "i\(Int.random(in: 0..<3, using: &random))")
      let amount = ListAmount(.exactly(Fraction(number)), .gram)
      let events: [PantryEvent] = [
        .stocked(PantryItem(id: id, food: "rice", name: "rice \(number)", amount: amount)),
        .changed(id, .counted(amount, count: number)), .changed(id, .counted(nil, count: number)),
        .changed(id, .useBy(number)), .changed(id, .useBy(nil)),
        .changed(id, .isRemoved(number % 2 == 0)), .staple("salt", number % 2 == 0),
        .used(PantryUse(item: id, meal: "m\(number % 2)", amount: amount, count: number % 3)),
      ]
      return events[Int.random(in: 0..<events.count, using: &random)]
    }
  }

  /// Events of one subject stay in their order, those of different ones are mixed anew.
  private func mixed<E>(
    _ events: [E], by subject: @escaping (E) -> String, _ random: inout SeededGenerator
  ) -> [E] {
    var queues = Dictionary(grouping: events, by: subject)
    var mixed: [E] = []
    while let key = queues.keys.sorted().randomElement(using: &random) {
      if let next = queues[key]?.first { mixed.append(next) }
      queues[key]?.removeFirst()
      if queues[key]?.isEmpty ?? true { queues[key] = nil }
    }
    return mixed
  }

  @Test(arguments: 0..<Sample.count(quick: 20, whole: 200))
  func `the order of changes of different fields makes no difference`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let events = groceryEvents(&random)
    let stream = EventStream.grocery
    var (one, other) = (Shopping(), Shopping())
    for event in events { one.apply(event) }
    let subject = { (event: GroceryEvent) in
      (try? stream.event(event, at: time))?.subject?.rawValue ?? ""
    }
    for event in mixed(events, by: subject, &random) { other.apply(event) }
    #expect(one == other)
    let pantry = pantryEvents(&random)
    var (first, second) = (Pantry(), Pantry())
    for event in pantry { first.apply(event) }
    let about = { (event: PantryEvent) in
      (try? EventStream.pantry.event(event, at: time))?.subject?.rawValue ?? ""
    }
    for event in mixed(pantry, by: about, &random) { second.apply(event) }
    #expect(first == second)
  }

  @Test(arguments: 0..<50)
  func `every stored event is read back unchanged`(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    for event in groceryEvents(&random) {
      let data = try encoder.encode(event)
      #expect(try decoder.decode(GroceryEvent.self, from: data) == event)
    }
    for event in pantryEvents(&random) {
      let data = try encoder.encode(event)
      #expect(try decoder.decode(PantryEvent.self, from: data) == event)
    }
  }

  @Test func `only the last event about each field matters to a journal`() async throws {
    let journal = try EventJournal.inMemory()
    let store = Store(.grocery, in: journal)
    var random = SeededGenerator(seed: 7)
    var shopping = Shopping()
    for _ in 0..<20 {
      let events = groceryEvents(&random)
      for event in events { shopping.apply(event) }
      try await store.record(events, at: time)
    }
    try await journal.compact()
    #expect(try await Store(.grocery, in: journal).state() == shopping)
  }

  @Test func `an amount that is too large or too fine to write can be read again`() throws {
    for amount in [
      Fraction(5_000_000_000), Fraction(1, over: 1_234_567) ?? .one,
      Fraction(7, over: 99_991) ?? .one,
    ] {
      let data = try JSONEncoder().encode(ListAmount(.exactly(amount), .gram))
      let read = try JSONDecoder().decode(ListAmount.self, from: data)
      #expect(abs(read.high.doubleValue - min(amount.doubleValue, 999_999_999)) < 0.0001)
    }
  }
}
