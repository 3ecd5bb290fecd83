import CommandKit
import EaterRecord
import Journal
import MealModels
import PrintedText
import SuggestionEngine
import SuggestionWords

/// `quiz`: which dish the taste quiz asks about next, and answering it.
struct QuizVerb {
  let advisor: MealAdvisorContext

  var forms: [CommandForm] {
    [
      CommandForm("quiz next", flags: [.json], "which dish teaches your taste next", run: show),
      CommandForm(
        "quiz answer ID ANSWER", flags: [.json], "would-eat, not-for-me or unknown", run: answer),
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

  /// The next dish, or at the end of a round what was learned.
  private func reply(
    _ session: Session, _ invocation: Invocation
  ) async throws(CommandError) -> Reply {
    let service = advisor.service
    let stored = try await session.read()
    let unreadable = service.unreadableLimits(of: stored)
    guard unreadable.isEmpty else {
      throw .unreadableLimits(unreadable, program: invocation.program)
    }
    let quiz = try await session.storing { stores async throws(JournalError) in
      try await stores.quiz.state()
    }
    let next = service.quizMeal(
      after: quiz, stored, at: session.now, in: advisor.environment.region.country)
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
