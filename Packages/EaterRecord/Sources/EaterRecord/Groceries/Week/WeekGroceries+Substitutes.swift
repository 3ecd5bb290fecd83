import Groceries
import MealModels
import RecipeAssistant

extension WeekGroceries {
  /// What an item stands in for, where it is on the list for nothing else.
  public func original(of item: ListedItem) -> String? {
    item.item.sources.allSatisfy { $0.meal.insteadOf != nil } ? item.insteadOf.first : nil
  }

  /// The item that is replaced where something stands in for it; nil for any other.
  public func replacedItem(behind item: ListedItem) -> ListedItem? {
    original(of: item).flatMap { name in list.replaced.first { $0.item.name == name } }
  }

  /// Whether somebody at the table of an item may not have it, or nobody can tell.
  ///
  /// An item without a food is no harm that anybody could name.
  public func isHarmful(_ item: ListedItem) -> Bool {
    guard let food = item.item.food else { return false }
    guard let limits = table.limits(of: item), let contents = foods.book.contents(of: food) else {
      return true
    }
    return !limits.admits(
      MealFacts(contents: contents, foods: Set(foods.book.lineage(of: food))))
  }

  /// The items that are bought in the place of another.
  public func standingIn(for item: ListedItem) -> [ListedItem] {
    list.items.filter { $0.insteadOf.contains(item.item.name) }
  }

  /// The events of a choice for an item.
  public func events(
    of choice: SubstituteAnswer.Choice, for item: ListedItem
  ) throws(GroceryError) -> [GroceryEvent] {
    try shopping.substituting(ItemSubstitute(choice, in: foods.book), for: item.id, on: list)
  }

  /// The events of what an assistant proposed for an item, held once more against everyone who eats it
  /// as they are now; nil where somebody may not have it, or nobody can tell.
  public func events(
    of proposal: SubstituteProposal, for item: ListedItem
  ) throws(GroceryError) -> [GroceryEvent]? {
    guard item.item.food == proposal.substitute.original,
      let request = table.request(for: item, on: list),
      SubstituteFinder(foods).refusals(of: proposal.substitute, for: request).isEmpty
    else { return nil }
    let events = try shopping.substituting(proposal.taken, for: item.id, on: list)
    // A list leaves out a substitute that somebody may not have, whatever job it does in the dish.
    return applying(events).unsafe.contains { $0.id == item.id } ? nil : events
  }

  /// What may stand in for an item at the table of those who eat it, at the prices of the store; nil
  /// where nobody can tell.
  public func substitutes(for item: ListedItem) async -> SubstituteAnswer? {
    let shelf = await SubstituteShelf(beside: [item], self)
    return shelf.answer(for: item, self, without: shelf.out)
  }

  /// Replaces every item that the store has not by the best that all who eat it may have, where that
  /// is close enough.
  public func replacingMissing() async throws(RetailerError) -> ReplacedItems {
    let (answer, events) = try await fresh()
    return await ReplacedItems(answer.missing, events, in: self)
  }
}

/// What becomes of each item that a store has not; all of it is one change, and each is taken back by
/// itself.
public struct ReplacedItems: Sendable {
  /// An item that something stands in for now.
  public struct Replaced: Sendable {
    /// The item.
    public let item: ListedItem
    /// What stands in for it.
    public let choice: SubstituteAnswer.Choice

    /// Makes one.
    public init(item: ListedItem, choice: SubstituteAnswer.Choice) {
      self.item = item
      self.choice = choice
    }
  }

  /// An item that is left as it is, and why.
  public struct Left: Sendable {
    /// The item.
    public let item: ListedItem
    /// Why nothing stands in for it.
    public let reason: Reason

    /// Makes one.
    public init(item: ListedItem, reason: Reason) {
      self.item = item
      self.reason = reason
    }
  }

  /// Why nothing stands in for an item.
  public enum Reason: Error, Hashable, Sendable {
    /// Nobody knows what it is.
    case unknownFood
    /// It stands in for something itself, by its name.
    case standsIn(for: String)
    /// Nothing is known to stand in for it.
    case nothingKnown
    /// Nothing that all may eat stands in for it.
    case nothingSafe
    /// The store has nothing that stands in for it either.
    case nothingThere
    /// The nearest is not close enough to be taken without asking.
    case tooFar(name: String, score: Int)
  }

  /// All that is stored, as one change: the prices of now, and what stands in.
  public private(set) var events: [GroceryEvent]
  /// What was replaced.
  public private(set) var replaced: [Replaced] = []
  /// What was left.
  public private(set) var left: [Left] = []

  /// Makes an answer; nothing was replaced or left unless given.
  public init(events: [GroceryEvent], replaced: [Replaced] = [], left: [Left] = []) {
    self.events = events
    self.replaced = replaced
    self.left = left
  }

  /// Goes through the items one after another, each beside what stands in for those before it.
  init(_ missing: [ListItemID], _ events: [GroceryEvent], in groceries: WeekGroceries) async {
    self.events = events
    var groceries = groceries.applying(events)
    let missing = Set(missing)
    let items = groceries.list.items.filter { missing.contains($0.id) }
    let shelf = await SubstituteShelf(beside: items, groceries)
    for item in items {
      do throws(Reason) {
        let choice = try Self.choice(for: item, shelf, groceries)
        // An item of the list is always known to it.
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
