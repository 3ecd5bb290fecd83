import DesignSystem
import HouseholdSharing
import Sync

extension Copy {
  /// Why an operation on the household failed, in words for the user.
  func words(of error: HouseholdError) -> String {
    switch error {
    case .noHousehold: self("sharing.error.no-household")
    case .madeUp: self("sharing.error.made-up")
    case .hasHousehold: self("sharing.error.has-household")
    case .notAllowed(.notEntitled): self("sharing.error.not-entitled")
    case .notAllowed(.noConsent): self("sharing.error.no-consent")
    case .notAllowed(.network), .notAllowed(.offline): self("sharing.error.offline")
    case .mistyped: self("sharing.error.mistyped")
    case .server(let failure): words(of: failure)
    case .address(.notSecure): self("sharing.error.insecure")
    case .address: self("sharing.error.address")
    case .secret: self("sharing.error.secret")
    case .notStatable: self("sharing.error.not-statable")
    case .ofOtherPrograms: self("sharing.error.other-apps")
    case .journal: self("sharing.error.journal")
    }
  }

  private func words(of failure: HouseholdFailure) -> String {
    switch failure {
    case .unanswered(.offline): self("sharing.error.offline")
    case .unanswered, .unavailable: self("sharing.error.unanswered")
    case .noSession: self("sharing.error.session")
    case .notAMember: self("sharing.error.not-member")
    case .cursorAhead: self("sharing.error.other-server")
    case .deviceTaken: self("sharing.error.device-taken")
    case .invitationSpent: self("sharing.error.code")
    case .tooOften, .unread: self("sharing.error.too-often")
    case .full, .tooLarge: self("sharing.error.full")
    case .notUnderstood: self("sharing.error.no-server")
    case .olderServer: self("sharing.error.older")
    case .refused: self("sharing.error.refused")
    }
  }
}
