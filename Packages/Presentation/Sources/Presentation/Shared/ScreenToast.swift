import DesignSystem
import MealModels

/// A short message above the page, by what happened.
public enum ScreenToast: Hashable, Sendable {
  /// A new suggestion could not be loaded, and one is still shown (C-E02).
  case suggestionFailed
  /// A meal was saved.
  case mealSaved
  /// A meal was removed from the favorites.
  case mealRemoved
  /// A meal was removed from the favorites, and can be brought back.
  case mealRemovedForNow(MealID)
  /// A meal was cooked.
  case mealCooked
  /// A meal got so many stars.
  case mealRated(Int)
  /// A meal is not for the eater, which can be taken back.
  case mealDislikedForNow(MealID, title: String)
  /// A meal is for the eater again.
  case mealWelcomed
  /// A change could not be stored.
  case changeNotStored
  /// A limit could not be stored, and holds all the same until the app closes.
  case limitNotStored
  /// What is shown is not remembered, because it cannot be stored.
  case notRemembered
  /// Something else failed, in words that are ready to show.
  case failure(String)
  /// Something else was done, in words that are ready to show.
  case confirmation(String)

  /// How long a message stays that neither fails nor can be used, in seconds.
  public static let seconds = 4.0

  /// Whether it tells of something that did not work.
  public var isFailure: Bool {
    switch self {
    case .suggestionFailed, .changeNotStored, .limitNotStored, .notRemembered, .failure: true
    case .mealSaved, .mealRemoved, .mealRemovedForNow, .mealCooked, .mealRated,
      .mealDislikedForNow, .mealWelcomed, .confirmation:
      false
    }
  }

  /// Whether it goes by itself; a failure, and what can be used, stays until the next action.
  public var isBrief: Bool {
    !isFailure && action == nil
  }

  /// The words.
  public func text(_ copy: Copy) -> String {
    switch self {
    case .suggestionFailed: copy("error.toast")
    case .mealSaved: copy("control.save.done")
    case .mealRemoved: copy("control.saved.done")
    case .mealRemovedForNow: copy("favorites.removed.undo")
    case .mealCooked: copy("cooking.finished")
    case .mealRated(let stars): copy("opinion.rated", count: stars)
    case .mealDislikedForNow(_, let title):
      copy("opinion.disliked.undo", ["title": title])
    case .mealWelcomed: copy("opinion.welcomed")
    case .changeNotStored: copy("error.unsaved")
    case .limitNotStored: copy("error.unsaved.limit")
    case .notRemembered: copy("error.not-remembered")
    case .failure(let text), .confirmation(let text): text
    }
  }

  /// The message as a component with that id.
  public func toast(_ id: ElementID, _ copy: Copy) -> Toast {
    if isFailure { return Toast(id, .error, text(copy)) }
    let icon: IconRole = self == .mealSaved ? .savedHeart : .check
    return Toast(id, .confirmation, icon: icon, text(copy), action: action)
  }

  /// What a tap on it does.
  private var action: ControlAction? {
    switch self {
    case .mealRemovedForNow(let id): .about(FavoritesAction.undoRemove, id: id.rawValue)
    case .mealDislikedForNow(let id, _): .about(OpinionAction.undoDislike, id: id.rawValue)
    default: nil
    }
  }
}
