import MealModels

/// Finds the reasons for excluding products.
enum ProductFilter {
  static func reason(
    _ product: Product, _ rules: ShoppingRules, _ currency: Money.Currency
  ) -> ExclusionReason? {
    if product.availability == .out { return .isOut }
    if product.package == nil { return .hasNoPackage }
    if let price = product.price {
      if price.currency != currency { return .isInOtherCurrency(price.currency) }
      if price.hundredths < 0 { return .hasImpossiblePrice }
    }
    if rules.isOrganicOnly, !product.isOrganic { return .isNotOrganic }
    guard !rules.avoided.isEmpty else { return nil }
    let words = FoodName.words(of: product.name + " " + product.brand)
      .map { FoodName.singular($0) }
    return rules.avoided.first { has(words, $0) }.map { .hasWord($0) }
  }

  /// Whether some words occur together in a name, in the singular or plural.
  private static func has(_ words: [String], _ phrase: String) -> Bool {
    let wanted = FoodName.words(of: phrase).map { FoodName.singular($0) }
    guard let first = wanted.first, wanted.count <= words.count else { return false }
    return (0...(words.count - wanted.count)).contains { start in
      words[start] == first && Array(words[start..<(start + wanted.count)]) == wanted
    }
  }
}
