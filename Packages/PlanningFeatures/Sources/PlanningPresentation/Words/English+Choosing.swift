import DesignSystem

extension CopyTable {
  /// The words for the choice of products and packages.
  static let choosingEnglish: [CopyKey: CopyEntry] = [
    "grocery-item.buy": "What you buy",
    "grocery-item.packages": "Packages",
    "grocery-item.fewer": "One package less",
    "grocery-item.more": "One package more",
    "grocery-item.short": "{amount} short",
    "grocery-item.replacement": "{sold} instead of {wanted}",
    "grocery-item.only-kind": "Buy Only {wanted}",
    "grocery-item.only-kind.note": "If {retailer} has none, it is not bought.",
    "grocery-item.only-kind.on": "Only {name} is bought now.",
    "grocery-item.any-kind": "Let Another Kind Replace It",
    "grocery-item.products": "Products at {retailer}",
    "grocery-item.ruled": "Let the App Choose Again",
    "grocery-item.price.package": "{price} a package",
    "grocery-item.price.unit": "{price} per {unit}",
    "grocery-item.mark.organic": "Organic",
    "grocery-item.mark.store-brand": "Store brand",
    "grocery-item.not-for": "Not for {names}: {reason}",
    "grocery-item.not-chosen": "Cannot be chosen: {reason}",
    "grocery-item.problem.unsafe": "its label names {food}",
    "grocery-item.problem.unclear": "“{words}” on its label is not known",
    "grocery-item.problem.out": "sold out",
    "grocery-item.problem.kind": "it is {kind}",
    "grocery-item.problem.organic": "it is not organic",
    "grocery-item.problem.word": "you leave out “{word}”",
    "grocery-item.problem.size": "its size is not known",
    "grocery-item.problem.currency": "its price is in another currency",
    "grocery-item.problem.price": "its price is wrong",
    "grocery-item.problem.amount": "too many packages would be needed",
  ]
}
