#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every problem of a catalogue that was refused, each with its line and what was probably meant.
///
/// Unknown foods are among them, although they alone refuse no catalogue.
public struct CatalogErrors: Error, Equatable, Sendable {
  /// The first error because of which the catalogue was refused.
  public let first: CatalogError

  /// All problems, in the order of the lines; those of the whole file come first.
  public let all: [CatalogError]

  /// Makes the errors of a catalogue that was refused because of one reason.
  public init(_ error: CatalogError) {
    first = error
    all = [error]
  }

  /// Makes the errors of a text that was read; nil if all of its problems are unknown foods.
  init?(_ problems: [CatalogError]) {
    guard let first = problems.first(where: \.isRefusal) else { return nil }
    self.first = first
    all = problems
  }

  /// One line for each problem: `recipes.txt:14: unknown unit 'cuop'; did you mean 'cup'?`.
  public var message: String { all.map(\.message).joined(separator: "\n") }
}

extension CatalogErrors: CustomStringConvertible {
  /// The text of ``message``.
  public var description: String { message }
}

extension CatalogErrors: LocalizedError {
  /// The text of ``message``.
  public var errorDescription: String? { message }
}

extension CatalogError {
  /// Whether a catalogue with this error is refused; an unknown food only makes its meal unsafe.
  var isRefusal: Bool { kind != .unknown(.food) }
}
