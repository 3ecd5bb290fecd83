import Groceries
import MealModels
import Testing

@testable import DemoGrocer

@Suite struct PackageTextTests {
  @Test(arguments: [
    ("each", PackageSize.each), ("bunch", .bunch),
    ("head", PackageSize(of: Measure(.exactly(.one), .head))),
    ("16 oz", PackageSize(of: Measure(.exactly(Fraction(16)), .ounce))),
    ("64 fl oz", PackageSize(of: Measure(.exactly(Fraction(64)), .fluidOunce))),
    ("500 ml", PackageSize(of: Measure(.exactly(Fraction(500)), .millilitre))),
    ("12 ct", PackageSize(of: Measure(.exactly(Fraction(12))))),
    ("4 x 5 oz can", PackageSize(4, of: Measure(.exactly(Fraction(5)), .ounce), in: .can)),
    ("16 oz bunch", PackageSize(of: Measure(.exactly(Fraction(16)), .ounce), in: .bunch)),
  ])
  func `a package reads as the shelf writes it`(text: String, package: PackageSize) {
    #expect(PackageText.package(text) == package)
  }

  @Test func `weighed goods are priced by the pound and sold in quarters`() throws {
    let package = try #require(PackageText.package("per lb"))
    #expect(package.content == Measure(.exactly(.one), .pound))
    #expect(package.step?.description == "1/4")
  }

  @Test(arguments: [
    "", "16", "oz", "0 oz", "-1 oz", "16 bags", "1 x 5 oz", "2 x", "1.5 ct", "16 oz crate",
  ])
  func `anything else is no package`(text: String) {
    #expect(PackageText.package(text) == nil)
  }
}
