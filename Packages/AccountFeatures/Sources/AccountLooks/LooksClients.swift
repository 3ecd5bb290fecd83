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

/// What Appearance needs from outside.
public struct LooksClients: Sendable {
  /// Where it is kept how the eater wants screens to look.
  public var record: AppStores
  /// The words.
  public var copy: Copy
  /// Whether it says that preferences are kept; false where another feature of the app does.
  public var describesPreferences: Bool

  /// Where the theme, the contrast and the units are kept.
  var preferences: Store<EaterPreferences, PreferencesEvent> { record.store(of: .preferences) }

  /// Stores a choice; on its own unless set, where others keep more with it.
  public var write: @Sendable (PreferencesEvent, Date) async throws(JournalError) -> Void

  /// Makes the clients; it says that preferences are kept unless told otherwise.
  public init(record: AppStores, copy: Copy, describesPreferences: Bool = true) {
    self.record = record
    self.copy = copy
    write = { event, date async throws(JournalError) in
      try await record.store(of: .preferences).record([event], at: date)
    }
    self.describesPreferences = describesPreferences
  }

  /// How the eater wants screens to look: the theme, the contrast and the units.
  public var feature: any Feature { LooksFeature(self) }
}
