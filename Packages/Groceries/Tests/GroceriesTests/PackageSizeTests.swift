import Groceries
import MealModels
import Testing

@Suite struct PackageSizeTests {
  @Test(arguments: [
    (PackageSize(2, of: Measure(.exactly(Fraction(500)), .gram)), "2 × 500 g"),
    (.bunch, "1 bunch"), (.each, "each"),
    (.weighed(per: Measure(.exactly(.one), .pound), step: .one), "per lb"),
  ])
  func `a package is said as its shelf says it`(size: PackageSize, text: String) {
    #expect(size.text == text)
  }
}
