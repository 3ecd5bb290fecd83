import Journal

extension EventStream where State == AisleOrders, Content == AisleOrderEvent {
  /// The stream of the order in which stores are walked, in a journal.
  public static let aisles = EventStream(
    name: "aisles", initialState: AisleOrders(), subject: { _ in nil },
    apply: { orders, event, context in orders.apply(event, at: context.time) }
  ).shared { _, _ in EditMeaning(.happens) }
}
