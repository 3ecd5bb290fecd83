import Groceries

/// A change of the rules for choosing products.
enum ShoppingRule: Hashable, Sendable {
  case storeBrand(Bool)
  case organic(Bool)
  case avoided(String)
  case allowed(String)

  /// Applies the change to the current rules.
  func apply(to rules: inout ShoppingRules) {
    switch self {
    case .storeBrand(let isOn): rules.prefersStoreBrand = isOn
    case .organic(let isOn): rules.isOrganicOnly = isOn
    case .avoided(let word):
      guard !rules.avoided.contains(where: { $0.lowercased() == word.lowercased() }) else {
        return
      }
      rules.avoided.append(word)
    case .allowed(let word): rules.avoided.removeAll { $0 == word }
    }
  }
}
