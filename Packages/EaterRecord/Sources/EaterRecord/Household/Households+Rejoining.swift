import Sync

extension Households {
  /// Meets a server that was set back, and so has another list than this device read: tells it anew all that
  /// is here, as a device that joins does.
  ///
  /// Nothing is lost: what others had sent and the server forgot is among what is told. No limit is relaxed,
  /// because limits are told as what is given. A server with the list that was read is met as ever.
  public func rejoin(isConnected: Bool = true) async throws(HouseholdTrouble) -> SyncOutcome {
    do throws(HouseholdTrouble) { return try await meet(isConnected: isConnected) } catch {
      guard error == .server(.cursorAhead), let seat = try await seat() else { throw error }
      // A limit that somebody sets in another window meanwhile must be among what is stated.
      while try await !take(seat) {}
    }
    return try await meet(isConnected: isConnected)
  }
}
