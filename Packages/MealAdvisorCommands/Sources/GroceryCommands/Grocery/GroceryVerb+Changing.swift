import EaterCommands
import CommandKit
import Groceries
import MealModels
import PlanSessions
import PrintedText

extension GroceryVerb {
  static let share = Flag("--from", "MEAL", "only the share of a meal, by its title or day")

  /// The forms that change items.
  var changingForms: [CommandForm] {
    [
      CommandForm(
        "grocery add [WORDS...]", flags: [Self.ownList, PlanSession.week, .simulate(), .json],
        "add an item in words, such as '2 l oat milk'", run: add),
      itemForm("check", "tick an item", teaches: true) { session, item throws(CommandError) in
        try session.events { () throws(GroceryError) in
          try session.shopping.ticking(item.id, on: session.list, true)
        }
      },
      itemForm("uncheck", "remove the tick of an item") { session, item throws(CommandError) in
        try session.events { () throws(GroceryError) in
          try session.shopping.ticking(item.id, on: session.list, false)
        }
      },
      offForm("remove", "take an item off the list", isOff: true),
      offForm("restore", "put an item back", isOff: false),
    ]
  }

  private typealias Change =
    @Sendable (GrocerySession, ListedItem) throws(CommandError) -> [GroceryEvent]

  private func itemForm(
    _ word: String, _ summary: String, teaches: Bool = false, _ change: @escaping Change
  ) -> CommandForm {
    CommandForm(
      "grocery \(word) [ITEM...]", flags: [Self.ownList, PlanSession.week, .simulate(), .json],
      summary
    ) {
      (invocation) async throws(CommandError) in
      try await withList(invocation) { session async throws(CommandError) in
        let item = try session.item(invocation)
        try session.mayTick(item)
        return try await changed(
          session, events: try change(session, item), id: item.id, invocation: invocation,
          teaching: teaches ? session.groceries.lesson(of: item) : [])
      }
    }
  }

  /// Switches an item, or one meal's share of it, off or on.
  private func offForm(_ word: String, _ summary: String, isOff: Bool) -> CommandForm {
    CommandForm(
      "grocery \(word) [ITEM...]",
      flags: [Self.share, Self.ownList, PlanSession.week, .simulate(), .json],
      summary
    ) { (invocation) async throws(CommandError) in
      try await withList(invocation) { session async throws(CommandError) in
        let item = try session.item(invocation)
        let meal = try session.meal(of: item, invocation)
        let events = try session.events { () throws(GroceryError) in
          guard let meal else {
            return try session.shopping.removing(item.id, from: session.list, isOff)
          }
          return try session.shopping.switching(
            meal, of: item.id, on: session.list, isOff: isOff)
        }
        return try await changed(session, events: events, id: item.id, invocation: invocation)
      }
    }
  }

  private func add(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      let words = invocation.arguments.operands.joined(separator: " ")
      let makeID = advisor.environment.makeID
      let id = ManualItemID(rawValue: makeID())
      let events = try session.events { () throws(GroceryError) in
        try session.groceries.adding(words) { id }
      }
      let after = session.applying(events)
      let item = after.list.items.first { $0.handItems.contains(id) }
      return try await changed(session, events: events, id: item?.id, invocation: invocation)
    }
  }

  /// Stores a change, and replies with the changed item.
  func changed(
    _ session: GrocerySession, events: [GroceryEvent], id: ListItemID?, invocation: Invocation,
    notes: [String] = [], teaching lessons: [AisleOrderEvent] = [], isChanged: Bool? = nil
  ) async throws(CommandError) -> Reply {
    let after = try await session.recording(events, teaching: lessons)
    guard !invocation.wantsJSON else {
      return GroceryAnswer(after, await after.groceries.kept()).reply(invocation)
    }
    let lines = id.flatMap { after.list[$0] }.map { item in
      item.marks.isRemoved
        ? ["  Taken off: \(item.item.text)"]
        : ItemText(item, nil, in: after.units).lines(explains: false)
          + after.cautionLines(item, indent: 4)
    }
    return Reply(
      lines: (isChanged ?? !events.isEmpty ? [] : ["Nothing was changed; it is so already."])
        + (lines ?? []) + notes
        + ["\(after.groceries.open.count) of \(after.list.items.count) to buy."])
  }
}

extension GrocerySession {
  /// The item that a call names.
  func item(_ invocation: Invocation) throws(CommandError) -> ListedItem {
    try ItemTargets(list: list).item(invocation.arguments.operands.joined(separator: " "))
  }

  /// Throws for an item with a substitute, because the substitute is bought instead.
  fileprivate func mayTick(_ item: ListedItem) throws(CommandError) {
    guard !list.items.contains(where: { $0.id == item.id }), !item.marks.isRemoved,
      let name = item.marks.substitute?.name
    else { return }
    throw .wrong("\(name) replaces \(item.item.name) on the list; name \(name) to tick it")
  }

  /// The meal whose share of an item a call names; nil if the call names no meal.
  fileprivate func meal(
    of item: ListedItem, _ invocation: Invocation
  ) throws(CommandError) -> MealSource? {
    guard let text = invocation.arguments.value(GroceryVerb.share) else { return nil }
    var meals: [MealSource] = []
    for meal in item.item.sources.map(\.meal) + item.sourcesOff where !meals.contains(meal) {
      meals.append(meal)
    }
    let word = text.lowercased()
    let found = meals.filter { meal in
      meal.id == text || meal.title.lowercased() == word
        || meal.day.map { CalendarDay($0).text } == word
    }
    guard found.count == 1 else {
      let names = meals.map { "\($0.id) (\($0.title))" }
      throw .wrong(
        "\(found.isEmpty ? "no meal" : "more than one meal") that needs \(item.item.name) matches "
          + "\(PlainText.quoted(text)); its meals are: \(names.joined(separator: ", "))",
        listsChoices: true)
    }
    return found[0]
  }
}
