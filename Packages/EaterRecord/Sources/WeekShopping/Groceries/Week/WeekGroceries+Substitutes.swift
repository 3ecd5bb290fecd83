import Groceries
import MealModels
import RecipeAssistant

extension WeekGroceries {
  /// The name of the item that this substitute replaces; nil if it is on the list for another
  /// reason too.
  public func original(of item: ListedItem) -> String? {
    item.item.sources.allSatisfy { $0.meal.insteadOf != nil } ? item.insteadOf.first : nil
  }

  /// The item that a substitute replaces; nil if the item is not a substitute.
  public func replacedItem(behind item: ListedItem) -> ListedItem? {
    original(of: item).flatMap { name in list.replaced.first { $0.item.name == name } }
  }

  /// Whether an eater of an item may not have it, or whether that is unknown.
  ///
  /// An item without a known food is not treated as harmful.
  public func isHarmful(_ item: ListedItem) -> Bool {
    guard let food = item.item.food else { return false }
    guard let limits = table.limits(of: item), let contents = foods.book.contents(of: food) else {
      return true
    }
    return !limits.admits(
      MealFacts(contents: contents, foods: Set(foods.book.lineage(of: food))))
  }

  /// The substitutes of an item.
  public func standingIn(for item: ListedItem) -> [ListedItem] {
    list.items.filter { $0.insteadOf.contains(item.item.name) }
  }

  /// The events that replace an item by a chosen substitute.
  public func events(
    of choice: SubstituteAnswer.Choice, for item: ListedItem
  ) throws(GroceryError) -> [GroceryEvent] {
    try shopping.substituting(ItemSubstitute(choice, in: foods.book), for: item.id, on: list)
  }

  /// The events that replace an item by an assistant's proposal.
  ///
  /// The proposal is checked again for every present eater; nil if one of them may not have it, or
  /// if that is unknown.
  public func events(
    of proposal: SubstituteProposal, for item: ListedItem
  ) throws(GroceryError) -> [GroceryEvent]? {
    guard item.item.food == proposal.substitute.original,
      let request = table.request(for: item, on: list),
      SubstituteFinder(foods).refusals(of: proposal.substitute, for: request).isEmpty
    else { return nil }
    let events = try shopping.substituting(proposal.taken, for: item.id, on: list)
    // The list leaves out a substitute that an eater may not have, whatever its use in the dish.
    return applying(events).unsafe.contains { $0.id == item.id } ? nil : events
  }

  /// The possible substitutes for an item that its eaters may have, with the shop's prices; nil if
  /// the item's food is unknown.
  public func substitutes(for item: ListedItem) async -> SubstituteAnswer? {
    let shelf = await SubstituteShelf(beside: [item], self)
    return shelf.answer(for: item, self, without: shelf.out)
  }

  /// Replaces every unavailable item by its best substitute that all its eaters may have, if that
  /// is close enough.
  public func replacingMissing() async throws(RetailerError) -> ReplacedItems {
    let (answer, events) = try await fresh()
    return await ReplacedItems(answer.missing, events, in: self)
  }
}

/// The result of replacing all unavailable items.
///
/// All replacements are one change, but each can also be undone alone.
public struct ReplacedItems: Sendable {
  /// An item that now has a substitute.
  public struct Replaced: Sendable {
    /// The item.
    public let item: ListedItem
    /// Its substitute.
    public let choice: SubstituteAnswer.Choice

    /// Makes a replaced item.
    public init(item: ListedItem, choice: SubstituteAnswer.Choice) {
      self.item = item
      self.choice = choice
    }
  }

  /// An item that is left unchanged, with the reason.
  public struct Left: Sendable {
    /// The item.
    public let item: ListedItem
    /// The reason why it has no substitute.
    public let reason: Reason

    /// Makes a left item.
    public init(item: ListedItem, reason: Reason) {
      self.item = item
      self.reason = reason
    }
  }

  /// The reason why an item has no substitute.
  public enum Reason: Error, Hashable, Sendable {
    /// Its food is unknown.
    case unknownFood
    /// It is itself a substitute for the named item.
    case standsIn(for: String)
    /// No substitute is known.
    case nothingKnown
    /// No substitute is safe for all its eaters.
    case nothingSafe
    /// The shop has none of the substitutes.
    case nothingThere
    /// The nearest substitute is too different to be chosen without a question to the user.
    case tooFar(name: String, score: Int)
  }

  /// All events, as one change: the present prices and the substitutes.
  public private(set) var events: [GroceryEvent]
  /// The replaced items.
  public private(set) var replaced: [Replaced] = []
  /// The items left unchanged.
  public private(set) var left: [Left] = []

  /// Makes an answer; by default no item was replaced or left.
  public init(events: [GroceryEvent], replaced: [Replaced] = [], left: [Left] = []) {
    self.events = events
    self.replaced = replaced
    self.left = left
  }

  /// Replaces the items one after another, each together with the substitutes of earlier ones.
  init(_ missing: [ListItemID], _ events: [GroceryEvent], in groceries: WeekGroceries) async {
    self.events = events
    var groceries = groceries.applying(events)
    let missing = Set(missing)
    let items = groceries.list.items.filter { missing.contains($0.id) }
    let shelf = await SubstituteShelf(beside: items, groceries)
    for item in items {
      do throws(Reason) {
        let choice = try Self.choice(for: item, shelf, groceries)
        // The item is on the list, so this does not throw.
        let taken = (try? groceries.events(of: choice, for: item)) ?? []
        self.events += taken
        replaced.append(Replaced(item: item, choice: choice))
        groceries = groceries.applying(taken)
      } catch {
        left.append(Left(item: item, reason: error))
      }
    }
  }

  private static func choice(
    for item: ListedItem, _ shelf: SubstituteShelf, _ groceries: WeekGroceries
  ) throws(Reason) -> SubstituteAnswer.Choice {
    guard item.item.food != nil else { throw .unknownFood }
    if let original = groceries.original(of: item) { throw .standsIn(for: original) }
    let gone = shelf.out.union(shelf.unsold)
    guard let any = shelf.answer(for: item, groceries, without: []),
      let there = shelf.answer(for: item, groceries, without: gone), !any.isUnknown
    else { throw .nothingKnown }
    if let best = there.applied { return best }
    guard !any.choices.isEmpty else { throw .nothingSafe }
    guard let nearest = there.choices.first else { throw .nothingThere }
    throw .tooFar(name: nearest.name, score: nearest.score.total)
  }
}
