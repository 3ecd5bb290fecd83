import Journal
import ServiceCalls
import Sync

/// Why something with the household did not go.
public enum HouseholdTrouble: Error, Equatable, Sendable {
  /// The device belongs to no household.
  case noHousehold
  /// The household is made up, so that there is no server to ask.
  case madeUp
  /// It belongs to one already.
  case hasHousehold
  /// Nothing may go to a server now.
  case notAllowed(SyncPolicy.Refusal)
  /// What was entered is no code.
  case mistyped
  /// The server did not do it.
  case server(HouseholdFailure)
  /// The text is no address that may be asked.
  case address(ServiceFailure)
  /// The key of the session cannot be kept.
  case secret(SecretStoreError)
  /// What the eaters told us cannot be stated whole, so that sharing it could lose a limit.
  case notStatable
  /// Another program keeps something in this data folder that it shares and this one cannot.
  case ofOtherPrograms
  /// The journal cannot be read or written.
  case journal(JournalError)

  /// For how many seconds the server wants to be left alone; nil where it did not say so.
  public var secondsToWait: Int? {
    guard case .server(.tooOften(let seconds)) = self else { return nil }
    return seconds
  }

  /// What is wrong, and what would help.
  public var message: String {
    switch self {
    case .noHousehold: "This device belongs to no household; join one by an invitation."
    case .madeUp:
      "This household is made up, on this device alone: nobody can be invited or removed, and "
        + "'household leave' ends it."
    case .hasHousehold: "This device belongs to a household already; leave it first."
    case .notAllowed(.notEntitled):
      "Sharing is part of premium; without it nothing goes to the server."
    case .notAllowed(.noConsent): "Nobody allowed that this record is shared."
    case .notAllowed(.network): "Sharing waits for another network."
    case .notAllowed(.offline): "There is no connection to the household's server."
    case .mistyped: "That is no code: one has 16 letters and digits, as in ABCD-EFGH-JKMN-PQRS."
    case .server(.cursorAhead):
      "The server has another list than this device read: it was set back, or is another one. "
        + "What is here is safe, but reaches nobody; 'household rejoin' tells the server all of it anew."
    case .server(let failure): failure.message
    case .address(.notSecure):
      "The address of a household's server starts with https, or is on this machine."
    case .address: "That is no address of a server."
    case .secret(let error): "It did not work: \(error.message)."
    case .notStatable:
      "What the eaters told us holds something that this version cannot state; nothing is shared."
    case .ofOtherPrograms:
      "Another app keeps data in this folder that only it can share: join the household there."
    case .journal: "The data folder cannot be read or written."
    }
  }
}
