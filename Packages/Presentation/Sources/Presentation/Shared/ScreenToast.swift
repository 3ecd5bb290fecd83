import DesignSystem

/// A short message above the page, by what happened.
public enum ScreenToast: Hashable, Sendable {
  /// A new suggestion could not be loaded, and one is still shown (C-E02).
  case suggestionFailed
  /// A meal was saved.
  case mealSaved
  /// A meal was removed from the favorites.
  case mealRemoved
  /// A change could not be stored.
  case changeNotStored
  /// Something else failed, in words that are ready to show.
  case failure(String)
  /// Something else was done, in words that are ready to show.
  case confirmation(String)

  /// The words.
  public func text(_ copy: Copy) -> String {
    switch self {
    case .suggestionFailed: copy("error.toast")
    case .mealSaved: copy("control.save.done")
    case .mealRemoved: copy("control.saved.done")
    case .changeNotStored: copy("error.unsaved")
    case .failure(let text), .confirmation(let text): text
    }
  }

  /// The message as a component with that id.
  public func toast(_ id: ElementID, _ copy: Copy) -> Toast {
    switch self {
    case .suggestionFailed, .changeNotStored, .failure: Toast(id, .error, text(copy))
    case .mealSaved: Toast(id, .confirmation, icon: .savedHeart, text(copy))
    case .mealRemoved, .confirmation: Toast(id, .confirmation, icon: .check, text(copy))
    }
  }
}
