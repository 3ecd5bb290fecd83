import Synchronization

/// Answers questions whose answers never change, and computes each answer once.
final class KnownAnswers<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let answer: @Sendable (Question) -> Answer
  private let known = Mutex<[Question: Answer]>([:])

  /// The most answers that are remembered, enough for a list typed by hand.
  ///
  /// When there are more, all are forgotten.
  private static var most: Int { 5000 }

  init(_ answer: @escaping @Sendable (Question) -> Answer) { self.answer = answer }

  subscript(question: Question) -> Answer {
    if let answer = known.withLock({ $0[question] }) { return answer }
    let answer = answer(question)
    known.withLock { known in
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[question] = answer
    }
    return answer
  }
}
