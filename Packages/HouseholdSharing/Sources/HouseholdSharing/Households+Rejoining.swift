import Sync

extension Households {
  /// Syncs with a server whose list of edits was reset, and sends everything on this device again,
  /// as a joining device does.
  ///
  /// No edit is lost, because the edits of other devices that the server forgot are sent too. No
  /// limit is relaxed, because limits are only added. With a server that was not reset this is a
  /// plain sync.
  public func rejoin(isConnected: Bool = true) async throws(HouseholdError) -> SyncOutcome {
    do throws(HouseholdError) { return try await synchronize(isConnected: isConnected) } catch {
      guard error == .server(.cursorAhead), let membership = try await membership() else {
        throw error
      }
      // A limit that another window set in the meantime must be restated too.
      while try await !take(membership) {}
    }
    return try await synchronize(isConnected: isConnected)
  }
}
