/// What an assistant may be asked, or proposed, about the lines that are in doubt.
public struct ProposedReadings: Equatable, Sendable {
  /// How far asking is.
  public enum Phase: Equatable, Sendable {
    /// Nobody asked.
    case offered
    /// It is being asked.
    case asking
    /// It answered.
    case proposed
    /// Why it proposes nothing, as a sentence.
    case failed(String)
  }

  /// How a line may be meant.
  public struct Reading: Equatable, Sendable {
    /// The line as it would be.
    public var text: String
    /// Words that are not in the line as it was read.
    public var newWords: [String]
    /// Words of the line that would be gone.
    public var leftOutWords: [String]

    /// Makes a reading; it has the same words unless given.
    public init(_ text: String, newWords: [String] = [], leftOutWords: [String] = []) {
      self.text = text
      self.newWords = newWords
      self.leftOutWords = leftOutWords
    }
  }

  /// How far asking is.
  public var phase: Phase
  /// The host that is asked.
  public var host: String
  /// What was proposed and nobody decided yet, by the place of the line among the ingredients.
  public var lines: [Int: Reading]
  /// Whether there is no network.
  public var isOffline: Bool

  /// Makes it; nobody asked, and there is a network, unless given.
  public init(
    _ phase: Phase = .offered, host: String, lines: [Int: Reading] = [:], isOffline: Bool = false
  ) {
    self.phase = phase
    self.host = host
    self.lines = lines
    self.isOffline = isOffline
  }
}
