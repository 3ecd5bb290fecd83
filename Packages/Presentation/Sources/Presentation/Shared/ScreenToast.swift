import DesignSystem
import MealModels
import ScreenParts

/// What a short message above a page of MealAdvisor can say.
public enum ScreenToast: ToastMessage {
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

  /// What an app says on this screen, whoever said it.
  case said(Notice)

  /// Whether it tells of something that did not work.
  public var isFailure: Bool {
    switch self {
    case .said(let notice): notice.kind == .error
    case .suggestionFailed, .changeNotStored, .limitNotStored, .notRemembered, .failure: true
    case .mealSaved, .mealRemoved, .mealRemovedForNow, .mealCooked, .mealRated,
      .mealDislikedForNow, .mealWelcomed, .confirmation:
      false
    }
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
    case .said(let notice): notice.text
    }
  }

  /// The message as something to say.
  public func notice(_ copy: Copy) -> Notice {
    if case .said(let notice) = self { return notice }
    if isFailure { return .failure(text(copy)) }
    let icon: IconRole = self == .mealSaved ? .savedHeart : .check
    return .confirmation(text(copy), icon: icon, action: action)
  }

  /// What a tap on it does.
  private var action: ControlAction? {
    switch self {
    case .mealRemovedForNow(let id): ControlAction(FavoritesAction.undoRemove, id)
    case .mealDislikedForNow(let id, _): ControlAction(OpinionAction.undoDislike, id)
    default: nil
    }
  }
}
