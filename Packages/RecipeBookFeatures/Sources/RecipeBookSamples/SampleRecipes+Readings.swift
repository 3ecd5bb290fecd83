import DesignSystem
import RecipeBookScreens

extension SampleRecipes {
  /// Why an assistant proposes nothing.
  static let assistantFailure = "The assistant did not answer in time."

  /// The assistant's help with the last line of the soup, in each state.
  static let readings: [(StateID, ProposedReadings)] = {
    let host = "api.openai.com"
    let reading = ProposedReadings.Reading(
      "2 tbsp curry powder", newWords: ["curry", "powder"], leftOutWords: ["Mum's", "mix"])
    let lines = [ingredients.count: reading]
    return [
      ("readings-offered", ProposedReadings(host: host)),
      ("readings-offline", ProposedReadings(host: host, isOffline: true)),
      ("readings-asking", ProposedReadings(.asking, host: host)),
      ("readings", ProposedReadings(.proposed, host: host, lines: lines)),
      (
        "reading-of-same-words",
        ProposedReadings(
          .proposed, host: host, lines: [ingredients.count: .init("2 tbsp Mum's mix")])
      ),
      ("readings-none", ProposedReadings(.proposed, host: host)),
      ("readings-failed", ProposedReadings(.failed(assistantFailure), host: host)),
    ]
  }()
}
