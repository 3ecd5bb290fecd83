import AppShell
import DesignSystem
import Journal
import AppRecord

/// The dependencies of the page about the user's own data.
public struct YourDataClients: Sendable {
  /// The app's record.
  public var record: AppStores
  /// The destination of exports.
  public var exports: ExportDestination
  /// The default name of an export, such as `MealAdvisor.json`.
  public var fileName: String
  /// The app's measurements and crash reports; nil if it has none.
  public var diagnostics: Diagnostics?
  /// The words, with those of the app's own privacy policy.
  public var copy: Copy
  /// Leaves the household at its server before everything is deleted.
  ///
  /// Returns true once the device has left; nil if the app has no households.
  public var leaveHousehold: (@Sendable () async -> Bool)?
  /// Deletes everything except some streams, including copies in memory.
  public var deleteEverything: @Sendable (Set<StreamName>) async throws(JournalError) -> Void
  /// The action that restarts the app after everything was deleted.
  public var restart: ActionCall?

  /// Makes the clients; by default without a destination of exports and without an action after a
  /// deletion.
  public init(
    record: AppStores, exports: ExportDestination = .none, fileName: String, copy: Copy,
    restart: ActionCall? = nil
  ) {
    self.record = record
    self.exports = exports
    deleteEverything = { others async throws(JournalError) in
      try await record.deleteEverything(keeping: others)
    }
    self.fileName = fileName
    self.copy = copy
    self.restart = restart
  }

  /// The feature for the user's own data: consents, export, deletion.
  public var feature: any Feature { YourDataFeature(self) }
}
