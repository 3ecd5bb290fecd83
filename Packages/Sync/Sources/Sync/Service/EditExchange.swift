/// What came of a household's list.
public struct EditPage: Equatable, Sendable {
  /// The edits, in the order of their numbers.
  public var edits: [HouseholdEdit]
  /// The number of the household's last edit.
  public var last: Int

  /// Makes a page.
  public init(edits: [HouseholdEdit], last: Int) {
    (self.edits, self.last) = (edits, last)
  }
}

/// The port to a household's list of edits, wherever it is kept.
public struct EditExchange: Sendable {
  /// Adds edits to the list, in their order; those that are there already are passed over.
  ///
  /// Nothing is added where there is something above the number that was seen. Gives the number of the
  /// last edit.
  public var push:
    @Sendable (_ edits: [HouseholdEdit], _ seen: Int) async throws(HouseholdFailure) -> Int
  /// The edits after a number, at most so many.
  public var pull: @Sendable (_ after: Int, _ limit: Int) async throws(HouseholdFailure) -> EditPage

  /// Makes an exchange.
  public init(
    push: @escaping @Sendable ([HouseholdEdit], Int) async throws(HouseholdFailure) -> Int,
    pull: @escaping @Sendable (Int, Int) async throws(HouseholdFailure) -> EditPage
  ) {
    self.push = push
    self.pull = pull
  }
}
