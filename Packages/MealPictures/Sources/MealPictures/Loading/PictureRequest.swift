import DesignSystem
import MealModels

/// A picture that a screen wants: of which meal, cut to what.
public struct PictureRequest: Hashable, Sendable {
  /// The meal.
  public var meal: MealID
  /// What it is cut to.
  public var ratio: MealImage.Ratio

  /// Makes a request; 16:9 unless told otherwise.
  public init(_ meal: MealID, _ ratio: MealImage.Ratio = .hero) {
    self.meal = meal
    self.ratio = ratio
  }
}

/// How far the picture of a meal has come, and what it is.
public struct PictureState: Equatable, Sendable {
  /// Whether it is there yet.
  public var phase: MealImage.Phase
  /// The photo once it is there; nil where the plate is drawn.
  public var photo: PhotoAsset?

  /// Makes a state.
  public init(_ phase: MealImage.Phase, photo: PhotoAsset? = nil) {
    self.phase = phase
    self.photo = photo
  }

  /// The plate that this device draws, which is there at once.
  public static let drawn = PictureState(.loaded)
}

/// Why there is no picture.
public enum PictureError: Error, Equatable, Sendable {
  /// There is no connection.
  case offline
  /// Whoever waited for it stopped waiting.
  case interrupted
  /// The provider has it and cannot give it.
  case unavailable
  /// What the provider gave is not fit to be shown.
  case unfit([PhotoFinding])

  /// The error itself where it is of this kind; a cancelled task is ``interrupted``, and any other
  /// error ``unavailable``.
  public init(_ error: any Error) {
    self = error as? Self ?? (error is CancellationError ? .interrupted : .unavailable)
  }
}
