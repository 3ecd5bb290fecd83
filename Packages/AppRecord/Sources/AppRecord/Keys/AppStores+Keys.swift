import Journal
import ServiceCalls

extension AppStores {
  /// Makes the journal's file where there is none yet, before a key is kept beside it: a key without a
  /// journal says that one is gone.
  public func prepareForKeys() async throws(SecretStoreError) {
    do throws(JournalError) { try await journal.begin() } catch { throw .notKept }
  }

  /// Keeps keys of services beside the journal, each in the place of the one before; nil forgets one.
  public func keep(
    _ keys: [(name: SecretName, key: HiddenKey?)]
  ) async throws(SecretStoreError) {
    if keys.contains(where: { $0.key != nil }) { try await prepareForKeys() }
    for (name, key) in keys { try secrets.keep(name, key) }
  }
}
