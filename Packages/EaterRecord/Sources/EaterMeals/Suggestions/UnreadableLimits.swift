/// The error when no ``SafeLimits`` can be made: a part of the stored state is unreadable.
public struct UnreadableLimits: Error, Hashable, Sendable {
  /// The limits that cannot be applied, in the words of
  /// ``SuggestionService/unreadableLimits(of:)-(StoredState)``.
  public let reasons: [String]

  /// Makes the error.
  public init(_ reasons: [String]) { self.reasons = reasons }
}
