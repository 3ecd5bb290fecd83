import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import MealModels
import PlanSessions
import PrintedText

extension GroceryVerb {
  static let all = Flag(
    "--all", nil, "replace all that the store lacks with the best that all may eat")

  var substituteForm: CommandForm {
    CommandForm(
      "grocery substitute [ITEM] [NAME]", flags: [Self.all, PlanSession.week, .simulate(), .json],
      "substitutes that its eaters may all have; NAME chooses, 'none' undoes", run: substitute)
  }

  private func substitute(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      let (words, name) = (invocation.operand(), invocation.operand(1))
      guard !invocation.arguments.has(Self.all) else {
        guard words.isEmpty else {
          throw .wrong("\(Self.all.name) is about every item; leave \(PlainText.quoted(words)) out")
        }
        return try await substituteAll(session, invocation)
      }
      let item = try session.itemToReplace(words)
      if name.lowercased() == "none" {
        return try await undo(item, session, invocation)
      }
      try session.mayReplace(item, invocation)
      let answer = try await session.substitutes(for: item)
      guard !name.isEmpty else {
        let words = SubstituteWords(answer, name: item.item.name)
        return invocation.reply(words.document, words.lines)
      }
      let choice = try Self.choice(name, answer, item)
      return try await apply(choice, to: item, session: session, invocation: invocation)
    }
  }

  /// The substitute that the call names, if everyone may eat it.
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
        "\(refused.name) cannot replace \(item.item.name): it \(refused.because)")
    }
    let names = answer.choices.map { "'\($0.name)'" }
    throw .wrong(
      "\(PlainText.quoted(name)) is not a known substitute for \(item.item.name); "
        + (names.isEmpty ? "there is none" : "these are: \(names.joined(separator: ", "))"),
      listsChoices: true)
  }

  private func apply(
    _ choice: SubstituteAnswer.Choice, to item: ListedItem, session: GrocerySession,
    invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let events = try session.events(of: choice, for: item)
    let bought = session.applying(events).groceries.standingIn(for: item)
      .flatMap { ItemText($0, nil, in: session.units).lines(explains: false) }
    return try await changed(
      session, events: events, id: nil, invocation: invocation,
      notes: ["Instead of \(item.item.name):"] + bought
        + WrappedText.lines("\(choice.ratio)\(SubstituteWords.price(choice))", indent: 2)
        + WrappedText.lines(
          "\(choice.substitute.why); \(choice.substitute.changes)", indent: 4))
  }

  private func undo(
    _ item: ListedItem, _ session: GrocerySession, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let isMarked = session.shopping.marks(of: item.id, on: session.list.id).substitute != nil
    let events: [GroceryEvent] =
      isMarked ? [.changed(session.list.id, item.id, .substitute(nil))] : []
    return try await changed(session, events: events, id: item.id, invocation: invocation)
  }
}

extension GrocerySession {
  /// The item that a call names; an item with a substitute is preferred to others of the same name.
  fileprivate func itemToReplace(_ words: String) throws(CommandError) -> ListedItem {
    let key = FoodName.key(of: FoodName.words(of: words))
    let replaced = list.replaced.first { item in
      item.id.rawValue == words
        || !key.isEmpty && FoodName.key(of: FoodName.words(of: item.item.name)) == key
    }
    if let replaced { return replaced }
    return try ItemTargets(list: list).item(words)
  }

  /// Throws with the reason if an item cannot have a substitute.
  fileprivate func mayReplace(
    _ item: ListedItem, _ invocation: Invocation
  ) throws(CommandError) {
    guard item.item.food != nil else {
      throw .wrong(
        "\(PlainText.quoted(item.item.name)) is not a known food, so no substitute is offered")
    }
    if let original = groceries.original(of: item) {
      throw .wrong(
        "\(item.item.name) replaces \(original); choose another substitute for \(original): "
          + "'\(invocation.program) grocery substitute \(PlainText.quoted(original))'")
    }
    _ = try plan.service.safeLimits(
      of: plan.stored, at: plan.session.now, program: invocation.program)
  }

  /// The possible substitutes for an item at the table of its eaters, with the shop's prices.
  fileprivate func substitutes(
    for item: ListedItem
  ) async throws(CommandError) -> SubstituteAnswer {
    guard let answer = await groceries.substitutes(for: item) else {
      throw .wrong("no substitute for this item is known")
    }
    return answer
  }

  /// The events of a choice for an item.
  fileprivate func events(
    of choice: SubstituteAnswer.Choice, for item: ListedItem
  ) throws(CommandError) -> [GroceryEvent] {
    try events { () throws(GroceryError) in try groceries.events(of: choice, for: item) }
  }
}
