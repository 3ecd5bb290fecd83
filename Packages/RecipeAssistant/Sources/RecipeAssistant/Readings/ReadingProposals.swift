/// How an assistant reads what is in doubt: proposals, each of which a person takes or leaves.
public struct ReadingProposals: Hashable, Sendable {
  /// Readings of lines, at most one a line, in the order of the lines.
  public var lines: [LineProposal]
  /// Readings of numbers, at most one each.
  public var numbers: [NumberProposal]
  /// Why others were dropped.
  public var dropped: [ProposalFault]

  /// Makes proposals.
  public init(
    lines: [LineProposal] = [], numbers: [NumberProposal] = [], dropped: [ProposalFault] = []
  ) {
    self.lines = lines
    self.numbers = numbers
    self.dropped = dropped
  }
}
