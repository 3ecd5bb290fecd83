import DesignSystem

extension CopyTable {
  /// The words of failures: one wording for each channel (C-S04).
  static let errorEnglish: [CopyKey: CopyEntry] = [
    "error.announcement": "Unable to load new suggestion",
    "error.toast": "Unable to load suggestion. Please try again.",
    "error.connection.title": "Connection Error",
    "error.connection.message": "Please check your internet connection and try again.",
    // What is said where something answered, and not with a suggestion.
    "error.service.title": "Suggestions Unavailable",
    "error.service.message":
      "The suggestion service is not answering right now. Please try again in a while.",
    "error.service.toast": "No answer right now. Please try again in a while.",
    "error.service.announcement": "The suggestion service is not answering right now",
    "error.system.headline": "Something went wrong",
    "error.system.body": "What you saved is kept. Restarting begins again from there.",
    "error.system.support": "Contact Support",
    "error.system.support.hint": "Opens a new message",
    "error.system.restart": "Restart App",
    "error.system.restart.hint": "Starts over without losing what you saved",
    "error.not-remembered":
      "What you are shown is not remembered, because it cannot be stored. Suggestions go on.",
    "limits-lost.headline": "Some limits may be missing",
    "limits-lost.body": """
    A part of your saved data was damaged. Check the diets and allergies of {names}, and confirm \
    them or set them anew. Nothing is suggested until then.
    """,
    "limits-lost.you": "yourself",
    "limits-lost.section": "LIMITS TO CHECK",
    "limits-lost.section.spoken": "Limits to check",
    "limits-lost.settings": """
    A part of your saved data was damaged, and diets or allergies may have been in it. Nothing is \
    suggested until they were confirmed or set anew for everyone here.
    """,
    "limits-lost.diets": """
    A part of your saved data was damaged, so a diet or allergy may be missing below. Add what is \
    missing, and then say that everything is right. Nothing is suggested until then.
    """,
    "limits-lost.confirm": "These Limits Are Right",
    "limits-lost.confirm.hint": "Says that no diet or allergy is missing on this page",
    "missing.gone.headline": "Your saved data is gone",
    "missing.gone.body":
      "Its folder was removed or moved. To keep you safe, nothing is suggested until it is back, or until you save what this app still knows.",
    "missing.gone.accept": "Start Over",
    "missing.gone.accept.hint": "Forgets your diets, allergies and everything else",
    "missing.replaced.headline": "Your saved data was replaced",
    "missing.replaced.body":
      "Other data or an older copy is in its place. To keep you safe, nothing is suggested until yours is back, or until you choose.",
    "missing.replaced.accept": "Use What Is There",
    "missing.replaced.accept.hint": "Takes the diets and allergies that are stored there",
    "missing.left.headline": "Your saved data is gone",
    "missing.left.body":
      "Files in its folder say that there was some. To keep you safe, nothing is suggested until you choose.",
    "missing.left.accept": "Start Over",
    "missing.left.accept.hint": "Goes on without it; diets and allergies have to be set again",
    "missing.take-back": "Take Back What Is Left",
    "missing.take-back.hint": "Looks for diets, allergies and everything else in the files there",
    "missing.save": "Save It Again",
    "missing.save.hint": "Stores what this app still knows, with your diets and allergies",
  ]
}
