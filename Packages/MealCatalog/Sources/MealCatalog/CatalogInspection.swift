import MealModels
import PrintedText

/// A catalogue text, read as far as possible, with all of its errors.
///
/// ``Catalog`` refuses a file with errors. An inspection lists all errors, and contains every meal
/// with the parts that could be read. `Catalog(inspection)` accepts a file if all errors are
/// unknown foods.
public struct CatalogInspection: Sendable {
  /// One meal.
  public struct InspectedMeal: Sendable {
    /// The recipe; unreadable parts are empty, bad amounts are missing, and unknown foods are nil.
    public let recipe: Recipe
    /// The positions of ingredients whose amount could not be read.
    public let unreadAmounts: Set<Int>
    /// The slots of the meal.
    public let slots: SlotSet
    /// The customs of the meal, as far as the file states them.
    public let customs: MealCustoms
    /// The former ids of the meal.
    public let formerIDs: [MealID]
    /// The problems in it, in the order of the lines.
    public let problems: [CatalogError]

    /// Makes a meal with its problems.
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

  /// The problems outside the meals.
  public let problems: [CatalogError]

  /// The known foods, the foods of the file, and the foods that `finding` returned.
  public let foods: FoodBook

  /// The food reference with which the meals were read, extended by ``foods``.
  let reference: FoodReference

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - fileName: the name of the file in problems.
  ///   - foods: the known foods.
  ///   - finding: finds the food of a name that no food of a book has exactly; nil for an unknown
  ///     name. By default, every such name is unknown.
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

  /// The problems outside and inside the meals, in the order of the lines.
  var allProblems: [CatalogError] {
    (problems + meals.flatMap(\.problems)).inOrderOfLines
  }
}

extension ParsedMeal {
  /// The errors about ids that an earlier meal has or used to have; a missing id is a different
  /// error.
  fileprivate func doubles(
    among seen: inout Set<MealID>, in file: String, line: Int?
  ) -> [CatalogError] {
    ([recipe.id] + formerIDs).filter { $0 != "" && !seen.insert($0).inserted }.map { id in
      CatalogError(.duplicate(.mealID), file: file, line: line, found: id.rawValue)
    }
  }
}

/// Suggests a similar name for each of the first 50 unknown foods; each search takes a while.
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
  /// The errors in the order of the lines; errors of one line keep the order in which they were
  /// found.
  fileprivate var inOrderOfLines: [CatalogError] {
    enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}
