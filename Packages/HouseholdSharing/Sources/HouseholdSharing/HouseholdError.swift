import Journal
import ServiceCalls
import Sync

/// Why an operation on the household failed.
public enum HouseholdError: Error, Equatable, Sendable {
  /// The device is in no household.
  case noHousehold
  /// The household is simulated, so it has no server.
  case madeUp
  /// The device is in a household already.
  case hasHousehold
  /// Data must not go to a server now.
  case notAllowed(SyncPolicy.Refusal)
  /// The entered text is not a valid code.
  case mistyped
  /// The server refused the request or did not answer.
  case server(HouseholdFailure)
  /// The text is not an allowed address.
  case address(ServiceFailure)
  /// The session's key cannot be stored.
  case secret(SecretStoreError)
  /// The eaters' limits cannot be restated completely, so a joining device could lose a limit.
  case notStatable
  /// Another program keeps data in this folder that it can share and this program cannot.
  case ofOtherPrograms
  /// The journal cannot be read or written.
  case journal(JournalError)

  /// The pause in seconds that the server asked for; nil if it asked for none.
  public var secondsToWait: Int? {
    guard case .server(.tooOften(let seconds)) = self else { return nil }
    return seconds
  }

  /// The error and its remedy.
  public var message: String {
    switch self {
    case .noHousehold: "This device is not in a household; join one with an invitation."
    case .madeUp:
      "This household is simulated, on this device only: you cannot invite or remove others; "
        + "'household leave' ends it."
    case .hasHousehold: "This device is already in a household; leave it first."
    case .notAllowed(.notEntitled):
      "Sharing is part of premium; without premium nothing is sent to the server."
    case .notAllowed(.noConsent): "Sharing is not allowed on this device, so nothing is sent."
    case .notAllowed(.network):
      "Sharing is not allowed on this network; it continues on another one."
    case .notAllowed(.offline): "There is no connection to the household's server."
    case .mistyped:
      "That is not a code: a code has 16 letters and digits, as in ABCD-EFGH-JKMN-PQRS."
    case .server(.cursorAhead):
      "The server was reset or replaced since this device last read it. The data here is safe, "
        + "but other devices do not get it; 'household rejoin' sends all of it to the server."
    case .server(let failure): failure.message
    case .address(.notSecure):
      "The address of a household's server starts with https, unless it is on this machine."
    case .address: "That is not the address of a server."
    case .secret(let error): "The sign-in could not be saved: \(error.message)."
    case .notStatable:
      "Some diets or allergies may be missing, so nothing is shared; check them first."
    case .ofOtherPrograms:
      "Another app keeps data in this folder that only it can share; join the household there."
    case .journal: "The data folder cannot be read or written."
    }
  }
}
