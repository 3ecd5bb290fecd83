extension GroceryItemInput {
  /// What an assistant may be asked, or proposed, beyond our own table.
  public struct Assistant: Equatable, Sendable {
    /// How far asking is.
    public enum Phase: Equatable, Sendable {
      /// Nobody asked.
      case offered
      /// It is being asked.
      case asking
      /// It proposed these, each of which was held against every limit.
      case proposed([Substitute])
      /// Why it proposes nothing, as a sentence.
      case failed(String)
    }

    /// How far asking is.
    public var phase: Phase
    /// The host that is asked.
    public var host: String
    /// Whether there is no network.
    public var isOffline: Bool

    /// Makes it; nobody asked, and there is a network, unless given.
    public init(_ phase: Phase = .offered, host: String, isOffline: Bool = false) {
      self.phase = phase
      self.host = host
      self.isOffline = isOffline
    }
  }

  /// What the assistant proposed.
  public var proposals: [Substitute] {
    if case .proposed(let proposals) = assistant?.phase { proposals } else { [] }
  }

  /// Whether something stands in for the item, or may.
  var hasSubstitutes: Bool { !substitutes.isEmpty || proposalTaken != nil }
}
