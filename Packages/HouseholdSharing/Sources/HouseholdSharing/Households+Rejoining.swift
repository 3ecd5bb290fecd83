import Sync

extension Households {
  /// Syncs with a server whose list of edits was set back: sends everything on this device again, as a
  /// device that joins does.
  ///
  /// Nothing is lost, because the edits of others that the server forgot are sent too. No limit is
  /// relaxed, because limits are only added. With a server that was not set back this is a plain sync.
  public func rejoin(isConnected: Bool = true) async throws(HouseholdTrouble) -> SyncOutcome {
    do throws(HouseholdTrouble) { return try await meet(isConnected: isConnected) } catch {
      guard error == .server(.cursorAhead), let seat = try await seat() else { throw error }
      // A limit that somebody sets in another window meanwhile must be among what is stated.
      while try await !take(seat) {}
    }
    return try await meet(isConnected: isConnected)
  }
}
