/// The port to an assistant that says how ingredient lines may be meant.
///
/// What it says are proposals: each is checked by whoever makes the port, and holds once a person takes
/// it.
public struct LineProposer: Sendable {
  private let asked: @Sendable () async -> String?
  private let proposing: @Sendable (_ lines: [String]) async throws -> [ProposedLine]

  /// Makes a proposer.
  ///
  /// - Parameters:
  ///   - host: the host that would be asked; nil where it may not be told lines, or has no key.
  ///   - proposing: asks it. Whatever it throws but a ``LineProposerError``, the answer is unusable.
  public init(
    host: @escaping @Sendable () async -> String?,
    proposing: @escaping @Sendable (_ lines: [String]) async throws -> [ProposedLine]
  ) {
    asked = host
    self.proposing = proposing
  }

  /// The host that would be asked; nil where nothing may be asked.
  ///
  /// Nothing is sent for that.
  public func host() async -> String? { await asked() }

  /// How lines may be meant; at most one proposal a line counts.
  public func proposals(
    for lines: [String]
  ) async throws(LineProposerError) -> [ProposedLine] {
    do { return try await proposing(lines) } catch let error as LineProposerError {
      throw error
    } catch {
      throw .unusable
    }
  }
}

/// How an ingredient line may be meant.
public struct ProposedLine: Hashable, Sendable {
  /// Its position among the lines that were asked about, from zero.
  public var position: Int
  /// The line as it would be.
  public var text: String
  /// Words that the line does not have.
  public var newWords: [String]
  /// Words of the line that it does not have.
  public var leftOutWords: [String]

  /// Makes a proposal.
  public init(
    at position: Int, _ text: String, newWords: [String] = [], leftOutWords: [String] = []
  ) {
    self.position = position
    self.text = text
    self.newWords = newWords
    self.leftOutWords = leftOutWords
  }
}

/// Why nothing is proposed; importing goes on without.
public enum LineProposerError: String, Error, CaseIterable, Sendable {
  /// It may not be told lines, or has no key.
  case notAllowed = "not-allowed"
  /// It does not take the key.
  case key
  /// It was asked too often.
  case tooOften = "too-often"
  /// It did not answer in time.
  case slow
  /// There is no connection.
  case offline
  /// It gave no answer that can be used.
  case unusable
}
