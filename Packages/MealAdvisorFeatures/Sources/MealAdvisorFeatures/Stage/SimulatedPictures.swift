import MealPictures

/// Ways in which pictures come from far away, to try what the app does then.
public enum SimulatedPictures: String, CaseIterable, Hashable, Sendable {
  /// Each of them takes long.
  case slow
  /// None of them ever comes.
  case failing

  /// Its words.
  public var title: String {
    switch self {
    case .slow: "Slow"
    case .failing: "Failing"
    }
  }

  /// How many steps a picture comes in, and how long each takes, in seconds.
  static let (steps, secondsPerStep) = (8, 0.5)

  /// Pictures that come this way; those that do are the plates of the meals.
  ///
  /// - Parameter sleep: how it waits.
  public func source(
    sleep: @escaping @Sendable (Double) async throws -> Void
  ) -> PictureSource {
    PictureSource { _, progress in
      for step in 1...Self.steps {
        try await sleep(Self.secondsPerStep)
        if self == .failing, step > 2 { throw PictureError.unavailable }
        progress(Double(step) / Double(Self.steps))
      }
      return nil
    }
  }
}
