import AssistantScreens
import DesignSystem
import MealModels
import PlanningPresentation

/// The sample settings of Account & Connections in the catalogue of screens.
enum SampleConnections {
  /// The screen as drawn: no key yet, the store, three diets, a budget, two rules.
  static let drawn = ConnectionsInput(
    assistant: .init(signIn: .offered), store: SampleGroceries.kroger,
    tags: [.vegan, .glutenFree, .nutFree], budget: Money(hundredths: 7500),
    rules: .init(prefersStoreBrand: true, avoided: ["peanut oils"]))

  private static func with(_ change: (inout ConnectionsInput) -> Void) -> ConnectionsInput {
    var input = drawn
    change(&input)
    return input
  }

  /// A service's sentence about an unknown key.
  static let refusal = "The service refused this key. Enter another one."

  /// Account & Connections in each of its states.
  static func screens(_ copy: Copy) -> [(StateID, ConnectionsInput)] {
    [
      ("default", drawn),
      ("nothing-set", ConnectionsInput()),
      ("key-set", with { ($0.assistant.key, $0.assistant.consents) = (.untilClosed, topics) }),
      (
        "key-remembered",
        with { ($0.assistant.key, $0.assistant.remembers) = (.remembered, true) }
      ),
      (
        "key-refused",
        with {
          ($0.assistant.key, $0.assistant.remembers) = (.remembered, true)
          $0.assistant.error = refusal
        }
      ),
      ("key-not-taken", with { $0.assistant.error = keyError }),
      ("signing-in", with { $0.assistant.signIn = .waiting }),
      ("signed-in", with { ($0.assistant.signIn, $0.assistant.consents) = (.signedIn, topics) }),
      ("all-set", all),
      ("word-refused", with { ($0.rules.typed, $0.rules.error) = ("1", wordError) }),
      ("offline", with { $0.isOffline = true }),
      ("read-only", with { ($0.isAllowed, $0.assistant.consents) = (false, topics) }),
      ("not-stored", with { $0.toast = .failure(copy("error.unsaved")) }),
      ("unreadable", ConnectionsInput(isUnreadable: true)),
      ("planning", with { $0.part = .planning }),
      ("assistant", with { $0.part = .assistant }),
      ("sharing", with { ($0.part, $0.sharing) = (.sharing, SampleSharing.joined) }),
      ("questions", with { ($0.questionCount, $0.sharing) = (2, SampleSharing.joined) }),
      (
        "household-offline",
        with {
          ($0.isOffline, $0.sharing) = (true, joined)
          $0.sharing?.members = .looking
        }
      ),
    ]
      + SampleSharing.households(copy).map { id, sharing in
        (id, with { $0.sharing = sharing })
      }
  }

  /// The error of an invalid key.
  static let keyError = "This is not an API key. It begins with “sk-”."
  /// The error of a word that is too short.
  static let wordError = "Enter a word of at least two letters."
  /// Limits that have no chip.
  static let furtherLimits = ["celery", "sesame"]

  private static let joined = SampleSharing.joined
  private static let topics: Set<AssistantTopic> = [.doubtfulLines, .substitutions]

  private static let all = with { input in
    input.assistant = .init(
      key: .remembered, remembers: true, signIn: .signedIn, consents: Set(AssistantTopic.allCases))
    input.furtherLimits = furtherLimits
    input.rules.isOrganicOnly = true
    input.rules.avoided = ["peanut oils", SampleGroceries.longDish]
    input.refresh = .init(hours: 12, network: .wifiOnly)
  }
}
