import Journal
import Sync

extension SharedStreams {
  /// The streams that may ever leave a device, for all programs that use the same data folder.
  ///
  /// All other streams stay on their device: keys, the account, the subscription, consents,
  /// measurements, crashes, the stove, the quiz, searches, unfinished imports, appearance and
  /// units.
  public static let family: Set<StreamName> = [
    "preferences",
    "favorites",
    "history",
    "plan",
    "grocery",
    "pantry",
    "aisles",
    "settled-names",
    "meal-notes",
    "recipes",
  ]
}
