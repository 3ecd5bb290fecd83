#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CrashFile.Failure: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The error and the remedy, in plain English.
  public var description: String {
    switch self {
    case .system(let code):
      "The crash report cannot be read or removed: the system refused, with error number \(code). "
        + "Check the permissions of its folder."
    }
  }
}
