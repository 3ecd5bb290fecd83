import MealModels
import PrintedText

/// A catalogue text read as far as it goes, with everything that is wrong in it.
///
/// Where ``Catalog`` refuses a file, this says all that would have to be right, and still gives
/// every meal with the parts that could be read. `Catalog(inspection)` takes every file of which at
/// most some foods are unknown.
public struct CatalogInspection: Sendable {
  /// One meal.
  public struct InspectedMeal: Sendable {
    /// The recipe; what could not be read is empty, bad amounts are none, unknown foods nil.
    public let recipe: Recipe
    /// The positions of ingredients whose amount could not be read.
    public let unreadAmounts: Set<Int>
    /// The parts of the day that it is for.
    public let slots: SlotSet
    /// How it is eaten, as far as the file says so.
    public let customs: MealCustoms
    /// Ids that it used to have.
    public let formerIDs: [MealID]
    /// What is wrong in it, in the order of the lines.
    public let problems: [CatalogError]

    /// Makes a meal with what is wrong in it.
    public init(
      recipe: Recipe, unreadAmounts: Set<Int> = [], slots: SlotSet = [],
      customs: MealCustoms = MealCustoms(), formerIDs: [MealID] = [], problems: [CatalogError] = []
    ) {
      self.recipe = recipe
      self.unreadAmounts = unreadAmounts
      self.slots = slots
      self.customs = customs
      self.formerIDs = formerIDs
      self.problems = problems
    }
  }

  /// The meals, in the order of the file.
  public let meals: [InspectedMeal]

  /// What is wrong outside the meals.
  public let problems: [CatalogError]

  /// The known foods, with those of the file and those that names were made out to mean.
  public let foods: FoodBook

  /// What the meals were read with, over ``foods``.
  let reference: FoodReference

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - fileName: what problems call the file.
  ///   - foods: the known foods.
  ///   - finding: makes out the food of a name that no food of a book has exactly; nil when nobody
  ///     can tell, which is always unless it is given.
  public init(
    text: String, fileName: String, foods: FoodReference,
    finding: @escaping @Sendable (String, FoodBook) -> Food? = { _, _ in nil }
  ) throws(CatalogError) {
    let catalog = CatalogParser(file: fileName, foods: foods, origin: .imported)
    let file = try catalog.inspected(text)
    let names = FoodNames.words(file.book, refused: file.refused, find: finding)
    let parser = MealBlockParser(file: fileName, foodNames: names, origin: .imported)
    let source = SourceFile(name: fileName)
    let replaced = ReplacedNames(file: source, foods: foods.with(file.book))
    var seen: Set<MealID> = []
    let read = file.meals.map { lines in (lines: lines, block: parser.reading(lines)) }
    let sides = NamedSides(read.map(\.block.meal))
    let parsed = read.map { lines, block in
      let (meal, problems) = block
      let doubles = meal.doubles(among: &seen, in: fileName, line: lines.first?.number)
      return (
        meal: meal,
        problems: doubles + problems + sides.problems(in: meal, of: source)
          + replaced.problems(in: meal)
      )
    }
    var near = NearNames(file.book)
    meals = parsed.map { meal, problems in
      InspectedMeal(
        recipe: meal.recipe, unreadAmounts: meal.unreadAmounts, slots: meal.slots,
        customs: meal.customs, formerIDs: meal.formerIDs,
        problems: problems.inOrderOfLines.map { near.completed($0) })
    }
    let none = CatalogError(.missing(.meals), file: fileName)
    let lacksMeals = parsed.isEmpty && !file.problems.contains { $0.kind.isOfNoCatalogue }
    problems = file.problems.inOrderOfLines + (lacksMeals ? [none] : [])
    self.foods = file.book.adding(trusted: parsed.flatMap(\.meal.madeOutFoods))
    reference = foods.with(self.foods)
  }

  /// The first thing that is wrong, apart from foods that nobody knows.
  var firstMistake: CatalogError? {
    (problems + meals.flatMap(\.problems)).first { $0.kind != .unknown(.food) }
  }
}

extension ParsedMeal {
  /// The ids of this meal that one before it has or had; an id that is missing is another problem.
  fileprivate func doubles(
    among seen: inout Set<MealID>, in file: String, line: Int?
  ) -> [CatalogError] {
    ([recipe.id] + formerIDs).filter { $0 != "" && !seen.insert($0).inserted }.map { id in
      CatalogError(.duplicate(.mealID), file: file, line: line, found: id.rawValue)
    }
  }
}

/// Adds near names to the first problems with unknown foods; each takes a while.
private struct NearNames {
  private let book: FoodBook
  private var names: [String]?
  private var left = 50

  init(_ book: FoodBook) {
    self.book = book
  }

  mutating func completed(_ error: CatalogError) -> CatalogError {
    guard error.kind == .unknown(.food), left > 0 else { return error }
    left -= 1
    let known = names ?? book.names
    names = known
    return CatalogError(
      error.kind, file: error.file, line: error.line, found: error.found,
      suggestion: Spelling.nearest(to: error.found, among: known), expected: error.expected)
  }
}

extension [CatalogError] {
  /// The errors by line, those of one line in the order in which they were found.
  fileprivate var inOrderOfLines: [CatalogError] {
    enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}
