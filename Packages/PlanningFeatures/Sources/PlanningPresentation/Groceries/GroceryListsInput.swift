import DesignSystem
import Groceries

/// The input of the sheet of lists.
public struct GroceryListsInput: Equatable, Sendable {
  /// A list.
  public struct List: Equatable, Sendable, Identifiable {
    /// Its id.
    public var id: GroceryListID
    /// Its name.
    public var name: String
    /// Whether it can be renamed and deleted.
    public var isOwn: Bool

    /// Makes a list.
    public init(_ id: GroceryListID, _ name: String, isOwn: Bool = true) {
      self.id = id
      self.name = name
      self.isOwn = isOwn
    }
  }

  /// The first day of the shown week.
  public var firstDay: Int
  /// The first days of the offered weeks, whose lists come first.
  public var weeks: [Int]
  /// The first day of the present week; nil if unknown.
  public var presentWeek: Int?
  /// The lists that belong to no week.
  public var lists: [List]
  /// The shown list.
  public var shown: GroceryListID
  /// The list whose name is edited; nil for none.
  public var renaming: GroceryListID?
  /// The reason why a name was refused, as a sentence.
  public var error: String?
  /// Whether lists can be changed.
  public var isAllowed: Bool
  /// A short message.
  public var toast: Notice?

  /// Makes an input; by default for one week, and nothing is renamed or refused.
  public init(
    firstDay: Int, weeks: [Int]? = nil, presentWeek: Int? = nil, lists: [List],
    shown: GroceryListID, renaming: GroceryListID? = nil,
    error: String? = nil, isAllowed: Bool = true, toast: Notice? = nil
  ) {
    self.firstDay = firstDay
    self.weeks = weeks ?? [firstDay]
    self.presentWeek = presentWeek
    self.lists = lists
    self.shown = shown
    self.renaming = renaming
    self.error = error
    self.isAllowed = isAllowed
    self.toast = toast
  }
}
