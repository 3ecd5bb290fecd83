/// Which kinds of data an assistant may be told: none, until somebody said so.
public struct AssistantConsent: Hashable, Sendable, Codable {
  /// The kinds that are allowed.
  public var kinds: Set<AssistantDataKind>

  /// Allows kinds of data; none unless said.
  public init(_ kinds: Set<AssistantDataKind> = []) {
    self.kinds = kinds
  }

  /// Nothing may be told, so nothing is asked.
  public static let nothing = AssistantConsent()

  /// Whether a kind may be told.
  public func allows(_ kind: AssistantDataKind) -> Bool { kinds.contains(kind) }
}
