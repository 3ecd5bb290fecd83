import CommandKit
import EaterRecord
import Groceries
import MealModels
import PrintedText

extension GroceryVerb {
  var substituteForm: CommandForm {
    CommandForm(
      "grocery substitute ITEM [NAME]", flags: [PlanSession.week, .json],
      "what all who eat it may have instead; NAME takes it, 'none' undoes", run: substitute)
  }

  private func substitute(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      let item = try ItemTargets(list: session.list).item(invocation.operand())
      let name = invocation.operand(1)
      if name.lowercased() == "none" {
        return try await undo(item, session, invocation)
      }
      let answer = try await session.substitutes(for: item, invocation)
      guard !name.isEmpty else {
        let words = SubstituteWords(answer, name: item.item.name)
        return invocation.reply(words.document, words.lines)
      }
      let choice = try Self.choice(name, answer, item)
      return try await apply(choice, item, session, invocation)
    }
  }

  /// The substitute that is meant, among those that everyone may eat.
  private static func choice(
    _ name: String, _ answer: SubstituteAnswer, _ item: ListedItem
  ) throws(CommandError) -> SubstituteAnswer.Choice {
    let key = FoodName.key(of: FoodName.words(of: name))
    func isMeant(_ other: String, _ food: FoodID) -> Bool {
      food.rawValue == name || FoodName.key(of: FoodName.words(of: other)) == key
    }
    if let choice = answer.choices.first(where: { isMeant($0.name, $0.substitute.food) }) {
      return choice
    }
    if let refused = answer.refused.first(where: { isMeant($0.name, $0.substitute.food) }) {
      throw .wrong(
        "\(refused.name) is not taken instead of \(item.item.name): it \(refused.because)")
    }
    let names = answer.choices.map { "'\($0.name)'" }
    throw .wrong(
      "\(PlainText.quoted(name)) is not known to stand in for \(item.item.name); "
        + (names.isEmpty ? "nothing is" : "these do: \(names.joined(separator: ", "))"),
      listsChoices: true)
  }

  private func apply(
    _ choice: SubstituteAnswer.Choice, _ item: ListedItem, _ session: GrocerySession,
    _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let taken = TakenSubstitute(choice, for: item, book: session.foods.book)
    var events = try session.events { () throws(GroceryError) in
      try session.shopping.substituting(taken.main, for: item.id, on: session.list)
    }
    guard !events.isEmpty else { return try await changed(session, [], item.id, invocation) }
    events += session.partsOfSubstitute(for: item).map { .discarded($0) }
    let makeID = advisor.environment.makeID
    for words in taken.further {
      let id = HandItemID(rawValue: session.partID(for: item, makeID()))
      events.append(.added(HandItem(id: id, list: session.list.id, text: words)))
    }
    let further = taken.further.map { "  ▢ \($0)" }
    return try await changed(
      session, events, item.id, invocation,
      notes: further + WrappedText.lines("  \(choice.ratio): \(choice.substitute.changes)."))
  }

  private func undo(
    _ item: ListedItem, _ session: GrocerySession, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let isMarked = session.shopping.marks(of: item.id, on: session.list.id).substitute != nil
    let parts = session.partsOfSubstitute(for: item).map { GroceryEvent.discarded($0) }
    let events: [GroceryEvent] =
      isMarked ? [.changed(session.list.id, item.id, .substitute(nil))] + parts : []
    return try await changed(session, events, item.id, invocation)
  }
}

/// A substitute as it stands on a list: one thing in the place of the item, and what it needs beside.
struct TakenSubstitute: Sendable {
  /// What stands in the place of the item.
  let main: ItemSubstitute
  /// What else it takes, in words of a list.
  let further: [String]

  init(_ choice: SubstituteAnswer.Choice, for item: ListedItem, book: FoodBook) {
    let substitute = choice.substitute
    func name(_ part: Substitute.Part) -> String { book[part.food]?.name ?? part.food.rawValue }
    func stand(_ part: Substitute.Part) -> ItemSubstitute {
      let isEach = substitute.basis == .each && part.unit != nil
      return ItemSubstitute(
        name: name(part), food: part.food, ratio: isEach ? .one : part.amount,
        each: isEach ? ListAmount(.exactly(part.amount), part.unit) : nil)
    }
    main = stand(
      substitute.parts.first ?? Substitute.Part(substitute.food, .one))
    further = substitute.parts.dropFirst().filter { $0.food != "water" }.map { part in
      var other = item
      other.marks.substitute = stand(part)
      let amounts = other.wanted.amounts.map(\.text).joined(separator: " + ")
      return amounts.isEmpty ? name(part) : "\(amounts) \(name(part))"
    }
  }
}

extension GrocerySession {
  /// What may stand in for an item at the table of those who eat it.
  fileprivate func substitutes(
    for item: ListedItem, _ invocation: Invocation
  ) async throws(CommandError) -> SubstituteAnswer {
    guard item.item.food != nil else {
      throw .wrong(
        "nobody knows what \(PlainText.quoted(item.item.name)) is, so nothing is offered")
    }
    let unreadable = plan.service.unreadableLimits(of: plan.stored)
    guard unreadable.isEmpty else {
      throw .unreadableLimits(unreadable, program: invocation.program)
    }
    let (prices, unavailable) = await shelf(beside: item)
    let answer = table.substitutes(
      for: item, unavailable: unavailable, atHome: pantry.foods,
      price: { prices.hundredGrams(of: $0) })
    guard let answer else { throw .wrong("nothing is known to stand in for this item") }
    return answer
  }

  /// What the store asks for the foods that may stand in, and which of them it has not just now.
  private func shelf(
    beside item: ListedItem
  ) async -> (prices: ShelfPrices, unavailable: Set<FoodID>) {
    let book = foods.book
    let foods = Set(
      (table.substitutes(for: item)?.choices ?? []).flatMap(\.substitute.parts).map(\.food)
        + [item.item.food].compactMap(\.self)
    ).sorted()
    var products: [Product] = []
    if let store = shopping.settings.store {
      let wishes = foods.map { ProductWish(food: $0, words: book[$0]?.name ?? "") }
      // Without prices substitutes are as good; they only cannot be compared.
      products = (try? await retailer.products(wishes, store))?.products ?? []
    }
    let sold = Dictionary(grouping: products) { $0.food }
    let out = foods.filter { food in
      food != item.item.food && sold[food]?.allSatisfy { $0.availability == .out } == true
    }
    return (ShelfPrices(products, measures: { book[$0]?.measures }), Set(out))
  }

  /// The id of a further part of what stands in for an item.
  fileprivate func partID(for item: ListedItem, _ id: String) -> String {
    "beside/\(list.id)/\(item.id)/\(id)"
  }

  /// What was added to the list because something stands in for an item.
  fileprivate func partsOfSubstitute(for item: ListedItem) -> [HandItemID] {
    let start = partID(for: item, "")
    return shopping.handItems(on: list.id).map(\.id).filter { $0.rawValue.hasPrefix(start) }
  }
}
