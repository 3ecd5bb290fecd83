/// An assistant's readings: proposals, each of which a person accepts or rejects.
public struct ReadingProposals: Hashable, Sendable {
  /// Readings of lines, at most one for each line, in the order of the lines.
  public var lines: [LineProposal]
  /// Readings of numbers, at most one for each.
  public var numbers: [NumberProposal]
  /// The reasons why other proposals were dropped.
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
