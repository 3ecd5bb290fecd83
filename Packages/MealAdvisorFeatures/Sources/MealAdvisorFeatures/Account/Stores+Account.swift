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
  /// A damaged file is set aside first and stays so, because what is in it may be a limit. When the
  /// deletion itself fails, nobody is known any more, and the names go with the next one.
  public func deleteAccount(at date: Date) async throws(JournalError) {
    try await account.record([.forgotten], at: date)
    let others = try await journal.streams().filter { $0 != account.stream.name }
    try await journal.deleteAll(keeping: Set(others), withCopies: false)
  }
}
