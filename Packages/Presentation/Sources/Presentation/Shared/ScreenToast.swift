import DesignSystem
import MealModels
import Preferences
import ScreenParts

/// The toast of an event, without its words.
public enum ScreenToast: Equatable, Sendable {
  /// A new suggestion could not be loaded, and one is still shown (C-E02).
  case suggestionFailed(LoadFailure = .connection)
  /// A meal was saved.
  case mealSaved
  /// A meal was removed from the favorites.
  case mealRemoved
  /// A meal was removed from the favorites, and can be brought back.
  case mealRemovedForNow(MealID)
  /// A meal was cooked.
  case mealCooked
  /// A meal got this many stars.
  case mealRated(Int)
  /// The eater disliked a meal, and can undo that.
  case mealDislikedForNow(MealID, title: String)
  /// The eater's dislike of a meal was removed.
  case mealWelcomed
  /// One of the commonest limits was set.
  case limitKept(CommonLimit)
  /// A change could not be stored.
  case changeNotStored
  /// A limit could not be stored, but applies until the app closes.
  case limitNotStored
  /// The shown meal is not remembered, because it cannot be stored.
  case notRemembered

  /// Whether it reports a failure.
  private var isFailure: Bool {
    switch self {
    case .suggestionFailed, .changeNotStored, .limitNotStored, .notRemembered: true
    case .mealSaved, .mealRemoved, .mealRemovedForNow, .mealCooked, .mealRated,
      .mealDislikedForNow, .mealWelcomed, .limitKept:
      false
    }
  }

  private func text(_ copy: Copy) -> String {
    switch self {
    case .suggestionFailed(let failure): copy(failure.toastKey)
    case .mealSaved: copy("control.save.done")
    case .mealRemoved: copy("control.saved.done")
    case .mealRemovedForNow: copy("favorites.removed.undo")
    case .mealCooked: copy("cooking.finished")
    case .mealRated(let stars): copy("opinion.rated", count: stars)
    case .mealDislikedForNow(_, let title):
      copy("opinion.disliked.undo", ["title": title])
    case .mealWelcomed: copy("opinion.welcomed")
    case .limitKept(let limit): copy(CopyKey("home.limit.\(limit.rawValue).kept"))
    case .changeNotStored: copy("error.unsaved")
    case .limitNotStored: copy("error.unsaved.limit")
    case .notRemembered: copy("error.not-remembered")
    }
  }

  /// Its sentence.
  public func notice(_ copy: Copy) -> Notice {
    if isFailure { return .failure(text(copy)) }
    let icon: IconRole = self == .mealSaved ? .savedHeart : .check
    return .confirmation(text(copy), icon: icon, action: action)
  }

  /// The action of a tap on it.
  private var action: ControlAction? {
    switch self {
    case .mealRemovedForNow(let id): ControlAction(FavoritesAction.undoRemove, id)
    case .mealDislikedForNow(let id, _): ControlAction(OpinionAction.undoDislike, id)
    case .limitKept: SettingsAction.opening(.diets)
    default: nil
    }
  }
}
