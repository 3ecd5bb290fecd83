import CommandKit
import DesignSystem
import EaterRecord
import MealModels
import PrintedText
import SuggestionEngine

/// The answer of `why` without a meal: the learned taste of the eater.
struct TasteAnswer: Sendable {
  let stored: StoredState
  let moment: LocalMoment
  let service: SuggestionService
  let program: String
  let copy: Copy

  /// How many likes and how many dislikes are shown.
  private static let shown = 8

  private var opinions: [TraitOpinion] { service.taste(of: stored, at: moment.date) }
  private var likes: [TraitOpinion] { opinions.filter { $0.opinion.mean > 0 } }
  private var dislikes: [TraitOpinion] { opinions.filter { $0.opinion.mean < 0 } }

  /// The document that `--json` prints.
  var json: JSON {
    [
      "at": .string(moment.text),
      "events": .integer(events),
      "saved": .integer(stored.savedMeals.count),
      "likes": OpinionText(likes, service, copy).json,
      "dislikes": OpinionText(dislikes, service, copy).json,
    ]
  }

  /// The strongest likes and dislikes, for people.
  var lines: [String] {
    guard !opinions.isEmpty else {
      return WrappedText.lines(
        "Nothing was learned about your taste yet. Say what you think of meals: "
          + "'\(program) history accept|cook|skip|dislike|rate ID'.")
    }
    let sections =
      section("You seem to like", likes) + section("You seem not to like", dislikes)
    let forgets =
      "'\(program) history reset' empties the history"
      + (stored.savedMeals.isEmpty ? "." : "; saved meals still count.")
    guard !sections.isEmpty else {
      return ["Learned from \(sources)", ""]
        + WrappedText.lines("It is too early to tell what you like. \(forgets)")
    }
    return ["Learned from \(sources)", ""] + sections
      + WrappedText.lines("The number after ± is the likely error. \(forgets)")
  }

  /// The strongest opinions that exceed chance, and the number of further opinions.
  private func section(_ title: String, _ opinions: [TraitOpinion]) -> [String] {
    let telling = opinions.filter(\.opinion.isTelling)
    guard !telling.isEmpty else { return [] }
    let more = telling.count - Self.shown
    return [title] + OpinionText(Array(telling.prefix(Self.shown)), service, copy).table
      + (more > 0 ? ["  and \(more) more", ""] : [""])
  }

  /// The number of the eater's events; shown meals are not included.
  private var events: Int {
    stored.history.entries.count { $0.event.kind != .suggested }
  }

  private var sources: String {
    let happened = events == 1 ? "1 event" : "\(events) events"
    let count = stored.savedMeals.count
    guard count > 0 else { return "\(happened) in your history" }
    return "\(happened) in your history and \(count == 1 ? "1 saved meal" : "\(count) saved meals")"
  }
}

extension Opinion {
  /// Whether the opinion is worth showing: its distance from zero is at least half its uncertainty.
  fileprivate var isTelling: Bool { mean.magnitude >= uncertainty / 2 }
}
