import EmbeddedText
import MealModels

/// The tables that people edit, and the Swift file that is made from them.
public struct GrocerySources: Sendable {
  private let purchases: String
  private let shops: String

  /// Takes the texts of `purchase-forms.tsv` and `shop-forms.tsv`.
  public init(purchaseForms: String, shopForms: String) {
    purchases = purchaseForms
    shops = shopForms
  }

  /// The source of `BundledForms.swift`, or the first mistake in the tables.
  public func swiftSource() throws(GroceryDataError) -> String {
    for line in TableLine.lines(of: purchases) {
      do { _ = try PurchaseRow(line) } catch { throw error.in("purchase-forms.tsv") }
    }
    for line in TableLine.lines(of: shops) {
      do { _ = try ShopForms.Habit(line) } catch { throw error.in("shop-forms.tsv") }
    }
    return """
      // swift-format-ignore-file
      // Made from Data by Scripts/compile-groceries. Do not edit.

      /// What is bought for what is cooked, and how shops keep it.
      enum BundledForms {
        static let purchases: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(purchases)))

        static let shops: StaticString = \(SwiftLiteral.raw(Self.withoutRemarks(shops)))
      }

      """
  }

  /// Every food that the tables name, for a check that there is one.
  public var foods: [FoodID] {
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
