import CommandKit
import EaterCommands
import EaterRecord
import Groceries
import MealModels
import PlanSessions

extension GroceryVerb {
  private static let ofWeek: [Flag] = [PlanSession.week, .simulate(), .json]

  /// The forms that say what is at home, and how much of a product is bought.
  var homeForms: [CommandForm] {
    [
      CommandForm(
        "grocery have [ITEM...]", flags: [Self.ownList] + Self.ofWeek,
        "say that an item is at home, so that it is not bought", run: have),
      wantForm("want", "buy an item that is usually at home, such as salt", isWanted: true),
      wantForm("unwant", "do not buy an item that is usually at home after all", isWanted: false),
      CommandForm(
        "grocery packages ITEM COUNT", flags: Self.ofWeek,
        "how many packages of an item you buy; 'needed' for as many as are needed", run: packages),
      CommandForm(
        "grocery amount ITEM AMOUNT", flags: Self.ofWeek,
        "buy another amount of an item, such as '500 g'; 'planned' undoes it", run: amount),
      CommandForm(
        "grocery kind ITEM ANSWER", flags: Self.ofWeek,
        "let another kind replace an item: 'any' or 'only'",
        run: kind),
    ]
  }

  private func have(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let id = advisor.environment.makeID()
    return try await withList(invocation) { session async throws(CommandError) in
      let item = try session.item(invocation)
      let change = session.groceries.having(item.stillToBuy, id: "had-\(id)")
      let after = try await session.keeping(change)
      return try await changed(
        after, events: [], id: nil, invocation: invocation,
        notes: ["At home: \(item.item.text).", "'grocery restore' and 'pantry remove' undo that."],
        isChanged: true)
    }
  }

  private func wantForm(_ word: String, _ summary: String, isWanted: Bool) -> CommandForm {
    CommandForm("grocery \(word) [ITEM...]", flags: Self.ofWeek, summary) {
      (invocation) async throws(CommandError) in
      try await withList(invocation) { session async throws(CommandError) in
        let item = try session.item(invocation)
        let events = try session.events { () throws(GroceryError) in
          try session.shopping.wanting(item.id, on: session.list, isWanted)
        }
        return try await changed(session, events: events, id: item.id, invocation: invocation)
      }
    }
  }

  private func packages(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let word = invocation.operand(1)
    let count = word.lowercased() == "needed" ? nil : Int(word)
    guard word.lowercased() == "needed" || (1...Shopping.mostPackages).contains(count ?? 0) else {
      throw .wrong("COUNT is 1 to \(Shopping.mostPackages), or 'needed'")
    }
    return try await withList(invocation) { session async throws(CommandError) in
      let item = try ItemTargets(list: session.list).item(invocation.operand())
      let answer = await session.groceries.kept()
      if let problem = answer.problem { throw .retailer(problem) }
      let lines = answer.priced(item.id)?.choice?.lines ?? []
      guard lines.count == 1, let line = lines.first else {
        throw .wrong(
          lines.isEmpty
            ? "no product is known for \(item.item.name); 'grocery build' asks the store"
            : "\(item.item.name) comes in several packages; 'grocery choose' chooses one first")
      }
      let events = try session.events { () throws(GroceryError) in
        try session.shopping.buying(count, of: line.product.id, for: item.id, on: session.list)
      }
      return try await changed(session, events: events, id: item.id, invocation: invocation)
    }
  }

  private func amount(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let words = invocation.operand(1)
    let id = ManualItemID(rawValue: "amount-\(advisor.environment.makeID())")
    return try await withList(invocation) { session async throws(CommandError) in
      let item = try ItemTargets(list: session.list).item(invocation.operand())
      let events = try session.events { () throws(GroceryError) in
        guard words.lowercased() != "planned" else {
          return session.groceries.buyingAsPlanned(item)
        }
        return try session.groceries.changing(item, to: words) { id }
      }
      return try await changed(session, events: events, id: item.id, invocation: invocation)
    }
  }

  private func kind(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let word = invocation.operand(1).lowercased()
    guard word == "only" || word == "any" else {
      throw .unknown("answer", word, among: ["only", "any"], listsAll: true)
    }
    return try await withList(invocation) { session async throws(CommandError) in
      let item = try ItemTargets(list: session.list).item(invocation.operand())
      let events = try session.events { () throws(GroceryError) in
        try session.shopping.keepingKind(word == "only", of: item.id, on: session.list)
      }
      return try await changed(session, events: events, id: item.id, invocation: invocation)
    }
  }
}
