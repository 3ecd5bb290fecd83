import DesignSystem

/// Whose failure it was that no new suggestion came, which decides on the words for it.
public enum LoadFailure: String, CaseIterable, Hashable, Sendable {
  /// Nothing came through: the connection is what the eater can look at.
  case connection
  /// Something answered, and not with a suggestion: there is nothing to do but to wait.
  case service

  /// What VoiceOver says (C-S04).
  public var announcementKey: CopyKey {
    switch self {
    case .connection: "error.announcement"
    case .service: "error.service.announcement"
    }
  }

  /// What stands in the card that takes the place of the meal.
  var bodyKey: CopyKey {
    switch self {
    case .connection: "home.error.body"
    case .service: "error.service.message"
    }
  }

  /// What is said over a meal that is still shown.
  var toastKey: CopyKey {
    switch self {
    case .connection: "error.toast"
    case .service: "error.service.toast"
    }
  }

  /// The title of the alert.
  var titleKey: CopyKey {
    switch self {
    case .connection: "error.connection.title"
    case .service: "error.service.title"
    }
  }

  /// What the alert says.
  var messageKey: CopyKey {
    switch self {
    case .connection: "error.connection.message"
    case .service: "error.service.message"
    }
  }

  /// The symbol of the card.
  var icon: IconRole {
    switch self {
    case .connection: .offline
    case .service: .warning
    }
  }
}
