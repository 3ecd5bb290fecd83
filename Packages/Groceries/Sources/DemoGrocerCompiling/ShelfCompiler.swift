import DemoGrocer
import EmbeddedText
import Groceries
import MealModels

/// Turns the tables of products and stores into the Swift source that ships inside the binary.
package struct ShelfCompiler: Sendable {
  private let products: String
  private let stores: String

  /// Makes a compiler for the texts of `products.tsv` and `stores.tsv`.
  package init(products: String, stores: String) {
    self.products = products
    self.stores = stores
  }

  /// The source of `BundledShelf.swift`; throws the first error in the tables.
  package func swiftSource() throws(SourceError) -> String {
    let rows = try productLines().joined(separator: "\n")
    let shops = try storeLines().joined(separator: "\n")
    return """
      // swift-format-ignore-file
      // Made from Data/ by Scripts/compile-products. Do not edit.

      /// The compiled tables of products and stores; ``GroceryShelf`` reads them.
      enum BundledShelf {
        static let products: StaticString = \(SwiftLiteral.raw(rows))

        static let stores: StaticString = \(SwiftLiteral.raw(shops))
      }

      """
  }

  private func productLines() throws(SourceError) -> [String] {
    let table = try ShelfTable(
      products, file: "products.tsv",
      columns: [
        "sku", "food", "form", "name", "brand", "marks", "package", "kroger", "fennimore", "basis",
      ])
    var ids: Set<String> = []
    var lines: [String] = []
    for line in table.lines {
      let row = try ShelfRow(line)
      guard ids.insert(row.id).inserted else { throw line.error("the sku \(row.id) is taken") }
      lines.append(row.line)
    }
    return lines
  }

  private func storeLines() throws(SourceError) -> [String] {
    let columns = ["id", "name", "chain", "address", "zip", "level"]
    let table = try ShelfTable(stores, file: "stores.tsv", columns: columns)
    var lines: [String] = []
    for line in table.lines {
      guard DemoChain(rawValue: line["chain"]) != nil else {
        let chains = DemoChain.allCases.map(\.rawValue).joined(separator: " or ")
        throw line.error("the chain is \(chains), not '\(line["chain"])'")
      }
      guard ZIPCode(line["zip"]) != nil else {
        throw line.error("'\(line["zip"])' is not a ZIP code of five digits, such as 94103")
      }
      guard let level = Int(line["level"]), (500...2000).contains(level) else {
        throw line.error("the level is 500 to 2000 thousandths, not '\(line["level"])'")
      }
      lines.append(columns.map { line[$0] }.joined(separator: "\t"))
    }
    return lines
  }
}
