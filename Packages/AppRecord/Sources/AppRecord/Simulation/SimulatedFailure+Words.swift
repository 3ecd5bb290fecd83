#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SimulatedFailure: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .offline:
      "The simulated connection is offline; choose another behaviour to reach the service."
    case .interrupted: "Waiting for the simulated answer was interrupted."
    case .useless: "The simulated answer is useless; choose another behaviour to get a real one."
    }
  }
}
