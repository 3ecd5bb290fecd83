import AppWords

extension CopyTable {
  /// The words of controls on every screen, and the errors about changes that were not stored.
  static let controlEnglish: [CopyKey: CopyEntry] = [
    "control.close": "Close",
    "control.close.hint": "Closes this screen",
    "control.back": "Back",
    "control.share": "Share",
    "control.save": "Save",
    "control.save.label": "Save to favorites",
    "control.saved": "Saved",
    "control.saved.label": "Remove from favorites",
    "control.save.done": "Saved to favorites",
    "control.saved.done": "Removed from favorites",
    "control.needs-premium": "Requires premium subscription",
    "error.try-again": "Try Again",
    "error.cancel": "Cancel",
    "error.unsaved": "This change could not be stored. Please try again.",
    "error.unsaved.limit":
      "This change could not be stored. Please try again. It still counts until the app closes.",
  ]
}
