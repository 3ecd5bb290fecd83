import Groceries
import MealModels
import SeededRandom
import Testing

@Suite struct PackageChooserTests {
  private let chooser = PackageChooser()

  @Test func `two small packages are taken where they cost less than a large one`() {
    let products = [
      Shelf.product("small", "rice", Shelf.grams(500), cents: 150),
      Shelf.product("large", "rice", Shelf.grams(1000), cents: 350),
    ]
    let choice = chooser.choice(for: Shelf.need(900), from: products)
    #expect(choice?.lines == [PackageChoice.Line(products[0], count: 2)])
    #expect(choice?.cost == Money(hundredths: 300))
    #expect(choice?.left == Shelf.need(100))
    #expect(choice?.reason == .cheapest)
  }

  @Test func `of equal cost the one with least left over is taken, and said so`() {
    let products = [
      Shelf.product("a", "rice", Shelf.grams(1000), cents: 200),
      Shelf.product("b", "rice", Shelf.grams(750), cents: 200),
    ]
    let choice = chooser.choice(for: Shelf.need(600), from: products)
    #expect(choice?.lines.map(\.product.id) == ["b"])
    #expect(choice?.reason == .leastWaste)
  }

  /// Small random shelves: contents 1 to 9 g, prices 0 to 9 cents, some of it weighed.
  @Test func `no mixture of packages is cheaper, and none of equal cost wastes less`() {
    for seed in 0..<Sample.count(quick: 500, whole: 10_000) {
      var random = SeededGenerator(seed: seed)
      let products = (0..<Int.random(in: 1...3, using: &random)).map { index in
        let content = Measure(.exactly(Fraction(Int.random(in: 1...9, using: &random))), .gram)
        let size =
          random.happens(0.2)
          ? PackageSize.weighed(per: content, step: Fraction(1, over: 3) ?? .one)
          : PackageSize(of: content)
        return Shelf.product(
          ProductID(rawValue: "p\(index)"), "rice", size,
          cents: Int.random(in: 0...9, using: &random))
      }
      let need = Int.random(in: 1...20, using: &random)
      let best = BruteForce(products, need: Fraction(need)).best()
      let choice = chooser.choice(for: Shelf.need(need), from: products)
      #expect(choice?.cost?.hundredths == best?.cost, "seed \(seed)")
      #expect(choice?.left?.high == best?.waste, "seed \(seed)")
    }
  }

  @Test func `a price that is not known is never nothing`() {
    let unknown = Shelf.product("a", "rice", Shelf.grams(1000), cents: nil)
    let known = Shelf.product("b", "rice", Shelf.grams(500), cents: 300)
    #expect(
      chooser.choice(for: Shelf.need(900), from: [unknown, known])?.lines.first?.product.id == "b")
    let only = chooser.choice(for: Shelf.need(900), from: [unknown])
    #expect(only?.cost == nil)
    #expect(only?.reason == .noPrice)
    #expect(only?.lines.first?.cost == nil)
  }

  @Test
  func `the chooser skips products that are out, not organic, avoided, unpacked or wrongly priced`()
  {
    let rules = ShoppingRules(isOrganicOnly: true, avoided: ["peanut oil"])
    let size = Shelf.grams(500)
    let products = [
      Shelf.product("a", "oil", size, isOrganic: true, availability: .out),
      Shelf.product("b", "oil", size),
      Shelf.product("c", "oil", size, isOrganic: true, name: "Chips in Peanut Oils"),
      Shelf.product("d", "oil", nil, isOrganic: true),
      Shelf.product("e", "oil", size, cents: -1, isOrganic: true),
      Shelf.product("f", "oil", size, isOrganic: true, currency: .eur),
      Shelf.product("g", "oil", size, cents: 900, isOrganic: true),
    ]
    let choice = PackageChooser(rules: rules).choice(for: Shelf.need(100), from: products)
    #expect(choice?.lines.map(\.product.id) == ["g"])
    #expect(
      choice?.passedOver.map(\.reason) == [
        .isOut, .isNotOrganic, .hasWord("peanut oil"), .hasNoPackage, .hasImpossiblePrice,
        .isInOtherCurrency(.eur),
      ])
  }

  @Test func `the store's own brand is taken where it is preferred, even if it costs more`() {
    let products = [
      Shelf.product("a", "rice", Shelf.grams(500), cents: 100),
      Shelf.product("b", "rice", Shelf.grams(500), cents: 120, isStoreBrand: true),
    ]
    let choice = PackageChooser(rules: ShoppingRules(prefersStoreBrand: true))
      .choice(for: Shelf.need(100), from: products)
    #expect(choice?.lines.map(\.product.id) == ["b"])
    #expect(choice?.reason == .storeBrand)
  }

  @Test func `a package chosen by hand is taken, as many as are needed`() {
    let products = [
      Shelf.product("a", "rice", Shelf.grams(500), cents: 100),
      Shelf.product("b", "rice", Shelf.grams(200), cents: 900),
    ]
    let choice = chooser.choice(for: Shelf.need(500), from: products, chosen: "b")
    #expect(choice?.lines.map(\.count) == [3])
    #expect(choice?.reason == .byHand)
  }

  @Test func `onions by weight are compared by what an onion weighs`() {
    let pound = Measure(.exactly(.one), .pound)
    let loose = Shelf.product(
      "loose", "onion", .weighed(per: pound, step: Fraction(1, over: 4) ?? .one), cents: 129)
    let onions = FoodMeasures(weights: [.piece: 110])
    let choice = chooser.choice(
      for: ListAmount(.exactly(Fraction(3))), from: [loose], by: AmountConversion(onions))
    #expect(choice?.lines.map(\.count) == [3])
    #expect(choice?.cost == Money(hundredths: 97))
  }

  @Test func `more than a thousand packages are not taken, and it takes no time to say so`() {
    let tiny = (1...9).map {
      Shelf.product(ProductID(rawValue: "t\($0)"), "rice", Shelf.grams($0), cents: $0)
    }
    #expect(chooser.choice(for: Shelf.need(1_000_000), from: tiny) == nil)
  }
}

/// Tries every mixture of packages.
struct BruteForce {
  let products: [Product]
  let need: Fraction

  init(_ products: [Product], need: Fraction) {
    self.products = products
    self.need = need
  }

  func best() -> (cost: Int, waste: Fraction)? {
    var best: (cost: Int, waste: Fraction)?
    search(0, cost: 0, thirds: 0, best: &best)
    return best
  }

  private func search(
    _ index: Int, cost: Int, thirds: Int, best: inout (cost: Int, waste: Fraction)?
  ) {
    let wanted = need.numerator * 3
    if index == products.count {
      guard thirds >= wanted else { return }
      let waste = Fraction(thirds - wanted, over: 3) ?? .zero
      if best.map({ (cost, waste) < ($0.cost, $0.waste) }) ?? true { best = (cost, waste) }
      return
    }
    let product = products[index]
    let content = product.package?.content.quantity.upperBound.numerator ?? 0
    let each = product.package?.step == nil ? content * 3 : content
    var count = 0
    while true {
      let price = product.cost(of: count)?.hundredths ?? 0
      search(index + 1, cost: cost + price, thirds: thirds + each * count, best: &best)
      if each * count >= wanted { return }
      count += 1
    }
  }
}
