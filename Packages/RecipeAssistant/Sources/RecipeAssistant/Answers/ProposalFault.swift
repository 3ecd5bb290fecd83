import Groceries

/// The reason why an assistant's proposal is rejected; it contains no text of the assistant.
public enum ProposalFault: Error, Hashable, Sendable {
  /// It has the wrong form: a member that is missing or of another type, a text that is too long or
  /// has control characters.
  case malformed
  /// The question did not ask for it, or has an answer already.
  case notAsked
  /// It has other numbers than the question.
  case otherNumbers
  /// It has another unit than the question.
  case otherUnit
  /// It has words that are neither in the line nor the name of a food or unit.
  case otherWords
  /// It omits a food that the line names; carries our name of the food.
  case losesFood(String)
  /// The food that it names is unknown.
  case unknownFood
  /// The line would still be doubtful with it.
  case stillDoubtful
  /// The substitute is known without an assistant, whether allowed or refused.
  case known
  /// An eater may not have it, or it is unknown whether they may.
  case refused([SubstituteRefusal])
}
