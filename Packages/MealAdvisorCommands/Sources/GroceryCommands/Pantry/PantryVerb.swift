import EaterCommands
import CommandKit
import Groceries
import Journal
import MealModels
import PrintedText

/// `pantry`: the food at home.
public struct PantryVerb: Sendable {
  let advisor: EaterContext

  static let useBy = Flag("--use-by", "DAY", "the last day to use it, 'fri' or a date")
  static let always = Flag("--always", nil, "add it as a staple, which is always at home")

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm("pantry list", flags: [.json], "what is at home", run: list),
      CommandForm(
        "pantry add [WORDS...]", flags: [Self.useBy, Self.always, .json],
        "add food that is at home, such as '500 g rice'", run: add),
      CommandForm(
        "pantry use ITEM [AMOUNT]", flags: [.json],
        "take out an amount that was used; all without AMOUNT",
        run: use),
      CommandForm(
        "pantry remove [ITEM...]", flags: [.json], "remove food that is not at home", run: remove),
    ]
  }

  private func withPantry(
    _ invocation: Invocation,
    _ work: @Sendable (PantrySession) async throws(CommandError) -> Reply
  ) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      try await work(try await PantrySession(session))
    }
  }

  private func list(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPantry(invocation) { session async throws(CommandError) in
      session.reply(invocation)
    }
  }

  private func add(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let words = invocation.arguments.operands.joined(separator: " ")
    return try await withPantry(invocation) { session async throws(CommandError) in
      let item = try session.item(typed: words)
      guard invocation.arguments.has(Self.always) else {
        var item = item
        if let day = invocation.arguments.value(Self.useBy) {
          item.useBy = try session.targets.day(day)
        }
        return try await session.recording([.stocked(item)]).reply(invocation)
      }
      guard let food = item.food else {
        throw .wrong(
          "unknown food \(PlainText.quoted(words)), so it cannot be a staple; "
            + "'\(invocation.program) foods WORDS' finds foods")
      }
      return try await session.recording([.staple(food, true)]).reply(invocation)
    }
  }

  private func use(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await withPantry(invocation) { session async throws(CommandError) in
      let stock = try session.stock(invocation.operand())
      let text = invocation.operand(1)
      guard !text.isEmpty else {
        return try await session.recording([.changed(stock.id, .isRemoved(true))])
          .reply(invocation)
      }
      let amount = try session.amount(text, of: stock.item)
      let measures = stock.item.food.flatMap { session.foods.book[$0]?.measures }
      guard let events = session.pantry.using(amount, of: stock.id, measures: measures) else {
        throw .wrong(
          "cannot take \(amount.text) from \(stock.item.amount?.text ?? "an unknown amount")"
            + " of \(stock.item.name)")
      }
      return try await session.recording(events).reply(invocation)
    }
  }

  private func remove(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let words = invocation.arguments.operands.joined(separator: " ")
    return try await withPantry(invocation) { session async throws(CommandError) in
      if let food = session.staple(words) {
        return try await session.recording([.staple(food, false)]).reply(invocation)
      }
      let stock = try session.stock(words)
      return try await session.recording([.changed(stock.id, .isRemoved(true))])
        .reply(invocation)
    }
  }
}
