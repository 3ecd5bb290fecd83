import DesignSystem

extension CopyTable {
  /// What controls say on every screen, and that a change was not stored.
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
      "This change could not be stored. Please try again. Until the app closes, it counts all the same.",
  ]
}
