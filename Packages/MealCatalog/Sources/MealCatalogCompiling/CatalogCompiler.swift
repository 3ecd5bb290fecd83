import EmbeddedText
import MealCatalog
import MealModels

/// Compiles the texts that people edit into the Swift source that ships inside the binary.
package struct CatalogCompiler: Sendable {
  private let foods: FoodReference
  private let texts: [(name: String, text: String)]

  /// Makes a compiler from the known foods and the texts of the bundled meals, each with the name
  /// of its file.
  ///
  /// - Parameters:
  ///   - texts: blocks of meals and side dishes; the format line may be missing.
  package init(foods: FoodReference, texts: [(name: String, text: String)]) {
    self.foods = foods
    self.texts = texts
  }

  /// The source of `BundledCatalog.swift`; throws the first error in the texts.
  package func swiftSource() throws(CatalogError) -> String {
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

  /// Every bundled meal from the text.
  func parsed() throws(CatalogError) -> ParsedCatalogue {
    let parsed = try texts.map { name, text throws(CatalogError) in
      let parser = CatalogParser(
        file: name, foods: foods, origin: .bundled, needsFormatLine: false)
      return try parser.parsed(text)
    }
    return try ParsedCatalogue(parsed, foods: foods)
  }

  private static func source(index: String, meals: String) -> String {
    """
    // swift-format-ignore-file
    // Made from Data/ and the culinary foods by Scripts/compile-catalog. Do not edit.

    /// The compiled catalogue: an index of the meals, and their texts.
    enum BundledCatalog {
      static let index: StaticString = \(SwiftLiteral.raw(index))

      static let meals: StaticString = \(SwiftLiteral.raw(meals))
    }

    """
  }
}
