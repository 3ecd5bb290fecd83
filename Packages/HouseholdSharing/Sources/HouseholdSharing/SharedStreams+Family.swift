import Journal
import Sync

extension SharedStreams {
  /// Everything that may ever leave a device, for all programs that use the same data folder.
  ///
  /// What is not here stays on its device: keys, the account, the subscription, consents, measurements,
  /// crashes, the stove, the quiz, searches, unfinished imports, looks and units.
  public static let family: Set<StreamName> = [
    "preferences",
    "favorites",
    "history",
    "plan",
    "grocery",
    "pantry",
    "aisles",
    "settled-names",
    "recipes",
  ]
}
