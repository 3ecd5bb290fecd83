import Journal

extension EventStream where State == Entitlement, Content == EntitlementEvent {
  /// The stream of the entitlement's history in a journal.
  public static let entitlement = EventStream(
    name: "entitlement", initialState: Entitlement()
  ) { entitlement, event, _ in entitlement.apply(event) }
}
