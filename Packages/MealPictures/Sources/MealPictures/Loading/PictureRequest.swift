import DesignSystem
import MealModels

/// A picture that a screen wants: the meal and the aspect ratio.
public struct PictureRequest: Hashable, Sendable {
  /// The meal.
  public var meal: MealID
  /// The aspect ratio to which the picture is cut.
  public var ratio: MealImage.Ratio

  /// Makes a request; by default 16:9.
  public init(_ meal: MealID, _ ratio: MealImage.Ratio = .hero) {
    self.meal = meal
    self.ratio = ratio
  }
}

/// The loading state of a meal's picture, and the picture.
public struct PictureState: Equatable, Sendable {
  /// How far the picture has loaded.
  public var phase: MealImage.Phase
  /// The photo once it has loaded; nil if the plate is drawn.
  public var photo: PhotoAsset?

  /// Makes a state.
  public init(_ phase: MealImage.Phase, photo: PhotoAsset? = nil) {
    self.phase = phase
    self.photo = photo
  }

  /// The plate that this device draws, available at once.
  public static let drawn = PictureState(.loaded)
}

/// The reason why there is no picture.
public enum PictureError: Error, Equatable, Sendable {
  /// There is no connection.
  case offline
  /// The caller stopped waiting for it.
  case interrupted
  /// The provider has the picture but cannot deliver it.
  case unavailable
  /// The provider's picture is not fit to be shown.
  case unfit([PhotoFinding])

  /// The error itself if it is of this kind; a cancelled task is ``interrupted``, and any other
  /// error ``unavailable``.
  public init(_ error: any Error) {
    self = error as? Self ?? (error is CancellationError ? .interrupted : .unavailable)
  }
}
