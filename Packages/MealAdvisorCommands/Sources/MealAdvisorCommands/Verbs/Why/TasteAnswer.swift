import CommandKit
import DesignSystem
import EaterRecord
import MealModels
import PrintedText
import SuggestionEngine

/// What `why` says without a meal: what was learned of the eater's taste.
struct TasteAnswer: Sendable {
  let stored: StoredState
  let moment: LocalMoment
  let service: SuggestionService
  let program: String
  let copy: Copy

  /// How many likes and how many dislikes people are shown.
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

  /// The strongest likes and dislikes as people read them.
  var lines: [String] {
    guard !opinions.isEmpty else {
      return WrappedText.lines(
        "Nothing was learned of your taste yet. Say what you think of meals: "
          + "'\(program) history accept|cook|skip|dislike|rate ID'.")
    }
    let sections =
      section("You seem to like", likes) + section("You seem not to like", dislikes)
    let forgets =
      "'\(program) history reset' forgets what happened"
      + (stored.savedMeals.isEmpty ? "." : "; what you saved still counts.")
    guard !sections.isEmpty else {
      return ["Learned from \(sources)", ""]
        + WrappedText.lines("It is too early to tell what you like. \(forgets)")
    }
    return ["Learned from \(sources)", ""] + sections
      + WrappedText.lines("The number after ± is how far off it may well be. \(forgets)")
  }

  /// The strongest of the opinions that are more than chance, and how many more there are.
  private func section(_ title: String, _ opinions: [TraitOpinion]) -> [String] {
    let telling = opinions.filter(\.opinion.isTelling)
    guard !telling.isEmpty else { return [] }
    let more = telling.count - Self.shown
    return [title] + OpinionText(Array(telling.prefix(Self.shown)), service, copy).table
      + (more > 0 ? ["  and \(more) more", ""] : [""])
  }

  /// How often the eater said or did something about a meal; being shown one says nothing.
  private var events: Int {
    stored.history.entries.count { $0.event.kind != .suggested }
  }

  private var sources: String {
    let happened = events == 1 ? "1 event" : "\(events) events"
    let count = stored.savedMeals.count
    guard count > 0 else { return "\(happened) of your history" }
    return "\(happened) of your history and \(count == 1 ? "1 saved meal" : "\(count) saved meals")"
  }
}

extension Opinion {
  /// Whether it is worth telling: at least half as far from nothing as it may be off.
  fileprivate var isTelling: Bool { mean.magnitude >= uncertainty / 2 }
}
