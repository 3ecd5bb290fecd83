import HouseholdSharing
import SharingScreens
import ServiceCalls
import Sync

/// A step of sharing the record with a household.
enum SharingStep: Sendable {
  /// An entered field of the sheet that founds or joins a household.
  enum Field: Sendable {
    case server(SharingServer)
    case advanced
    case address(String)
    case code(String)
    case name(String)
    case email(String)
    case newAccount(Bool)
  }

  /// An entered secret, which no screen shows.
  enum Secret: Sendable {
    case key, password

    /// The name under which the secret is stored until the app closes.
    var name: SecretName { self == .key ? "household-entry-key" : "household-entry-password" }
  }

  case opened(isNew: Bool)
  case wrote(Field)
  /// A secret was entered; it goes into the secret store and never into the state.
  case wroteSecret(Secret, HiddenKey)
  case held(Secret, isThere: Bool)
  case entered
  case joined
  case refused(HouseholdError)
  case lookTapped
  case looked([HouseholdMember])
  case unknown
  case inviteTapped
  case invited(HouseholdInvitation)
  case failed(HouseholdError)
  case syncTapped
  case notesSet(Bool)
  case unstored
  case leaveTapped
  case leaveConfirmed(isForced: Bool)
  case left
  case stayed(HouseholdError)
}

/// An effect of sharing.
enum SharingEffect: Sendable {
  case hold(SharingStep.Secret, HiddenKey)
  /// Founds or joins a household with the entered data.
  case enter(SharingEntryInput)
  case look
  case invite
  case notes(Bool)
  case leave(isForced: Bool)
}
