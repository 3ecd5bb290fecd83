import Journal
import MealModels
import Preferences
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Stores {
  /// Records an answer of the quiz and its event in the history, as one batch.
  ///
  /// A quiz that has begun need not be offered again.
  public func recordQuiz(
    _ answer: QuizAnswer, of meal: MealID, at date: Date
  ) async throws(JournalError) {
    var events = [try quiz.stream.event(QuizEvent(meal, answer), at: date)]
    if let learned = answer.event(of: meal) {
      events.append(try history.stream.event(learned, at: date))
    }
    if try await quizIsNew() {
      events.append(try quietLines.stream.event(QuietLineEvent(.taste, .answered), at: date))
    }
    try await journal.append(events)
  }

  private func quizIsNew() async throws(JournalError) -> Bool {
    try await quiz.state().asked.isEmpty
  }
}
