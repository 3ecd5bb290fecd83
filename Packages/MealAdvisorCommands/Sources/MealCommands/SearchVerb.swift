import EaterCommands
import CommandKit
import DesignSystem
import EaterRecord
import MealAnswers
import MealModels
import Presentation
import PrintedText
import ScreenParts

/// `search`: finds meals that everyone at the table can eat, by title, cuisine or food.
public struct SearchVerb: Sendable {
  let advisor: EaterContext

  static let count = Flag("--count", "N", "how many meals, 1 to 1000; 20 without it")

  /// Makes the verb of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its form, for the list of a program.
  public var form: CommandForm {
    CommandForm(
      "search [WORDS...]", flags: [Self.count, QuestionFlags.catalog, .json],
      "find meals that everyone can eat", run: run)
  }

  private func run(_ invocation: Invocation) async throws(CommandError) -> Reply {
    guard !invocation.arguments.operands.isEmpty else {
      throw .wrong(
        "name a dish, a cuisine or a food; usage: \(invocation.program) \(form.usage)",
        listsChoices: true)
    }
    let query = invocation.arguments.operands.joined(separator: " ")
    let count = try invocation.number(Self.count, in: 1...1000) ?? 20
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let service = try await session.service(invocation)
      let stored = try await session.read()
      let limits = try service.safeLimits(
        of: stored, at: session.now, program: invocation.program
      ).everybody
      let found = service.search(cuisineName: advisor.copy.name(of:))
        .meals(matching: query, for: limits, limit: count)
      let chosen = service.chosenSides(in: stored.preferences(at: session.now))
      let sides = found.meals.map {
        SidesText(of: $0.id, for: limits, chosen: chosen, service, advisor.copy)
      }
      return invocation.reply(json(found, sides, query), lines(found, sides, query))
    }
  }

  private func json(_ found: FoundMeals, _ sides: [SidesText], _ query: String) -> JSON {
    [
      "query": .string(query),
      "meals": .array(
        zip(found.meals, sides).map { meal, sides in
          let known: JSON = [
            "id": .string(meal.id.rawValue), "title": .string(meal.title),
            "gloss": .optional(meal.gloss), "cuisine": .string(meal.cuisine.rawValue),
            "totalMinutes": .optional(meal.statedMinutes),
          ]
          return known.adding(sides.json)
        }), "further": .integer(found.furtherCount), "unsuitable": .integer(found.unsuitableCount),
      "nearest": .optional(found.nearest),
    ]
  }

  private func lines(_ found: FoundMeals, _ sides: [SidesText], _ query: String) -> [String] {
    let copy = advisor.copy
    let meals = zip(found.meals, sides).flatMap { meal, sides -> [String] in
      let minutes = meal.statedMinutes.map { " · " + copy.minutes($0) } ?? ""
      let title = "\(copy.title(meal.title, gloss: meal.gloss)) (\(meal.id))"
      return WrappedText.lines(title, hanging: 2)
        + ["  \(copy.name(of: meal.cuisine))\(minutes)"] + sides.lines(indent: 2)
    }
    let none = copy("search.none.body", ["query": PlainText.cleaned(query)])
    let notes = [
      found.meals.isEmpty && found.unsuitableCount == 0 ? none : nil,
      found.nearest.map { copy("search.nearest", ["nearest": $0]) },
      found.furtherCount > 0 ? copy("search.further", count: found.furtherCount) : nil,
      found.unsuitableCount > 0 ? copy("search.unsuitable", count: found.unsuitableCount) : nil,
    ].compactMap(\.self)
    let rest = notes.flatMap { WrappedText.lines($0) }
    return meals + (meals.isEmpty || rest.isEmpty ? [] : [""]) + rest
  }
}
