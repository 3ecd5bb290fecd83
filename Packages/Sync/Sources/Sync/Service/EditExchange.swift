import Journal

/// A page of a household's list.
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

/// A position in a household's list.
public struct ListCursor: Hashable, Sendable {
  /// The number of the last edit that was read; 0 if there is none.
  public let number: Int
  /// The id of that edit, by which a server notices that its list was reset; nil if it is unknown.
  public let id: EventID?

  /// Makes a cursor.
  public init(_ number: Int, _ id: EventID?) {
    (self.number, self.id) = (number, id)
  }

  /// Makes the cursor after an edit; nil for an edit without a number.
  public init?(_ edit: HouseholdEdit?) {
    guard let edit, let number = edit.number else { return nil }
    self.init(number, edit.id)
  }

  /// The position before the first edit.
  public static let start = ListCursor(0, nil)
}

/// The access to a household's list of edits on a server.
public struct EditExchange: Sendable {
  /// Appends edits to the list, in their order; repeated edits are skipped.
  ///
  /// The call fails if the list has edits after `seen`. Returns the number of the last edit.
  public var push:
    @Sendable (_ edits: [HouseholdEdit], _ seen: ListCursor) async throws(HouseholdFailure) -> Int
  /// The edits after a position, at most `limit`.
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
