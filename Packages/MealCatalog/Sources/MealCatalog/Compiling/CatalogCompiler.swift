import EmbeddedText
import MealModels

/// Turns the texts that people edit into the Swift source that ships inside the binary.
public struct CatalogCompiler: Sendable {
  private let foods: FoodReference
  private let meals: String

  /// Takes the known foods and the text of the bundled meals.
  ///
  /// - Parameters:
  ///   - meals: blocks of meals; the format line may be missing.
  public init(foods: FoodReference, meals: String) {
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
    return Self.source(index: index.joined(separator: "\n"), meals: blocks)
  }

  /// Every bundled meal as the text says it.
  func parsed() throws(CatalogError) -> ParsedCatalogue {
    let mealParser = CatalogParser(
      file: "meals.txt", foods: foods, origin: .bundled, needsFormatLine: false)
    return try mealParser.catalogue(meals)
  }

  private static func source(index: String, meals: String) -> String {
    """
    // swift-format-ignore-file
    // Made from Data/meals.txt and the culinary foods by Scripts/compile-catalog. Do not edit.

    /// The compiled catalogue: an index of the meals, and their texts.
    enum BundledCatalog {
      static let index: StaticString = \(SwiftLiteral.raw(index))

      static let meals: StaticString = \(SwiftLiteral.raw(meals))
    }

    """
  }
}
