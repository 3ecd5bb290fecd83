import Journal

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EventStream where State == Account?, Content == AccountEvent {
  /// Who is signed in, or was last.
  public static let account = EventStream(
    name: "account", initialState: Account?.none, subject: { _ in "account" },
    apply: { account, event, context in
      account = event.identity.map {
        Account($0, since: context.time, isSignedIn: event.isSignedIn)
      }
    })
}

extension Stores {
  /// Deletes who is or was signed in, and nothing else.
  ///
  /// A damaged file is set aside first and stays so, because what is in it may be a limit. After an
  /// error whoever was signed in still is.
  public func deleteAccount() async throws(JournalError) {
    try await journal.delete(account.stream.name)
  }
}
