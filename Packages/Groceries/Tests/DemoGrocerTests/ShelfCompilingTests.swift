import EmbeddedText
import Foundation
import Testing

@testable import DemoGrocer
@testable import DemoGrocerCompiling

@Suite struct ShelfCompilingTests {
  static let columns =
    "sku\tfood\tform\tname\tbrand\tmarks\tpackage\tkroger\tfennimore\tbasis\n"
  static let stores = "id\tname\tchain\taddress\tzip\tlevel\n"
  static let rice = "0040000010001\trice\tusual\tRice\tMill\town\t2 lb\t1.99\t\tjudged\n"

  @Test func `the generated file is what Scripts/compile-products makes of Data`() throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = { (path: String) in
      try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }
    let compiler = ShelfCompiler(
      products: try text("Data/products.tsv"), stores: try text("Data/stores.tsv"))
    let isFresh =
      try compiler.swiftSource() == text("Sources/DemoGrocer/Generated/BundledShelf.swift")
    #expect(isFresh, "run Scripts/compile-products")
  }

  @Test func `every line of the tables is a product or a store of the shelf`() throws {
    let lines = BundledShelf.products.description.split(separator: "\n").count
    #expect(GroceryShelf.bundled.products.count == lines)
    #expect(
      GroceryShelf.bundled.stores.count
        == BundledShelf.stores.description.split(separator: "\n").count)
  }

  @Test(arguments: [
    ("0040000010001", "40000010001", "a sku has 13 digits, not '40000010001'"),
    (
      "usual", "fluffy",
      "a form is one of usual, fresh, canned, dried, frozen, ground, whole, not 'fluffy'"
    ),
    (
      "2 lb", "2 bags",
      "'2 bags' is not a package, such as 16 oz, 4 x 5 oz can, 12 ct, each or per lb"
    ),
    ("1.99", "1.9", "'1.9' is not a price, such as 1.99"),
    ("1.99", "0.00", "'0.00' is not a price, such as 1.99"),
    ("1.99", "", "a product is sold somewhere"),
    ("own", "huge", "a mark is own or organic, not 'huge'"),
    ("Rice", "", "a product has a food and a name"),
    ("\tjudged", "", "9 fields stand here, and there are 10 columns"),
  ])
  func `a mistake is told with its line and what would be right`(
    right: String, wrong: String, problem: String
  ) throws {
    let row = Self.rice.replacingOccurrences(of: right, with: wrong)
    let compiler = ShelfCompiler(products: Self.columns + row, stores: Self.stores)
    let error = #expect(throws: SourceError.self) { try compiler.swiftSource() }
    #expect(error?.message == "products.tsv:2: \(problem)")
  }

  @Test func `a sku is given once, and columns stand in their order`() {
    let twice = ShelfCompiler(
      products: Self.columns + Self.rice + Self.rice, stores: Self.stores)
    #expect(
      throws: SourceError(
        file: "products.tsv", line: 3, problem: "the sku 0040000010001 is taken")
    ) { try twice.swiftSource() }
    let turned = ShelfCompiler(products: Self.columns, stores: "name\tid\n")
    #expect(
      throws: SourceError(
        file: "stores.tsv", line: 1,
        problem: "the columns are id, name, chain, address, zip, level")
    ) { try turned.swiftSource() }
  }

  @Test(arguments: [
    ("aldi\t1 Row\t94103\t1000", "the chain is kroger or fennimore, not 'aldi'"),
    ("kroger\t1 Row\t00123\t1000", "'00123' is not a ZIP code of five digits, such as 94103"),
    ("kroger\t1 Row\t94103\t10", "the level is 500 to 2000 thousandths, not '10'"),
  ])
  func `a store has a chain, a ZIP code and a level`(fields: String, problem: String) {
    let compiler = ShelfCompiler(
      products: Self.columns, stores: Self.stores + "a\tA\t" + fields + "\n")
    #expect(throws: SourceError(file: "stores.tsv", line: 2, problem: problem)) {
      try compiler.swiftSource()
    }
  }
}
