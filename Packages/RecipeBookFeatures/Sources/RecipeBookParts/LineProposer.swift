/// The port to an assistant that proposes meanings of ingredient lines.
///
/// Its answers are proposals. The maker of the port checks each one, and it takes effect once a
/// person accepts it.
public struct LineProposer: Sendable {
  private let asked: @Sendable () async -> String?
  private let proposing: @Sendable (_ lines: [String]) async throws -> [ProposedLine]

  /// Makes a proposer.
  ///
  /// - Parameters:
  ///   - host: the host that would be asked; nil if it may not see lines, or has no key.
  ///   - proposing: asks it. Any other error than a ``LineProposerError`` makes the answer
  ///     unusable.
  public init(
    host: @escaping @Sendable () async -> String?,
    proposing: @escaping @Sendable (_ lines: [String]) async throws -> [ProposedLine]
  ) {
    asked = host
    self.proposing = proposing
  }

  /// The host that would be asked; nil if no assistant may be asked.
  ///
  /// No data is sent for that.
  public func host() async -> String? { await asked() }

  /// The possible meanings of lines; only one proposal for each line is used.
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

/// A possible meaning of an ingredient line.
public struct ProposedLine: Hashable, Sendable {
  /// The index of the line in the request, from zero.
  public var position: Int
  /// The proposed text of the line.
  public var text: String
  /// Words of the proposal that the original line does not have.
  public var newWords: [String]
  /// Words of the original line that the proposal does not have.
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

/// The reason why there are no proposals; the import continues without them.
public enum LineProposerError: String, Error, CaseIterable, Sendable {
  /// The assistant may not see lines, or has no key.
  case notAllowed = "not-allowed"
  /// The assistant does not accept the key.
  case key
  /// There were too many requests to the assistant.
  case tooOften = "too-often"
  /// The assistant did not answer in time.
  case slow
  /// There is no connection.
  case offline
  /// The assistant gave no usable answer.
  case unusable
}
