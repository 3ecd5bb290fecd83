import Groceries

/// Why something that an assistant proposed is not handed on; it holds no word of the assistant.
public enum ProposalFault: Error, Hashable, Sendable {
  /// It is not of the kind that was asked for: a member that is missing or of another type, a text
  /// that is too long or holds control characters.
  case malformed
  /// Nobody asked about it, or it was answered before.
  case notAsked
  /// It holds other numbers than what was asked about.
  case otherNumbers
  /// It holds another unit than what was asked about.
  case otherUnit
  /// It holds words that are neither in the line nor the name of a food or unit.
  case otherWords
  /// It leaves out a food that the line names, by the name that we have for it.
  case losesFood(String)
  /// Nobody knows the food that it names.
  case unknownFood
  /// It would be in doubt as well.
  case stillDoubtful
  /// It is known without an assistant, allowed or refused.
  case known
  /// Somebody who eats may not have it, or nobody can tell.
  case refused([SubstituteRefusal])
}
