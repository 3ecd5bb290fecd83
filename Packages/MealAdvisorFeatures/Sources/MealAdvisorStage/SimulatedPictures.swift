import MealPictures

/// Simulated loading of pictures, to try out how the app shows it.
public enum SimulatedPictures: String, CaseIterable, Hashable, Sendable {
  /// Every picture takes long to load.
  case slow
  /// Every picture fails to load.
  case failing

  /// The words for the option.
  public var title: String {
    switch self {
    case .slow: "Slow"
    case .failing: "Failing"
    }
  }

  /// The number of steps in which a picture arrives, and their length in seconds.
  static let (steps, secondsPerStep) = (8, 0.5)

  /// A source of pictures with this loading; pictures that arrive are the drawn plates of the
  /// meals.
  ///
  /// - Parameter sleep: waits for a time.
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
