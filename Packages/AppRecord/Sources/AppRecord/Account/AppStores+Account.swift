import Journal

extension AppStores {
  /// Deletes the account and no other record.
  ///
  /// A damaged file is first copied, and the copy is kept because it may contain a limit. After an
  /// error the account is unchanged.
  public func deleteAccount() async throws(JournalError) {
    try await journal.delete(account.stream.name)
  }
}
