import EaterCommands
import CommandKit
import EaterRecord
import Groceries
import MealModels
import PrintedText

extension GroceryVerb {
  static let anyone = Flag("--anyone", nil, "only the limits of this call, not the stored ones")

  /// `grocery substitutes FOOD`: for the whole table, with the limits of the flags.
  func substitutes(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let foods = advisor.foods()
    let asked = try SuggestQuestion.limits(invocation, foods: { foods.book })
    let name = invocation.operand()
    guard !invocation.arguments.has(Self.anyone) else {
      return try reply(about: name, limits: asked, foods: foods, invocation: invocation)
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let stored = try await session.read()
      let service = advisor.service
      let safe = try service.safeLimits(
        of: stored, at: session.now, program: invocation.program)
      return try reply(
        about: name, limits: safe.everybody.union(asked), foods: foods, invocation: invocation)
    }
  }

  private func reply(
    about name: String, limits: EaterLimits, foods: FoodReference, invocation: Invocation
  ) throws(CommandError) -> Reply {
    let finder = SubstituteFinder(foods)
    let request = SubstituteRequest(limits: limits)
    let answer =
      foods.book[FoodID(rawValue: name)].map { finder.answer($0.id, for: request) }
      ?? finder.answer(named: name, for: request)
    guard let answer else {
      throw .wrong(
        "unknown food \(PlainText.quoted(name)); '\(invocation.program) foods WORDS' "
          + "finds foods")
    }
    let words = SubstituteWords(answer, name: foods.book[answer.food]?.name ?? name)
    return invocation.reply(words.document, words.lines)
  }
}

/// The possible and the refused substitutes for a food, as text.
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
    guard !answer.isUnknown else { return ["No substitute for \(name) is known."] }
    let first =
      answer.choices.isEmpty
      ? "No substitute for \(name) is known that all may eat." : "Instead of \(name):"
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

  /// The caution about a substitute, as a separate sentence.
  private static func caution(_ choice: SubstituteAnswer.Choice) -> [String] {
    choice.caution.map { caution in
      WrappedText.lines(caution.prefix(1).uppercased() + caution.dropFirst() + ".", indent: 4)
    } ?? []
  }

  /// The price of a substitute compared with that of the replaced food; empty if unknown.
  static func price(_ choice: SubstituteAnswer.Choice) -> String {
    guard let difference = choice.priceDifference else { return "" }
    if difference.hundredths == 0 { return ", costs the same" }
    let amount = Money(hundredths: abs(difference.hundredths), difference.currency).text
    return ", \(amount) \(difference.hundredths > 0 ? "more" : "less") for 100 g"
  }
}
