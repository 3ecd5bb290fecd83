import DesignSystem

extension CopyTable {
  /// The words of failures: one wording for each channel (C-S04).
  static let errorEnglish: [CopyKey: CopyEntry] = [
    "error.try-again": "Try Again",
    "error.cancel": "Cancel",
    "error.announcement": "Unable to load new suggestion",
    "error.toast": "Unable to load suggestion. Please try again.",
    "error.connection.title": "Connection Error",
    "error.connection.message": "Please check your internet connection and try again.",
    "error.system.headline": "Something went wrong",
    "error.system.body": "What you saved is kept. Restarting begins again from there.",
    "error.system.storage": "The data on this device could not be read.",
    "error.system.support": "Contact Support",
    "error.system.support.hint": "Opens a new message",
    "error.system.restart": "Restart App",
    "error.system.restart.hint": "Starts over without losing what you saved",
    "error.unsaved": "This change could not be stored. Please try again.",
  ]
}
