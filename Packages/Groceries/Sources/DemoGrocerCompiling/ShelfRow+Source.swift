import DemoGrocer
import EmbeddedText
import Groceries
import MealModels

extension ShelfRow {
  /// Reads a line of `products.tsv`; throws an error if the line is invalid.
  init(_ line: ShelfTable.Line) throws(SourceError) {
    guard line["sku"].utf8.count == 13, line["sku"].utf8.allSatisfy({ 48...57 ~= $0 }) else {
      throw line.error("a sku has 13 digits, not '\(line["sku"])'")
    }
    guard let form = ShopForm(rawValue: line["form"]) else {
      let forms = ShopForm.allCases.map(\.rawValue).joined(separator: ", ")
      throw line.error("a form is one of \(forms), not '\(line["form"])'")
    }
    guard !line["food"].isEmpty, !line["name"].isEmpty else {
      throw line.error("a product has a food and a name")
    }
    guard PackageText.package(line["package"]) != nil else {
      throw line.error(
        "'\(line["package"])' is not a package, such as 16 oz, 4 x 5 oz can, 12 ct, each or per lb")
    }
    let marks = line["marks"].split(separator: " ")
    if let mark = marks.first(where: { $0 != "own" && $0 != "organic" }) {
      throw line.error("a mark is own or organic, not '\(mark)'")
    }
    self.init(
      id: line["sku"], food: line["food"], form: form == .usual ? "" : form.rawValue,
      name: line["name"], brand: line["brand"], isStoreBrand: marks.contains("own"),
      isOrganic: marks.contains("organic"), package: line["package"],
      kroger: try Self.cents(in: "kroger", of: line),
      fennimore: try Self.cents(in: "fennimore", of: line))
    guard kroger + fennimore > 0 else { throw line.error("a product is sold somewhere") }
  }

  /// The price in cents of a text such as "1.99"; zero if the chain does not sell the product.
  private static func cents(
    in column: String, of line: ShelfTable.Line
  ) throws(SourceError) -> Int {
    let text = line[column]
    guard !text.isEmpty else { return 0 }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 2, let dollars = Int(parts[0]),
      let cents = Int(parts[1]), dollars >= 0, dollars < 1000, cents >= 0, dollars + cents > 0
    else { throw line.error("'\(text)' is not a price, such as 1.99") }
    return dollars * 100 + cents
  }
}
