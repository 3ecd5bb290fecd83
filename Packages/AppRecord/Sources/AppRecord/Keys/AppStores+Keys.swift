import Journal
import ServiceCalls

extension AppStores {
  /// Creates the journal's file if there is none, before a key is stored next to it.
  ///
  /// A key without a journal would mean that a journal is lost.
  public func prepareForKeys() async throws(SecretStoreError) {
    do throws(JournalError) { try await journal.begin() } catch { throw .notKept }
  }

  /// Stores keys of services next to the journal; each replaces the previous key, and nil deletes
  /// it.
  public func keep(
    _ keys: [(name: SecretName, key: HiddenKey?)]
  ) async throws(SecretStoreError) {
    if keys.contains(where: { $0.key != nil }) { try await prepareForKeys() }
    for (name, key) in keys { try secrets.keep(name, key) }
  }
}
