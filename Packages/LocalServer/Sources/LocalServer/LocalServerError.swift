/// Why a server does not start.
public enum LocalServerError: Error, Equatable, Sendable {
  /// Another program listens at this port.
  case portInUse(UInt16)
  /// Other programs listen at all allowed ports of this range.
  case noFreePort(from: UInt16, tries: Int)
  /// The system does not let this program listen at this port.
  case portNotAllowed(UInt16)
  /// The server was started before; a server can be started only once.
  case alreadyStarted
  /// A system call failed, with its error number.
  case system(call: String, code: Int32)
}
