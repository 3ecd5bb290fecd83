import Journal

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

/// How far a household's list was read.
public struct ListCursor: Hashable, Sendable {
  /// The number of the last edit that was read, 0 for none.
  public let number: Int
  /// That edit, by which a server finds out that it is not where it was; nil where it is not known.
  public let id: EventID?

  /// Makes a cursor.
  public init(_ number: Int, _ id: EventID?) {
    (self.number, self.id) = (number, id)
  }

  /// Makes the cursor of whoever read all up to an edit; nil for one without a number.
  public init?(_ edit: HouseholdEdit?) {
    guard let edit, let number = edit.number else { return nil }
    self.init(number, edit.id)
  }

  /// Before the first edit.
  public static let start = ListCursor(0, nil)
}

/// The port to a household's list of edits, wherever it is kept.
public struct EditExchange: Sendable {
  /// Adds edits to the list, in their order; those that are there already are passed over.
  ///
  /// Nothing is added where there is something after what was seen. Gives the number of the last edit.
  public var push:
    @Sendable (_ edits: [HouseholdEdit], _ seen: ListCursor) async throws(HouseholdFailure) -> Int
  /// The edits after what was read, at most so many.
  public var pull:
    @Sendable (_ after: ListCursor, _ limit: Int) async throws(HouseholdFailure) -> EditPage

  /// Makes an exchange.
  public init(
    push: @escaping @Sendable ([HouseholdEdit], ListCursor) async throws(HouseholdFailure) -> Int,
    pull: @escaping @Sendable (ListCursor, Int) async throws(HouseholdFailure) -> EditPage
  ) {
    self.push = push
    self.pull = pull
  }
}
