import Groceries
import MealModels
import Testing

@testable import RetailerServices

@Suite struct KrogerTextTests {
  @Test(arguments: [
    ("1 gal", "4 quarts"), ("0.5 gal", "2 quarts"), ("1/2 gal", "2 quarts"),
    ("14.4 oz", "14 2/5 oz"),
    ("1 lb", "1 lb"), ("1 ct", "each"), ("12 ct", "12"), ("16 fl oz", "16 fl oz"),
    ("6 pk / 12 fl oz", "6 × 12 fl oz"), ("2 pk / 4.4 oz", "2 × 4 2/5 oz"), ("750 mL", "750 ml"),
    ("2 L", "2 l"), ("1 bunch", "1 bunch"), ("1 dozen", "12"), ("2 pk/6 ct", "2 × 6"),
    ("2 pk / 6 ct / 1 oz", "1 oz"), ("8 ct / 12 oz", "12 oz"), ("1 1/2 lb", "1 1/2 lb"),
    ("1 EACH", "each"),
  ])
  func `a size is read as people mean it`(text: String, size: String) {
    #expect(KrogerSize.package(text)?.text == size)
  }

  @Test(arguments: [
    "", "each", "oz", "0 oz", "-1 oz", "1", "1 blob", "12 pk", "a / b", "1 oz / 2 pk",
    "1.5 pk / 2 oz",
    "99999999999 oz", "1/0 oz", "/", "2 pk / ", "9999 pk / 1 oz",
  ])
  func `a text without a size gives no package`(text: String) {
    #expect(KrogerSize.package(text) == nil)
  }

  @Test func `the net weight tells whether ounces are those of one or of all`() {
    #expect(KrogerSize.package("6 ct / 5.3 oz", netWeight: "1.99 [lb_av]")?.count == 6)
    #expect(KrogerSize.package("8 ct / 16 oz", netWeight: "1.0 [lb_av]")?.count == 1)
    #expect(KrogerSize.package("8 ct / 16 oz", netWeight: "16")?.count == 1)
  }

  @Test func `weighed goods are sold by their average weight`() {
    let onions = KrogerSize.weighed(per: "1 lb", average: "0.5 [lb_av]")
    #expect(onions?.step == Fraction(1, over: 2))
    #expect(KrogerSize.weighed(per: "1 lb", average: nil)?.step == .one)
    #expect(KrogerSize.weighed(per: "1 ct", average: "0.5 [lb_av]") == nil)
  }

  @Test(arguments: [
    ("KrogerÂ®", "Kroger®"), ("Hidden Valleyâ„¢ Ranch", "Hidden Valley™ Ranch"),
    ("JalapeÃ±o", "Jalapeño"), ("Jalapeño", "Jalapeño"), ("Milk", "Milk"), ("日本", "日本"),
    ("CrÃ¨me BrÃ»lÃ©e", "Crème Brûlée"), ("", ""),
  ])
  func `the client repairs doubly encoded names and keeps others`(text: String, name: String) {
    #expect(DoubleEncoding.repaired(text) == name)
  }
}
