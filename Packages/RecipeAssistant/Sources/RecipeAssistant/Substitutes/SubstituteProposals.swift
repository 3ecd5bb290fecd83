import Groceries
import MealModels

/// What an assistant would take instead of a food: proposals, each of which a person takes or leaves.
public struct SubstituteProposals: Hashable, Sendable {
  /// What everyone at the table may eat, in the order of the assistant.
  public var proposals: [SubstituteProposal]
  /// Why others were dropped.
  public var dropped: [ProposalFault]

  /// Makes proposals.
  public init(_ proposals: [SubstituteProposal] = [], dropped: [ProposalFault] = []) {
    self.proposals = proposals
    self.dropped = dropped
  }
}

/// A food that an assistant would take instead of another, and that everyone who eats may have.
///
/// No word of it is the assistant's: it chose among foods and reasons that we know.
public struct SubstituteProposal: Hashable, Sendable {
  /// The substitute, of the least closeness, because nobody of us tried it.
  public var substitute: Substitute
  /// What it is called.
  public var name: String
  /// How much of it, as a cook reads it: "3/4 by volume".
  public var ratio: String

  /// Makes a proposal.
  public init(_ substitute: Substitute, name: String, ratio: String) {
    self.substitute = substitute
    self.name = name
    self.ratio = ratio
  }

  /// Why it should do, as a sentence that says who says so.
  public var reason: String { "The assistant proposes it: \(substitute.why)." }

  /// What is bought once a person took it.
  public var taken: ItemSubstitute {
    ItemSubstitute(
      substitute.parts.map {
        ItemSubstitute.Part(
          food: $0.food, name: name, ratio: $0.amount, basis: substitute.basis)
      })
  }
}
