import DesignSystem
import RecipeAssistant

extension Copy {
  /// Why the assistant proposes nothing, in words for the user.
  public func words(of error: AssistantError) -> String {
    switch error {
    case .notAllowed: self("assistant.not-allowed")
    case .noKey: self("assistant.no-key")
    case .notAKey: self("assistant.not-a-key")
    case .keyUnreadable: self("assistant.key-unreadable")
    case .keyNotKept: self("assistant.key-not-kept")
    case .keyRefused: self("assistant.key-refused")
    case .signedOut: self("assistant.signed-out")
    case .tooManyRequests: self("assistant.too-often")
    case .timedOut: self("assistant.slow")
    case .offline: self("assistant.offline")
    case .unknownFood: self("assistant.unknown-food")
    case .declined: self("assistant.declined")
    case .cancelled, .failed, .redirected, .notSecure, .notAnAddress:
      self("assistant.failed")
    case .repeatedKey, .tooLarge, .unreadable, .brokenOff: self("assistant.thrown-away")
    }
  }
}
