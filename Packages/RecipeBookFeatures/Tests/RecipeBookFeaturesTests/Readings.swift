import MealModels
import RecipeImport
import Synchronization

/// A web of a few pages and texts, which counts what is asked and can be cut.
final class Readings: Sendable {
  static let link = "https://example.com/bowl"

  private struct State {
    var asked: [RecipeSource] = []
    var answer: Result<RecipeReading, ImportError>
  }

  private let state: Mutex<State>

  /// Answers everything alike.
  init(_ answer: Result<RecipeReading, ImportError>) { state = Mutex(State(answer: answer)) }

  /// A bowl with something that nobody knows in it; its servings may be wrong.
  convenience init(doubts: Set<ImportedField> = [.servings]) {
    var draft = MyRecipesTests.bowl
    draft.source = Self.link
    self.init(.success(RecipeReading(draft, doubts: doubts)))
  }

  /// A soup of which all is known.
  static var sure: Readings {
    var draft = MyRecipesTests.soup
    draft.source = "https://example.com/soup"
    return Readings(.success(RecipeReading(draft)))
  }

  /// What was asked for, in order.
  var asked: [RecipeSource] { state.withLock(\.asked) }

  /// Answers in another way from now on.
  func answer(_ answer: Result<RecipeReading, ImportError>) {
    state.withLock { $0.answer = answer }
  }

  /// The port, which waits between its two steps as told.
  func reader(
    waiting: @escaping @Sendable () async throws -> Void = {}
  ) -> RecipeImporter {
    RecipeImporter { [self] source, progress in
      state.withLock { $0.asked.append(source) }
      if case .link = source { progress(.asking) }
      try await waiting()
      progress(.reading)
      try await waiting()
      return try state.withLock(\.answer).get()
    }
  }
}
