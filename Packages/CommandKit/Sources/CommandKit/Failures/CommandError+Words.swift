#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension CommandError: LocalizedError, CustomStringConvertible {
  /// The same words, for `localizedDescription`.
  public var errorDescription: String? { description }

  /// The message, as a program prints it after its name.
  public var description: String {
    message
  }

  /// The words of any error as a program prints them after its name.
  ///
  /// They begin with a small letter and have no full stop at the end.
  public static func phrase(of error: some Error) -> String {
    let words = "\(error)"
    let isAbbreviation = words.dropFirst().first?.isUppercase ?? false
    let start = isAbbreviation ? String(words.prefix(1)) : words.prefix(1).lowercased()
    return start + words.dropFirst().dropLast(words.hasSuffix(".") ? 1 : 0)
  }
}
