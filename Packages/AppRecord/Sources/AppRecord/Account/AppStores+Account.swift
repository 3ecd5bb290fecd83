import Journal

extension AppStores {
  /// Deletes who is or was signed in, and nothing else.
  ///
  /// A damaged file is set aside first and stays so, because what is in it may be a limit. After an
  /// error whoever was signed in still is.
  public func deleteAccount() async throws(JournalError) {
    try await journal.delete(account.stream.name)
  }
}
