import Foundation
import RecipeAssistant
import Testing

@Suite struct ProposalFaultWordsTests {
  static let proposalFaultWords: [(ProposalFault, String)] = [
    (.malformed, "A proposal has the wrong form; ask the assistant again."),
    (.notAsked, "A proposal answers no question, or one that has an answer already."),
    (.otherNumbers, "A proposal has other numbers than the line; keep the line's numbers."),
    (.otherUnit, "A proposal has another unit than the line; keep the line's unit."),
    (
      .otherWords,
      "A proposal has words that are neither in the line nor the name of a food or unit."
    ),
    (.losesFood("milk"), "A proposal leaves out 'milk', which the line names; keep every food."),
    (.unknownFood, "A proposal names an unknown food; name a known one."),
    (.stillDoubtful, "The line would still be doubtful with the proposal; correct it by hand."),
    (.known, "The substitute is known without an assistant, so the proposal is not needed."),
    (
      .refused([.allergen(.treeNut), .sweetened]),
      "An eater may not have the proposed substitute: it contains tree nut, is not keto: it is "
        + "sweetened."
    ),
  ]

  @Test(arguments: proposalFaultWords)
  func `a rejected proposal says why`(
    error: ProposalFault, words: String
  ) {
    #expect("\(error)" == words)
    #expect(error.localizedDescription == words)
  }
}
