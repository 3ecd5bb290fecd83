import EmbeddedText
import Groceries
import MealModels

/// The tables that people edit, and the Swift file that is made from them.
package struct GrocerySources: Sendable {
  private let purchases: String
  private let shops: String

  /// Takes the texts of `purchase-forms.tsv` and `shop-forms.tsv`.
  package init(purchaseForms: String, shopForms: String) {
    purchases = purchaseForms
    shops = shopForms
  }

  /// The source of `BundledForms.swift`; it fails on the first mistake in the tables.
  package func swiftSource() throws(GroceryDataError) -> String {
    for line in TableLine.lines(of: purchases) {
      do { _ = try PurchaseRow(line) } catch { throw error.in("purchase-forms.tsv") }
    }
    for line in TableLine.lines(of: shops) {
      do { _ = try ShopForms.Habit(line) } catch { throw error.in("shop-forms.tsv") }
    }
    return """
      // swift-format-ignore-file
      // Made from Data by Scripts/compile-groceries. Do not edit.

      /// The foods to buy for foods as they are cooked, and the forms in which shops keep foods.
      enum BundledForms {
        static let purchases: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(purchases)))

        static let shops: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(shops)))
      }

      """
  }

  /// Every food that the tables name, to check that it exists.
  package var foods: [FoodID] {
    TableLine.lines(of: purchases).flatMap { [$0.column(1), $0.column(2)] }
      .filter { !$0.isEmpty }.map { FoodID(rawValue: $0) }
      + TableLine.lines(of: shops).map { FoodID(rawValue: $0.column(0)) }
  }

  private static func withoutRemarks(_ text: String) -> String {
    text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
  }
}

extension GroceryDataError {
  fileprivate func `in`(_ file: String) -> GroceryDataError {
    GroceryDataError(file: file, line: line, problem: problem)
  }
}
