import Journal
import MealCatalog
import MealModels
import Preferences
import PremiumGate
import PrintedText
import ScreenGallery
import SuggestionEngine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a command did not do what it was asked.
enum CommandError: Error, Equatable, Sendable {
  // The call or its input was wrong.

  /// A word that is none of the known ones, with the nearest of these.
  case unknown(String, String, nearest: String?, valid: [String])
  /// A flag of another form of the command.
  case flagOfAnother(String, form: String)
  /// A flag that was given twice.
  case repeatedFlag(String)
  /// A flag that must be given, with the values it takes.
  case missingChoice(String, valid: [String])
  /// A flag without its value.
  case missingValue(String, String)
  /// A value for a flag that takes none.
  case unexpectedValue(String)
  /// A command of several actions without one.
  case missingAction(String, valid: [String])
  /// An operand too few.
  case missingArgument(String, usage: String)
  /// An operand too many.
  case unexpectedArgument(String, usage: String)
  /// Something that is not a whole number of the range.
  case badNumber(String, String, ClosedRange<Int>)
  /// Something that is not a seed.
  case badSeed(String)
  /// Something that is not a local time.
  case badMoment(String, String)
  /// A time to come, for something that happened, with the time it is.
  case futureMoment(String, String, now: String)
  /// A meal that nobody knows.
  case unknownMeal(String, nearest: String?)
  /// A slot that the plan does not have.
  case unknownSlot(String, nearest: String?, planned: String)
  /// Something that is not a slot with a meal.
  case badLock(String)
  /// A slot that is locked to two meals, or locked and to be filled anew.
  case contradictoryLock(slot: String)
  /// A locked meal that breaks a limit, with the words for it.
  case unsafeLock(String, because: String)
  /// A thing that is not saved.
  case notSaved(String, nearest: String?)
  /// A deletion without its flag.
  case unconfirmed
  /// A setting that cannot be set to this.
  case preference(PreferenceError)
  /// A file that cannot be read.
  case input(InputError)
  /// A question without words.
  case noQuery(usage: String)
  /// A catalogue file that cannot be used.
  case catalog(CatalogError)

  // Something around the program stood in the way.

  /// Nothing says where the data is.
  case noDataFolder
  /// The name of the data folder cannot be used.
  case folder(FolderError)
  /// The data folder or its journal.
  case journal(JournalError, folder: String)
  /// The file of an export.
  case export(ExportError)
  /// Something that needs premium.
  case needsPremium(Trigger)
  /// The store provider refused.
  case purchase(PurchaseError)
  /// The source of suggestions did not answer.
  case source(SuggestionSourceError)
  /// Stored limits that this version cannot read.
  case unreadableLimits([String])
  /// The screens cannot be made.
  case screens
  /// There is nothing that could serve the app.
  case cannotServe
  /// The screens cannot be put into one gallery.
  case gallery(GalleryError)

  /// An unknown word, with the nearest of the known ones.
  static func unknown(_ noun: String, _ text: String, among valid: [String]) -> CommandError {
    .unknown(noun, text, nearest: Spelling.nearest(to: text, among: valid), valid: valid)
  }

  /// Whether its message may list all that would be right, and so needs several lines.
  ///
  /// Messages with paths stay on one line, where they can be copied.
  var listsChoices: Bool {
    switch self {
    case .unknown, .missingAction, .missingArgument, .unexpectedArgument, .noQuery, .unknownSlot,
      .preference:
      true
    default: false
    }
  }

  /// 1 when something around the program stood in the way, 2 when the call or its input was wrong.
  var exitCode: Int32 {
    switch self {
    case .noDataFolder, .folder, .journal, .export, .needsPremium, .purchase, .source,
      .unreadableLimits, .screens, .cannotServe, .gallery:
      1
    default: 2
    }
  }
}
