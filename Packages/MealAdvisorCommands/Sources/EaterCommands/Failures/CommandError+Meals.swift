import AccountScreens
import CommandKit
import DesignSystem
import EaterRecord
import Journal
import MealCatalog
import Preferences
import PremiumGate
import PrintedText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// Errors that several of MealAdvisor's commands share; the errors of a single command are in its
// folder.

extension CommandError {
  /// The error of a text that is not a local time.
  package static func badMoment(_ flag: Flag, _ text: String) -> CommandError {
    .wrong(
      "\(flag.name) is a local time such as '2026-05-12T18:30', not \(PlainText.quoted(text))")
  }

  /// The error of an unknown meal.
  package static func unknownMeal(_ text: String, nearest: String?, program: String) -> CommandError
  {
    .wrong(
      "unknown meal \(PlainText.quoted(text)); "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "'\(program) suggest --json' has ids of meals"))
  }

  /// The error of a setting that cannot have the given value.
  package static func preference(_ error: PreferenceError) -> CommandError {
    .wrong(phrase(of: error), listsChoices: true)
  }

  /// A catalogue file that cannot be used.
  package static func catalog(_ error: CatalogError) -> CommandError { .wrong(error.message) }

  /// The error of a feature that needs premium.
  static func needsPremium(
    _ trigger: Trigger, _ copy: Copy, program: String
  ) -> CommandError {
    .failed("\(copy.text(for: trigger)); see '\(program) premium start-trial'")
  }

  /// Stored limits that this version cannot read.
  package static func unreadableLimits(_ limits: [String], program: String) -> CommandError {
    .failed(Wording.text(unreadable: limits, program: program))
  }
}

extension SuggestionService {
  /// The limits of the whole table; throws if one is unreadable.
  package func safeLimits(
    of stored: StoredState, at date: Date, program: String
  ) throws(CommandError) -> SafeLimits {
    do throws(UnreadableLimits) { return try safeLimits(of: stored, at: date) } catch {
      throw .unreadableLimits(error.reasons, program: program)
    }
  }
}
