import AppShell
import DesignSystem
import Journal
import Preferences

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import AppRecord

/// The dependencies of Appearance.
public struct LooksClients: Sendable {
  /// The record with the eater's choices of looks.
  public var record: AppStores
  /// The words.
  public var copy: Copy
  /// Whether this feature describes the stream of preferences; false if another feature of the app
  /// does.
  public var describesPreferences: Bool

  /// The store of the theme, the contrast and the units.
  var preferences: Store<EaterPreferences, PreferencesEvent> { record.store(of: .preferences) }

  /// Stores a choice; an app may store further events with it.
  public var write: @Sendable (PreferencesEvent, Date) async throws(JournalError) -> Void

  /// Makes the clients; by default the feature describes the stream of preferences.
  public init(record: AppStores, copy: Copy, describesPreferences: Bool = true) {
    self.record = record
    self.copy = copy
    write = { event, date async throws(JournalError) in
      try await record.store(of: .preferences).record([event], at: date)
    }
    self.describesPreferences = describesPreferences
  }

  /// The feature for the theme, the contrast and the units.
  public var feature: any Feature { LooksFeature(self) }
}
