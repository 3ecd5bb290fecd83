import Journal

extension EventStream where State == Account?, Content == AccountEvent {
  /// The stream of the account that is signed in, or was signed in last.
  public static let account = EventStream(
    name: "account", initialState: Account?.none, subject: { _ in "account" },
    apply: { account, event, context in
      account = event.identity.map {
        Account($0, since: context.time, isSignedIn: event.isSignedIn)
      }
    })
}
