import DesignSystem

/// The reason why a new suggestion is missing, which determines the words for it.
public enum LoadFailure: String, CaseIterable, Hashable, Sendable {
  /// No answer arrived: the eater can check the connection.
  case connection
  /// An answer arrived without a suggestion: the eater can only wait.
  case service

  /// The VoiceOver announcement (C-S04).
  public var announcementKey: CopyKey {
    switch self {
    case .connection: "error.announcement"
    case .service: "error.service.announcement"
    }
  }

  /// The text of the card shown instead of the meal.
  var bodyKey: CopyKey {
    switch self {
    case .connection: "home.error.body"
    case .service: "error.service.message"
    }
  }

  /// The toast over a meal that is still shown.
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

  /// The text of the alert.
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
