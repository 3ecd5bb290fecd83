import AccountParts
import AppShell
import EaterRecord
import Preferences

extension Stores {
  /// The eaters' preferences that can be read.
  public var settingsPart: StoredPart<StoredSettings> {
    let stores = self
    return StoredPart(
      "preferences", initial: StoredSettings(),
      read: { known in
        let (settings, version) = try await stores.settings()
        return StoredReading(StoredVersion(version), unless: known, settings)
      }, unread: \.outdated)
  }

  /// The uses of data that are allowed.
  public var consentsPart: StoredPart<Consents> { record.consentsPart }

  /// Stores changes of preferences from an effect, and returns whether that succeeded.
  ///
  /// If it fails, added limits apply nevertheless.
  public func isStored<Stored>(
    _ events: [PreferencesEvent], _ world: World, _ context: EffectContext<Stored>
  ) async -> Bool {
    await context.isWritten { try await recordPreferences(events, at: world.date) }
  }
}
