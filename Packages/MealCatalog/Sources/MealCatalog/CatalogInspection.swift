import MealModels

/// A catalogue text read as far as it goes, with everything that is wrong in it.
///
/// Where ``Catalog`` refuses a file, this says all that would have to be right, and still gives
/// every meal with the parts that could be read.
public struct CatalogInspection: Sendable {
  /// One meal.
  public struct InspectedMeal: Sendable {
    /// The recipe; what could not be read is empty, bad amounts are none, unknown foods nil.
    public let recipe: Recipe
    /// The positions of ingredients whose amount could not be read.
    public let unreadAmounts: Set<Int>
    /// What is wrong in it, in the order of the lines.
    public let problems: [CatalogError]
  }

  /// The meals, in the order of the file.
  public let meals: [InspectedMeal]

  /// What is wrong outside the meals.
  public let problems: [CatalogError]

  /// The known foods, with those of the file and those that names were made out to mean.
  public let foods: FoodBook

  /// Reads a text.
  ///
  /// - Parameters:
  ///   - fileName: what problems call the file.
  ///   - foods: the known foods.
  ///   - finding: makes out the food of a name that no food has exactly; nil when nobody can tell.
  public init(
    text: String, fileName: String, foods: FoodReference,
    finding: @escaping @Sendable (String) -> Food?
  ) throws(CatalogError) {
    let catalog = CatalogParser(file: fileName, foods: foods, origin: .imported)
    var problems: [CatalogError] = []
    let blocks = try catalog.inspectedBlocks(of: text, &problems)
    let book = problems.collect(foods.book) { () throws(CatalogError) in
      try catalog.book(adding: blocks.foods)
    }
    let parser = MealBlockParser(
      file: fileName, foodNames: .words(book, find: finding), origin: .imported)
    let parsed = blocks.meals.map { parser.reading($0) }
    if parsed.isEmpty { problems.append(CatalogError(.missing(.meals), file: fileName)) }
    meals = parsed.map { meal, problems in
      InspectedMeal(
        recipe: meal.recipe, unreadAmounts: meal.unreadAmounts,
        problems: problems.inOrderOfLines)
    }
    self.problems = problems
    self.foods = book.adding(trusted: parsed.flatMap(\.meal.madeOutFoods))
  }
}

extension [CatalogError] {
  /// The errors by line, those of one line in the order in which they were found.
  fileprivate var inOrderOfLines: [CatalogError] {
    enumerated().sorted { ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset) }
      .map(\.element)
  }
}
