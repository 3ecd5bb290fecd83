import CommandKit
import EaterCommands
import Groceries
import MealModels
import PlanSessions
import PrintedText

extension GroceryVerb {
  /// The list of one's own that a call means instead of the week's.
  static let ownList = Flag("--list", "LIST", "a list of your own, by its name or id")

  /// The forms of the lists that belong to no week.
  var ownListForms: [CommandForm] {
    [
      CommandForm(
        "grocery lists", flags: [.json], "your own lists, such as one for a party", run: lists),
      CommandForm(
        "grocery make-list [NAME...]", flags: [.json], "make a list of your own, without a store",
        run: makeList),
      listForm("rename-list LIST NAME", "give a list of your own another name") {
        session, list, invocation throws(GroceryError) in
        try session.shopping.renaming(list.id, to: invocation.operand(1))
      },
      listForm("delete-list LIST", "delete a list of your own with its items") {
        session, list, _ throws(GroceryError) in
        try session.shopping.deleting(list.id)
      },
      CommandForm(
        "grocery restore-list ID", flags: [.json], "restore a deleted list by its id",
        run: restoreList),
      CommandForm(
        "grocery move ITEM LIST", flags: [Self.ownList, PlanSession.week, .json],
        "move an item that you added to another list, or to 'week'", run: move),
    ]
  }

  private typealias ListChange =
    @Sendable (GrocerySession, OwnList, Invocation) throws(GroceryError) -> [GroceryEvent]

  private func listForm(
    _ usage: String, _ summary: String, _ change: @escaping ListChange
  ) -> CommandForm {
    CommandForm("grocery \(usage)", flags: [.json], summary) {
      (invocation) async throws(CommandError) in
      try await withList(invocation) { session async throws(CommandError) in
        let list = try session.ownList(invocation.operand())
        let events = try session.events { () throws(GroceryError) in
          try change(session, list, invocation)
        }
        let after = try await session.recording(events)
        let isGone = after.shopping.ownList(list.id) == nil
        let way = "'\(invocation.program) grocery restore-list \(list.id)' restores it."
        return after.listsReply(
          invocation, heading: isGone ? ["Deleted \(list.name). \(way)"] : [])
      }
    }
  }

  private func lists(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      session.listsReply(invocation)
    }
  }

  private func makeList(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let name = invocation.arguments.operands.joined(separator: " ")
    let id = GroceryListID.own(advisor.environment.makeID())
    return try await withList(invocation) { session async throws(CommandError) in
      let events = try session.events { () throws(GroceryError) in
        try session.shopping.making(name, id: id)
      }
      return try await session.recording(events).listsReply(invocation)
    }
  }

  private func restoreList(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      let id = GroceryListID(rawValue: invocation.operand())
      let events = try session.events { () throws(GroceryError) in
        try session.shopping.deleting(id, false)
      }
      return try await session.recording(events).listsReply(invocation)
    }
  }

  private func move(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withList(invocation) { session async throws(CommandError) in
      let item = try ItemTargets(list: session.list).item(invocation.operand())
      guard !item.handItems.isEmpty, item.handItems.count == item.item.sources.count else {
        throw .wrong("planned meals need \(item.item.name); only items that you added can move")
      }
      let word = invocation.operand(1)
      let target =
        word.lowercased() == "week"
        ? GroceryListID.week(from: session.groceries.days.lowerBound)
        : try session.ownList(word).id
      let events = try session.events { () throws(GroceryError) in
        var events: [GroceryEvent] = []
        for id in item.handItems { events += try session.shopping.moving(id, to: target) }
        return events
      }
      return try await changed(
        session, events: events, id: nil, invocation: invocation,
        notes: events.isEmpty ? [] : ["Moved \(item.item.name)."])
    }
  }
}

extension GrocerySession {
  /// A list that belongs to no week, by its name or id.
  func ownList(_ word: String) throws(CommandError) -> OwnList {
    let lists = shopping.ownLists
    let found = lists.filter {
      $0.id.rawValue == word || $0.name.lowercased() == word.lowercased()
    }
    if found.count == 1 { return found[0] }
    let names = (found.isEmpty ? lists : found).map { "'\($0.id)' (\($0.name))" }
    throw .wrong(
      names.isEmpty
        ? "you have no list of your own; 'grocery make-list Party' makes one"
        : "\(found.isEmpty ? "no list" : "more than one list") is called "
          + "\(PlainText.quoted(word)); your lists are: \(names.joined(separator: ", "))",
      listsChoices: true)
  }

  /// The lists that belong to no week, each with the number of items to buy.
  func listsReply(_ invocation: Invocation, heading: [String] = []) -> Reply {
    let lists = shopping.ownLists.map { ($0, groceries.showing($0.id)) }
    let lines = lists.map { list, shown in
      "  \(list.name): \(shown.open.count) of \(shown.list.items.count) to buy  (\(list.id))"
    }
    return invocation.reply(
      [
        "lists": .array(
          lists.map { list, shown in
            [
              "id": .string(list.id.rawValue), "name": .string(list.name),
              "open": .integer(shown.open.count), "items": .integer(shown.list.items.count),
            ]
          })
      ],
      heading
        + (lines.isEmpty
          ? ["You have no list of your own; 'grocery make-list Party' makes one."] : lines))
  }
}
