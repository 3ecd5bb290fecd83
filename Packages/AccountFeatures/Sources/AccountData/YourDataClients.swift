import AppShell
import DesignSystem
import Journal
import AppRecord

/// What one's own data needs from outside.
public struct YourDataClients: Sendable {
  /// Where everything is kept.
  public var record: AppStores
  /// Where an export goes.
  public var exports: ExportDestination
  /// The name that an export has unless the destination changes it, such as `MealAdvisor.json`.
  public var fileName: String
  /// What may be measured and reported of the app, where that is allowed; nil where nothing is.
  public var diagnostics: Diagnostics?
  /// The words, with those of the app's own privacy policy.
  public var copy: Copy
  /// Gives up a household's place at its server before everything is deleted.
  ///
  /// Returns whether nothing is there any more; nil where there is no such thing.
  public var leaveHousehold: (@Sendable () async -> Bool)?
  /// Deletes everything but some streams; of what else is kept of it, such as in memory, too.
  public var deleteEverything: @Sendable (Set<StreamName>) async throws(JournalError) -> Void
  /// Fired once everything was deleted, so that the app begins anew.
  public var restart: ActionCall?

  /// Makes the clients; without a destination exporting says that there is none, and nothing is
  /// fired after a deletion unless told.
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

  /// What the eater may do with their own data: allow uses, take it away, delete it.
  public var feature: any Feature { YourDataFeature(self) }
}
