import EaterCommands
import CommandKit
import FoodFacts
import MealModels
import PrintedText

/// `foods`: foods and their contents.
public struct FoodsVerb: Sendable {
  let advisor: EaterContext

  static let match = Flag(
    "--match", "FILE", "match one name a line, '-' for standard input, as JSON lines")
  static let count = Flag("--count", "N", "how many foods, 1 to 100")

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
    CommandForm(
      "foods [QUERY...]", flags: [Self.match, Self.count, .json],
      "find foods and what they contain", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    if let path = invocation.arguments.value(Self.match) { return try matched(path, invocation) }
    guard !invocation.arguments.operands.isEmpty else {
      throw .wrong(
        "name a food, or a list with --match; usage: \(invocation.program) \(form.usage)",
        listsChoices: true)
    }
    let query = invocation.arguments.operands.joined(separator: " ")
    let count = try invocation.number(Self.count, in: 1...100) ?? 10
    let book = advisor.foods().book
    let matcher = FoodMatcher(book)
    let hits = FoodSearch(foods: book).foods(matching: query, limit: count)
    let entries = hits.map { FoodEntry($0, book: book, matcher: matcher) }
    let none = ["No food matches \(PlainText.quoted(query))."]
    return invocation.reply(
      ["query": .string(query), "matches": .array(entries.map(FoodJSON.hit))],
      entries.isEmpty ? none : FoodsText(entries: entries, copy: advisor.copy).lines)
  }

  private func matched(
    _ path: String, _ invocation: Invocation
  ) throws(CommandError) -> Reply {
    if let operand = invocation.arguments.operands.first {
      throw .unexpectedArgument(operand, usage: "\(invocation.program) \(form.usage)")
    }
    let lines: [Substring]
    do throws(InputError) { lines = try invocation.context.inputFile.lines(of: path) } catch {
      throw .input(error)
    }
    let book = advisor.foods().book
    let matcher = FoodMatcher(book)
    let replies = lines.map { line in
      let match = matcher.match(String(line))
      let names = match.foods.map { book[$0]?.name ?? $0.rawValue }
      return FoodJSON.match(match, names: names).lineText + "\n"
    }
    return Reply(json: replies.joined())
  }
}
