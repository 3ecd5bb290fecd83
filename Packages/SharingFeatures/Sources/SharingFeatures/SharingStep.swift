import HouseholdSharing
import SharingScreens
import ServiceCalls
import Sync

/// What happens about the household that shares the record.
enum SharingStep: Sendable {
  /// A field of the sheet that founds or joins a household, as it is now.
  enum Field: Sendable {
    case server(SharingServer)
    case address(String)
    case code(String)
    case name(String)
    case email(String)
    case newAccount(Bool)
  }

  /// What is entered there and never shown.
  enum Secret: Sendable {
    case key, password

    /// Under which name it is held until the app closes.
    var name: SecretName { self == .key ? "household-entry-key" : "household-entry-password" }
  }

  case opened(isNew: Bool)
  case wrote(Field)
  /// A secret goes where secrets are held, and is in no state.
  case wroteSecret(Secret, HiddenKey)
  case held(Secret, isThere: Bool)
  case entered
  case joined
  case refused(HouseholdTrouble)
  case lookTapped
  case looked([HouseholdMember])
  case unknown
  case inviteTapped
  case invited(HouseholdInvitation)
  case failed(HouseholdTrouble)
  case syncTapped
  case notesSet(Bool)
  case unstored
  case leaveTapped
  case leaveConfirmed(isForced: Bool)
  case left
  case stayed(HouseholdTrouble)
}

/// What is done about it.
enum SharingEffect: Sendable {
  case hold(SharingStep.Secret, HiddenKey)
  /// Founds or joins a household by what is written.
  case enter(SharingEntryInput)
  case look
  case invite
  case notes(Bool)
  case leave(isForced: Bool)
}
