extension GroceryItemInput {
  /// The offer or the proposals of an assistant, in addition to the app's table.
  public struct Assistant: Equatable, Sendable {
    /// The state of the request to the assistant.
    public enum Phase: Equatable, Sendable {
      /// The assistant was not asked.
      case offered
      /// A request is running.
      case asking
      /// The assistant proposed these substitutes, each of which was checked against every limit.
      case proposed([Substitute])
      /// The reason why the assistant proposes nothing, as a sentence.
      case failed(String)
    }

    /// The state of the request to the assistant.
    public var phase: Phase
    /// The host that receives the request.
    public var host: String
    /// Whether there is no network.
    public var isOffline: Bool

    /// Makes the assistant's part; by default not yet asked, and with a network.
    public init(_ phase: Phase = .offered, host: String, isOffline: Bool = false) {
      self.phase = phase
      self.host = host
      self.isOffline = isOffline
    }
  }

  /// The assistant's proposals.
  public var proposals: [Substitute] {
    if case .proposed(let proposals) = assistant?.phase { proposals } else { [] }
  }

  /// Whether the item has a substitute, or may get one.
  var hasSubstitutes: Bool { !substitutes.isEmpty || proposalTaken != nil }
}
