/// Why a server does not start.
public enum LocalServerError: Error, Equatable, Sendable {
  /// Another program listens at this port.
  case portInUse(UInt16)
  /// Other programs listen at all of these ports, but for those that are not allowed.
  case noFreePort(from: UInt16, tries: Int)
  /// The system does not let this program listen at this port.
  case portNotAllowed(UInt16)
  /// The server runs, or has run: one server starts once.
  case alreadyStarted
  /// A call of the system failed, with its error number.
  case system(call: String, code: Int32)
}
