#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ServiceFailure: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, without any text of the service.
  public var description: String {
    switch self {
    case .offline:
      "There is no connection to the service, or its host cannot be reached; try again later."
    case .timedOut(let seconds):
      "The service did not answer within \(seconds) seconds; try again later."
    case .tooLarge(let bytes):
      "The answer of the service is longer than \(bytes) bytes; ask for less."
    case .redirected(let status):
      "The service redirects to another address (\(status)), which is never followed; set that "
        + "address if you trust it."
    case .repeatedKey:
      "The answer of the service contains the key of the request, so it was thrown away."
    case .notSecure: "The address must start with https://, unless it is on this machine."
    case .notAnAddress:
      "This is not the address of a service; an address looks like https://api.example.com/v1."
    case .cancelled: "The call was cancelled."
    }
  }
}
