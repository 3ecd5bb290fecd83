import Journal

extension EventStream where State == Shopping, Content == GroceryEvent {
  /// The stream of shopping in a journal.
  public static let grocery = EventStream(
    name: "grocery", initialState: Shopping(), subject: { $0.subject },
    apply: { shopping, event, _ in shopping.apply(event) }
  ).shared(rival: \.rival) { event, record in event.meaning(record) }
}
