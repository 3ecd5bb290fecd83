/// The kinds of data that may be sent to an assistant; none by default.
public struct AssistantConsent: Hashable, Sendable, Codable {
  /// The kinds that are allowed.
  public var kinds: Set<AssistantDataKind>

  /// Makes a consent; by default for no data.
  public init(_ kinds: Set<AssistantDataKind> = []) {
    self.kinds = kinds
  }

  /// The consent to no data, so that the assistant is not asked.
  public static let nothing = AssistantConsent()

  /// Whether a kind of data may be sent.
  public func allows(_ kind: AssistantDataKind) -> Bool { kinds.contains(kind) }
}
