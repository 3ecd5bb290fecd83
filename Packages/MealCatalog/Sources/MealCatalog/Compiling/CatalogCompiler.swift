import MealModels

/// Turns the texts that people edit into the Swift source that ships inside the binary.
public struct CatalogCompiler: Sendable {
  private let foods: String
  private let meals: String

  /// Takes the text of the bundled foods and of the bundled meals.
  ///
  /// - Parameters:
  ///   - foods: one food a line, without the word "food" before it.
  ///   - meals: blocks of meals; the format line may be missing.
  public init(foods: String, meals: String) {
    self.foods = foods
    self.meals = meals
  }

  /// The source of `BundledCatalog.swift`, or the first mistake in the texts.
  public func swiftSource() throws(CatalogError) -> String {
    let parsed = try parsed()
    let writer = IndexWriter(parsed.meals)
    var index = [writer.foodLine]
    var blocks = ""
    for (position, meal) in parsed.meals.enumerated() {
      let formerIDs = parsed.formerIDs.filter { $0.position == position }.map(\.id)
      let start = blocks.utf8.count
      blocks += MealBlockWriter().text(meal, formerIDs: formerIDs)
      index.append(
        writer.line(meal.summary, formerIDs: formerIDs, block: start..<blocks.utf8.count))
    }
    return Self.source(index: index.joined(separator: "\n"), meals: blocks, foods: foodText)
  }

  /// Every bundled meal and food as the texts say them.
  func parsed() throws(CatalogError) -> ParsedCatalogue {
    let foodParser = CatalogParser(file: "foods.txt", foods: .empty, origin: .bundled)
    let book = try foodParser.foodBook(foods)
    let mealParser = CatalogParser(
      file: "meals.txt", foods: book, origin: .bundled, needsFormatLine: false)
    return try mealParser.catalogue(meals)
  }

  private var foodText: String {
    SourceLine.lines(of: foods).map { String($0.text) }.joined(separator: "\n")
  }

  private static func source(index: String, meals: String, foods: String) -> String {
    """
    // swift-format-ignore-file
    // Made from Data/foods.txt and Data/meals.txt by Scripts/compile-catalog. Do not edit.

    /// The compiled catalogue: an index of the meals, their texts, and the foods.
    enum BundledCatalog {
      static let index: StaticString = \(SwiftLiteral.raw(index))

      static let meals: StaticString = \(SwiftLiteral.raw(meals))

      static let foods: StaticString = \(SwiftLiteral.raw(foods))
    }

    """
  }
}
