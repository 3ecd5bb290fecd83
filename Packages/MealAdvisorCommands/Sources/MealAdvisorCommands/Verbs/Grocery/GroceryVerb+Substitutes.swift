import CommandKit
import EaterRecord
import Groceries
import MealModels
import PrintedText

extension GroceryVerb {
  static let anyone = Flag("--anyone", nil, "the limits of this call alone, not the stored ones")

  /// `grocery substitutes FOOD`: for everyone at the table, with the limits of the flags.
  func substitutes(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let foods = advisor.foods()
    let asked = try SuggestQuestion.limits(invocation, foods: { foods.book })
    let name = invocation.operand()
    guard !invocation.arguments.has(Self.anyone) else {
      return try reply(name, asked, foods, invocation)
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.read()
      let service = advisor.service
      let unreadable = service.unreadableLimits(of: stored)
      guard unreadable.isEmpty else {
        throw .unreadableLimits(unreadable, program: invocation.program)
      }
      let limits = service.limits(of: stored.preferences(at: session.now)).union(asked)
      return try reply(name, limits, foods, invocation)
    }
  }

  private func reply(
    _ name: String, _ limits: EaterLimits, _ foods: FoodReference, _ invocation: Invocation
  ) throws(CommandError) -> Reply {
    let finder = SubstituteFinder(foods)
    let request = SubstituteRequest(limits: limits)
    let answer =
      foods.book[FoodID(rawValue: name)].map { finder.answer($0.id, for: request) }
      ?? finder.answer(named: name, for: request)
    guard let answer else {
      throw .wrong(
        "nobody knows the food \(PlainText.quoted(name)); '\(invocation.program) foods WORDS' "
          + "finds foods")
    }
    let words = SubstituteWords(answer, name: foods.book[answer.food]?.name ?? name)
    return invocation.reply(words.document, words.lines)
  }
}

/// What may stand in for a food, and what may not, as it is said.
struct SubstituteWords: Sendable {
  private let answer: SubstituteAnswer
  private let name: String

  init(_ answer: SubstituteAnswer, name: String) {
    self.answer = answer
    self.name = name
  }

  var document: JSON {
    [
      "food": .string(answer.food.rawValue),
      "substitutes": .array(
        answer.choices.map { choice in
          [
            "name": .string(choice.name), "food": .string(choice.substitute.food.rawValue),
            "ratio": .string(choice.ratio), "why": .string(choice.substitute.why),
            "changes": .string(choice.substitute.changes), "caution": .optional(choice.caution),
          ]
        }),
      "refused": .array(
        answer.refused.map { ["name": .string($0.name), "because": .string($0.because)] }),
    ]
  }

  var lines: [String] {
    guard !answer.isUnknown else { return ["Nothing is known to stand in for \(name)."] }
    let first =
      answer.choices.isEmpty
      ? "Nothing that all may eat stands in for \(name)." : "Instead of \(name):"
    let choices = answer.choices.flatMap { choice in
      WrappedText.lines(
        "\(choice.name): \(choice.ratio)" + Self.price(choice), indent: 2, hanging: 2)
        + WrappedText.lines(
          "\(choice.substitute.why); \(choice.substitute.changes)", indent: 4)
        + Self.caution(choice)
    }
    let refused = answer.refused.flatMap { refused in
      WrappedText.lines("Not \(refused.name): it \(refused.because)", indent: 2, hanging: 2)
    }
    return [first] + choices + refused
  }

  /// What is to be said before it is taken, as a sentence of its own.
  private static func caution(_ choice: SubstituteAnswer.Choice) -> [String] {
    choice.caution.map { caution in
      WrappedText.lines(caution.prefix(1).uppercased() + caution.dropFirst() + ".", indent: 4)
    } ?? []
  }

  /// What it costs beside what it stands in for; nothing where nobody knows.
  static func price(_ choice: SubstituteAnswer.Choice) -> String {
    guard let difference = choice.priceDifference else { return "" }
    if difference.hundredths == 0 { return ", costs the same" }
    let amount = Money(hundredths: abs(difference.hundredths), difference.currency).text
    return ", \(amount) \(difference.hundredths > 0 ? "more" : "less") for 100 g"
  }
}
