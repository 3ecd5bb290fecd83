import DesignSystem
import Presentation
import PremiumGate
import PrintedText

extension CommandError {
  /// One line that says what was wrong, and what would be right.
  func message(program: String) -> String {
    switch self {
    case .unknown(let noun, let text, let nearest, let valid):
      Wording.unknown(noun, text, nearest, valid)
    case .flagOfAnother(let flag, let form): "'\(form)' takes no flag '\(flag)'"
    case .repeatedFlag(let flag):
      "'\(flag)' is given twice; give it once, several values separated by commas"
    case .missingChoice(let flag, let valid):
      "missing '\(flag)'; valid: \(valid.joined(separator: ", "))"
    case .missingValue(let flag, let placeholder):
      "'\(flag)' needs a value: \(flag) \(placeholder)"
    case .unexpectedValue(let flag): "'\(flag)' takes no value"
    case .missingAction(let name, let valid):
      "'\(name)' needs an action: \(valid.joined(separator: ", "))"
    case .missingArgument(let operand, let usage):
      "missing \(operand); usage: \(program) \(usage)"
    case .unexpectedArgument(let text, let usage):
      "unexpected argument \(PlainText.quoted(text)); usage: \(program) \(usage)"
    case .badNumber(let name, let text, let range):
      "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound), "
        + "not \(PlainText.quoted(text))"
    case .badSeed(let text):
      "--seed is a whole number from 0 to \(UInt64.max), not \(PlainText.quoted(text))"
    case .badMoment(let flag, let text):
      "\(flag) is a local time such as '2026-05-12T18:30', not \(PlainText.quoted(text))"
    case .futureMoment(let flag, let text, let now):
      "\(flag) is no later than now, '\(now)', not \(PlainText.quoted(text))"
    case .unknownMeal(let text, let nearest):
      "unknown meal \(PlainText.quoted(text)); "
        + (nearest.map { "did you mean '\($0)'?" }
          ?? "'\(program) suggest --json' has ids of meals")
    case .unknownSlot(let text, let nearest, let planned):
      Wording.unknown("slot", text, nearest, [planned])
    case .badLock(let text):
      "--lock is SLOT=ID such as 'tue-dinner=spicy-beef-tacos', not \(PlainText.quoted(text))"
    case .contradictoryLock(let slot):
      "'\(slot)' can be locked to one meal, or filled anew with --reroll; give one of these"
    case .unsafeLock(let meal, let because):
      "'\(meal)' breaks a limit: it \(because); lock another meal"
    case .notSaved(let text, let nearest):
      "\(PlainText.quoted(text)) is not saved; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "see '\(program) favorites list'")
    case .unconfirmed:
      "nothing was deleted; to delete all your data, call '\(program) data delete --yes'"
    case .preference(let error): Wording.text(error)
    case .input(let error): Wording.text(error)
    case .noQuery(let usage): "name a food, or a list with --match; usage: \(program) \(usage)"
    case .catalog(let error): error.message
    case .noDataFolder: "there is no home folder; name a data folder with --data-dir DIR"
    case .folder(.unreadable(let sentence)): sentence
    case .journal(let error, let folder): Wording.text(error, folder: folder)
    case .export(let error): Wording.text(error)
    case .needsPremium(let trigger):
      "\(Copy.english.text(for: trigger)); see '\(program) premium start-trial'"
    case .purchase(let error): Copy.english.text(for: error)
    case .source(let error): Wording.text(error)
    case .unreadableLimits(let limits): Wording.text(unreadable: limits, program: program)
    case .screens: "the sample meals of the screens are missing from the catalogue"
    case .cannotServe: "this program serves no browser; call it without a command at a terminal"
    case .gallery(.repeatedScreen(let id)): "two screens have the id '\(id)'"
    case .gallery(.repeatedState(let state, let screen)):
      "two states of the screen '\(screen)' have the id '\(state)'"
    case .gallery(.repeatedPath(let path)): "two files of the gallery have the path '\(path)'"
    }
  }
}
