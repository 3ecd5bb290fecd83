import MealModels

/// A set of meals from which suggestions are chosen, with the foods of the meals.
///
/// Summaries are available at once; ingredients and steps are read when a meal is requested.
public struct Catalog: Sendable {
  /// The summary of each meal for choosing, in the order of the catalogue.
  public let summaries: [MealSummary]

  /// The summary of each side dish.
  public let sides: [MealSummary]

  /// The words for foods, tools and heat in the texts of the bundled meals.
  public let words: KitchenWords

  /// The foods of a catalogue file that no food book knows, each with its line and the name that
  /// was probably meant; their meals are unsafe for every diet and allergy.
  public let unknownFoods: [CatalogError]

  /// The meals and side dishes in the order of their texts.
  private let entries: [MealSummary]
  private let positions: [MealID: Int]
  let content: Content
  /// Further meals, which come after the catalogue's own.
  private let further: FurtherMeals?
  /// Meals of the catalogue that their owner wrote a note on, by their position.
  private let noted: [Int: Meal]
  /// The bundled meals that were read last; shared by all catalogues with the same words.
  let memory: MealMemory

  /// The source of the parts of a meal that its summary lacks.
  enum Content: Sendable {
    /// The text inside the binary, with the range of bytes of each meal.
    case bundled([Range<Int>])
    /// A catalogue file that was read as a whole.
    case parsed([Meal], FoodBook)
  }

  /// Makes a catalogue; `formerIDs` are ids that meals used to have, with the positions of the
  /// meals.
  init(
    entries: [MealSummary], formerIDs: [(id: MealID, position: Int)], content: Content,
    unknownFoods: [CatalogError] = []
  ) {
    words = .american
    self.unknownFoods = unknownFoods
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
    noted = [:]
    memory = MealMemory()
  }

  /// Makes a catalogue of the same meals and further ones, such as an eater's own.
  ///
  /// Of two meals with the same id only the first is included, so that no further meal hides one of
  /// the catalogue.
  ///
  /// - Parameter noted: meals of the catalogue as they are with their owner's notes.
  public init(_ base: Catalog, and further: FurtherMeals, noted: [Meal] = []) {
    words = base.words
    unknownFoods = base.unknownFoods
    var positions = base.positions
    var entries = base.entries
    for summary in further.summaries where positions[summary.id] == nil {
      positions[summary.id] = entries.count
      entries.append(summary)
    }
    var changed = base.noted
    for meal in noted {
      guard let position = base.positions[meal.id] else { continue }
      (changed[position], entries[position]) = (meal, meal.summary)
    }
    self.noted = changed
    self.entries = entries
    summaries = entries.filter { !$0.goesWithMeals }
    sides = entries.filter(\.goesWithMeals)
    self.positions = positions
    content = base.content
    self.further = further
    memory = base.memory
  }

  /// Makes a catalogue of the same meals with other words for foods, tools and heat.
  init(_ other: Catalog, words: KitchenWords) {
    self.words = words
    unknownFoods = other.unknownFoods
    entries = other.entries.map(words.told(_:))
    summaries = other.summaries.map(words.told(_:))
    sides = other.sides.map(words.told(_:))
    noted = other.noted
    positions = other.positions
    content = other.content
    further = other.further
    memory = MealMemory()
  }

  /// Makes a catalogue of meals in memory; of two meals with the same id only the first is
  /// included.
  ///
  /// Nothing is checked or derived: the caller must know the contents of each meal.
  ///
  /// - Parameters:
  ///   - foods: the foods that the meals were made with.
  ///   - formerIDs: ids that meals used to have, each with the present id.
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

  /// The present id of a meal; nil if no meal has or had the given id.
  public func currentID(of id: MealID) -> MealID? {
    positions[id].map { entries[$0].id }
  }

  /// The summary of a meal or side dish, by its present or a former id.
  public func summary(_ id: MealID) -> MealSummary? {
    positions[id].map { entries[$0] }
  }

  /// A whole meal or side dish, by its present or a former id.
  public func meal(_ id: MealID) -> Meal? {
    positions[id].flatMap { position in
      guard case .bundled(let blocks) = content, blocks.indices.contains(position),
        noted[position] == nil
      else { return meal(at: position) }
      return memory.meal(at: position) { meal(at: position) }
    }
  }

  /// Every whole meal, in the order of the catalogue.
  public var meals: [Meal] { whole(summaries) }

  /// Every whole side dish, in the order of the catalogue.
  public var sideDishes: [Meal] { whole(sides) }

  private func whole(_ summaries: [MealSummary]) -> [Meal] {
    summaries.compactMap { positions[$0.id].flatMap(meal(at:)) }
  }

  /// The foods with which a catalogue file was read, including the foods of the file; nil for the
  /// bundled meals.
  public var foods: FoodBook? {
    switch content {
    case .bundled: nil
    case .parsed(_, let foods): foods
    }
  }

  private func meal(at position: Int) -> Meal? {
    if let meal = noted[position] { return meal }
    return switch content {
    case .bundled(let blocks) where position >= blocks.count: further?.meal(entries[position])
    case .parsed(let meals, _) where position >= meals.count: further?.meal(entries[position])
    case .bundled(let blocks):
      BundledCatalog.meal(entries[position], in: blocks[position], words: words)
    case .parsed(let meals, _): meals[position]
    }
  }
}
