#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a snapshot could not be compared at all; a difference is an outcome, not an error.
public enum SnapshotError: Error, Equatable, Sendable {
  /// The record mode is unknown; carries the given word.
  case unknownMode(String)
  /// The suite or scenario cannot be a file name; carries the part that was given.
  case badName(String)
  /// The file or folder exists but cannot be read as UTF-8 text; carries its path.
  case unreadable(String)
  /// The file cannot be written; carries its path.
  case unwritable(String)
}

extension SnapshotError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// One line for a developer: the problem and its remedy.
  public var description: String {
    switch self {
    case .unknownMode(let word):
      let words = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
      return "\(RecordMode.variable) is '\(word)'; it must be one of \(words)."
    case .badName(let part):
      return "'\(part)' cannot name a snapshot; \(SnapshotName.rule)."
    case .unreadable(let path):
      return "\(path) cannot be read as UTF-8 text; record it again, or remove it."
    case .unwritable(let path):
      return "\(path) cannot be written; make its folder yours to write."
    }
  }
}
