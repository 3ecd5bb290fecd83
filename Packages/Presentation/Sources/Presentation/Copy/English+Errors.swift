import DesignSystem

extension CopyTable {
  /// The words of failures: one wording for each channel (C-S04).
  static let errorEnglish: [CopyKey: CopyEntry] = [
    "error.announcement": "Unable to load new suggestion",
    "error.toast": "Unable to load suggestion. Please try again.",
    "error.connection.title": "Connection Error",
    "error.connection.message": "Please check your internet connection and try again.",
    // The words for an answer without a suggestion.
    "error.service.title": "Suggestions Unavailable",
    "error.service.message":
      "The suggestion service is not answering right now. Please try again in a while.",
    "error.service.toast": "No answer right now. Please try again in a while.",
    "error.service.announcement": "The suggestion service is not answering right now",
    "error.system.headline": "Something went wrong",
    "error.system.body": "What you saved is kept. Restart the app to continue from there.",
    "error.system.support": "Contact Support",
    "error.system.support.hint": "Opens a new message",
    "error.system.restart": "Restart App",
    "error.system.restart.hint": "Starts over without losing what you saved",
    "error.not-remembered":
      "The meals you are shown cannot be saved to your history. Suggestions go on.",
    "limits-lost.headline": "Some limits may be missing",
    "limits-lost.body": """
    Part of your saved data was damaged. Check the diets and allergies of {names}, and confirm \
    them or set them again. Nothing is suggested until then.
    """,
    "limits-lost.you": "yourself",
    "limits-lost.settings": """
    Part of your saved data was damaged. Diets or allergies may be missing. Nothing is suggested \
    until you confirm them or set them again for everyone here.
    """,
    "missing.gone.headline": "Your saved data is gone",
    "missing.gone.body":
      "Its folder was removed or moved. To keep you safe, nothing is suggested until it is back, or until you save what this app still knows.",
    "missing.gone.accept": "Start Over",
    "missing.gone.accept.hint": "Forgets your diets, allergies and everything else",
    "missing.replaced.headline": "Your saved data was replaced",
    "missing.replaced.body":
      "Other data or an older copy is in its place. To keep you safe, nothing is suggested until yours is back, or until you choose.",
    "missing.replaced.accept": "Use the Other Data",
    "missing.replaced.accept.hint": "Uses the diets and allergies stored in it",
    "missing.left.headline": "Your saved data is gone",
    "missing.left.body": """
    Files in its folder show that there was data. To keep you safe, nothing is suggested until you \
    choose.
    """,
    "missing.left.accept": "Start Over",
    "missing.left.accept.hint": "Continues without it; you set diets and allergies again",
    "missing.take-back": "Recover What Is Left",
    "missing.take-back.hint": "Looks for diets, allergies and everything else in the files there",
    "missing.save": "Save It Again",
    "missing.save.hint": "Stores what this app still knows, with your diets and allergies",
  ]
}
