/// The assistant's offer or proposals for the lines in doubt.
public struct ProposedReadings: Equatable, Sendable {
  /// The progress of the question to the assistant.
  public enum Phase: Equatable, Sendable {
    /// The assistant was not asked.
    case offered
    /// It is being asked.
    case asking
    /// It answered.
    case proposed
    /// It proposes nothing; carries the reason as a sentence.
    case failed(String)
  }

  /// A possible meaning of a line.
  public struct Reading: Equatable, Sendable {
    /// The proposed text of the line.
    public var text: String
    /// Words that the original line does not have.
    public var newWords: [String]
    /// Words of the line that the proposal leaves out.
    public var leftOutWords: [String]

    /// Makes a reading; by default it has the same words as the line.
    public init(_ text: String, newWords: [String] = [], leftOutWords: [String] = []) {
      self.text = text
      self.newWords = newWords
      self.leftOutWords = leftOutWords
    }
  }

  /// The progress of the question to the assistant.
  public var phase: Phase
  /// The host that is asked.
  public var host: String
  /// The undecided proposals, by the place of the line among the ingredients.
  public var lines: [Int: Reading]
  /// Whether there is no network.
  public var isOffline: Bool

  /// Makes an offer; by default the assistant is not yet asked, and there is a network.
  public init(
    _ phase: Phase = .offered, host: String, lines: [Int: Reading] = [:], isOffline: Bool = false
  ) {
    self.phase = phase
    self.host = host
    self.lines = lines
    self.isOffline = isOffline
  }
}
