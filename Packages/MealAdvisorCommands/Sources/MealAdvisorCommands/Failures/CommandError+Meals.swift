import AccountScreens
import CommandKit
import DesignSystem
import Journal
import MealCatalog
import Preferences
import PremiumGate
import Presentation
import PrintedText

// What several of MealAdvisor's commands may have to say; of a single one, it stands beside it.

extension CommandError {
  /// Something that is not a local time.
  static func badMoment(_ flag: Flag, _ text: String) -> CommandError {
    .wrong(
      "\(flag.name) is a local time such as '2026-05-12T18:30', not \(PlainText.quoted(text))")
  }

  /// A meal that nobody knows.
  static func unknownMeal(_ text: String, nearest: String?, program: String) -> CommandError {
    .wrong(
      "unknown meal \(PlainText.quoted(text)); "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "'\(program) suggest --json' has ids of meals"))
  }

  /// A setting that cannot be set to this.
  static func preference(_ error: PreferenceError) -> CommandError {
    .wrong(Wording.text(error), listsChoices: true)
  }

  /// A catalogue file that cannot be used.
  static func catalog(_ error: CatalogError) -> CommandError { .wrong(error.message) }

  /// Something that needs premium.
  static func needsPremium(
    _ trigger: Trigger, _ copy: Copy, program: String
  ) -> CommandError {
    .failed("\(copy.text(for: trigger)); see '\(program) premium start-trial'")
  }

  /// Stored limits that this version cannot read.
  static func unreadableLimits(_ limits: [String], program: String) -> CommandError {
    .failed(Wording.text(unreadable: limits, program: program))
  }
}
