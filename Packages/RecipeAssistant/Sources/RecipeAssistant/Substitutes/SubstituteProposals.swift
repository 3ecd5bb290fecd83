import Groceries
import MealModels

/// An assistant's substitutes for a food: proposals, each of which a person accepts or rejects.
public struct SubstituteProposals: Hashable, Sendable {
  /// The proposals that everyone at the table may eat, in the assistant's order.
  public var proposals: [SubstituteProposal]
  /// The reasons why other proposals were dropped.
  public var dropped: [ProposalFault]

  /// Makes proposals.
  public init(_ proposals: [SubstituteProposal] = [], dropped: [ProposalFault] = []) {
    self.proposals = proposals
    self.dropped = dropped
  }
}

/// An assistant's substitute for a food, which every eater may have.
///
/// It contains no text of the assistant, which only chose among known foods and reasons.
public struct SubstituteProposal: Hashable, Sendable {
  /// The substitute, which has the lowest closeness because we have not tried it.
  public var substitute: Substitute
  /// Its name.
  public var name: String
  /// Its amount for a cook: "3/4 by volume".
  public var ratio: String

  /// Makes a proposal.
  public init(_ substitute: Substitute, name: String, ratio: String) {
    self.substitute = substitute
    self.name = name
    self.ratio = ratio
  }

  /// The reason, as a sentence that names the assistant.
  public var reason: String { "The assistant proposes it: \(substitute.why)." }

  /// The substitute to buy once a person accepts the proposal.
  public var taken: ItemSubstitute {
    ItemSubstitute(
      substitute.parts.map {
        ItemSubstitute.Part(
          food: $0.food, name: name, ratio: $0.amount, basis: substitute.basis)
      })
  }
}
