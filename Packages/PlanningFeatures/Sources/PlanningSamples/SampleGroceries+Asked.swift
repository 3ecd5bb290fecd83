import DesignSystem
import MealModels
import PlanningPresentation

extension SampleGroceries {
  /// The reason why an assistant proposes nothing.
  static let assistantFailure = "The assistant did not answer in time."
  /// The host of an assistant.
  static let assistantHost = "api.openai.com"

  /// The proposals of an assistant.
  static let proposals = [
    GroceryItemInput.Substitute(
      "avocado oil", "avocado oil", reason: "the same volume · it carries flavor and browns"),
    GroceryItemInput.Substitute(
      "grapeseed oil", "grapeseed oil", reason: "the same volume · it carries flavor and browns"),
  ]

  /// The drawer of an item in each state of the request to an assistant.
  static func asked(
    _ sources: [String], _ substitutes: [GroceryItemInput.Substitute]
  ) -> [(StateID, GroceryItemInput)] {
    func drawer(
      _ phase: GroceryItemInput.Assistant.Phase, isOffline: Bool = false
    ) -> GroceryItemInput {
      GroceryItemInput(
        oil, sources: sources, substitutes: substitutes,
        assistant: .init(phase, host: assistantHost, isOffline: isOffline))
    }
    return [
      ("assistant", drawer(.offered)),
      ("assistant-offline", drawer(.offered, isOffline: true)),
      ("asking", drawer(.asking)),
      ("proposals", drawer(.proposed(proposals))),
      ("proposals-none", drawer(.proposed([]))),
      ("assistant-failed", drawer(.failed(assistantFailure))),
      (
        "proposal-taken",
        GroceryItemInput(
          oil, sources: sources, proposalTaken: "avocado oil",
          assistant: .init(host: assistantHost))
      ),
    ]
  }
}
