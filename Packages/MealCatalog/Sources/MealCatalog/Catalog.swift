import MealModels

/// A set of meals that suggestions are chosen from, with the foods they are made of.
///
/// Summaries are there at once; ingredients and steps are read when a meal is asked for.
public struct Catalog: Sendable {
  /// What choosing needs to know of each meal, in the order of the catalogue.
  public let summaries: [MealSummary]

  /// The same of each side dish that goes with meals.
  public let sides: [MealSummary]

  /// What the texts of bundled meals call things.
  public let words: KitchenWords

  /// The meals and side dishes in the order of their texts.
  private let entries: [MealSummary]
  private let positions: [MealID: Int]
  let content: Content
  /// Meals beside those, which come after them.
  private let further: FurtherMeals?

  /// Where the rest of a meal comes from.
  enum Content: Sendable {
    /// From the text inside the binary, at these bytes of it.
    case bundled([Range<Int>])
    /// From a catalogue file that was read as a whole.
    case parsed([Meal], FoodBook)
  }

  /// Makes a catalogue; `formerIDs` name the positions of meals by ids they no longer have.
  init(entries: [MealSummary], formerIDs: [(id: MealID, position: Int)], content: Content) {
    words = .american
    var positions: [MealID: Int] = [:]
    positions.reserveCapacity(entries.count + formerIDs.count)
    for (id, position) in formerIDs { positions[id] = position }
    for (position, summary) in entries.enumerated() { positions[summary.id] = position }
    self.entries = entries
    summaries = entries.filter { !$0.goesWithMeals }
    sides = entries.filter(\.goesWithMeals)
    self.positions = positions
    self.content = content
    further = nil
  }

  /// The same meals and further ones, such as somebody's own; of two with the same id the first
  /// counts, so that no meal of this catalogue is hidden by another.
  public init(_ base: Catalog, and further: FurtherMeals) {
    words = base.words
    var positions = base.positions
    var entries = base.entries
    for summary in further.summaries where positions[summary.id] == nil {
      positions[summary.id] = entries.count
      entries.append(summary)
    }
    let added = entries[base.entries.count...]
    self.entries = entries
    summaries = base.summaries + added.filter { !$0.goesWithMeals }
    sides = base.sides + added.filter(\.goesWithMeals)
    self.positions = positions
    content = base.content
    self.further = further
  }

  /// The same meals in other words.
  init(_ other: Catalog, words: KitchenWords) {
    self.words = words
    entries = other.entries.map(words.told(_:))
    summaries = other.summaries.map(words.told(_:))
    sides = other.sides.map(words.told(_:))
    positions = other.positions
    content = other.content
    further = other.further
  }

  /// Makes a catalogue of meals at hand; of two with the same id the first counts.
  ///
  /// Nothing is checked or derived: what a meal contains, its maker has to know.
  ///
  /// - Parameters:
  ///   - foods: the foods that the meals were made with.
  ///   - formerIDs: ids that meals used to have, each with the one of today.
  public init(_ meals: [Meal], foods: FoodBook, formerIDs: [MealID: MealID] = [:]) {
    var positions: [MealID: Int] = [:]
    var kept: [Meal] = []
    for meal in meals where positions[meal.id] == nil {
      positions[meal.id] = kept.count
      kept.append(meal)
    }
    self.init(
      entries: kept.map(\.summary),
      formerIDs: formerIDs.compactMap { former, id in positions[id].map { (former, $0) } },
      content: .parsed(kept, foods))
  }

  /// The id that a meal has today; nil when no meal has or had the given one.
  public func currentID(of id: MealID) -> MealID? {
    positions[id].map { entries[$0].id }
  }

  /// The summary of a meal or side dish, also by an id it used to have.
  public func summary(_ id: MealID) -> MealSummary? {
    positions[id].map { entries[$0] }
  }

  /// A whole meal or side dish, also by an id it used to have.
  public func meal(_ id: MealID) -> Meal? {
    positions[id].flatMap(meal(at:))
  }

  /// Every whole meal, in the order of the catalogue.
  public var meals: [Meal] { whole(summaries) }

  /// Every whole side dish, in the order of the catalogue.
  public var sideDishes: [Meal] { whole(sides) }

  private func whole(_ summaries: [MealSummary]) -> [Meal] {
    summaries.compactMap { positions[$0.id].flatMap(meal(at:)) }
  }

  /// The foods that a catalogue file was read with, its own among them; nil for the bundled meals.
  public var foods: FoodBook? {
    switch content {
    case .bundled: nil
    case .parsed(_, let foods): foods
    }
  }

  private func meal(at position: Int) -> Meal? {
    switch content {
    case .bundled(let blocks) where position >= blocks.count: further?.meal(entries[position])
    case .parsed(let meals, _) where position >= meals.count: further?.meal(entries[position])
    case .bundled(let blocks):
      BundledCatalog.meal(entries[position], in: blocks[position], words: words)
    case .parsed(let meals, _): meals[position]
    }
  }
}
