import EaterCommands
import CommandKit
import EaterRecord
import Journal
import MealAnswers
import MealModels
import PrintedText
import SuggestionEngine
import SuggestionWords

/// `quiz`: shows the next dish of the taste quiz, and records the answer.
public struct QuizVerb: Sendable {
  let advisor: EaterContext

  /// Makes the verbs of a program.
  public init(advisor: EaterContext) { self.advisor = advisor }

  /// Its forms, for the list of a program.
  public var forms: [CommandForm] {
    [
      CommandForm("quiz next", flags: [.json], "the dish to ask about next", run: show),
      CommandForm(
        "quiz answer ID ANSWER", flags: [.json], "answer would-eat, not-for-me or unknown",
        run: answer),
    ]
  }

  private func show(_ invocation: Invocation) async throws(CommandError) -> Reply {
    try await advisor.withSession(invocation) { session async throws(CommandError) in
      try await reply(session, invocation)
    }
  }

  private func answer(_ invocation: Invocation) async throws(CommandError) -> Reply {
    let id = try advisor.meals.typedID(invocation.operand(), program: invocation.program)
    let word = invocation.operand(1)
    guard let answer = QuizAnswer(rawValue: word) else {
      let valid = QuizAnswer.allCases.map(\.rawValue).joined(separator: ", ")
      throw .wrong("ANSWER is one of \(valid), not \(PlainText.quoted(word))")
    }
    return try await advisor.withSession(invocation) { session async throws(CommandError) in
      let date = session.now
      try await session.storing { stores async throws(JournalError) in
        try await stores.recordQuiz(answer, of: id, at: date)
      }
      return try await reply(session, invocation)
    }
  }

  /// The reply with the next dish or, at the end of a round, with the learned taste.
  private func reply(
    _ session: Session, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let service = advisor.service
    let stored = try await session.read()
    let limits = try service.safeLimits(
      of: stored, at: session.now, program: invocation.program)
    let quiz = try await session.storing { stores async throws(JournalError) in
      try await stores.quiz.state()
    }
    let next = service.quizMeal(
      after: quiz, stored, for: limits, at: session.now, in: advisor.environment.region.country)
    let opinions = service.taste(of: stored, at: session.now)
    let names = service.names(of: opinions.flatMap(\.trait.mentionedFoods))
    let learned = advisor.copy.learned(opinions, foodNames: names)
    return invocation.reply(
      [
        "answered": .integer(quiz.answeredInRound), "of": .integer(TasteQuiz.length),
        "meal": next.map { MealJSON.object($0) } ?? .null,
        "learned": .strings(learned),
      ],
      lines(quiz, next, learned, program: invocation.program))
  }

  private func lines(
    _ quiz: TasteQuiz, _ next: Meal?, _ learned: [String], program: String
  ) -> [String] {
    let end = quiz.hasEnded || next == nil ? learned.flatMap { WrappedText.lines($0) } : []
    guard let next else { return end }
    return end
      + ["Dish \(quiz.answeredInRound + 1) of \(TasteQuiz.length): \(next.recipe.title)"]
      + WrappedText.lines(next.recipe.gloss ?? next.recipe.summary, indent: 2)
      + WrappedText.lines("'\(program) quiz answer \(next.id) would-eat|not-for-me|unknown'")
  }
}
