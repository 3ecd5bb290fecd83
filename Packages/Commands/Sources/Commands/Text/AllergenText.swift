import DesignSystem
import MealModels
import Presentation

/// What people with allergies have to know, as names inside a sentence.
struct AllergenText: Sendable {
  let contents: FoodContents

  /// What is in it, such as "milk" and "tree nuts (almonds and cashews)".
  var contained: [String] { Self.names(contents.allergens) }

  /// What may be in it beside that.
  var traces: [String] { Self.names(contents.tracesAlone) }

  /// The allergens worth naming: tree nuts of every kind are tree nuts, and no list of nine.
  static func named(_ set: AllergenSet) -> AllergenSet {
    set.isSuperset(of: .treeNutKinds) ? set.subtracting(.treeNutKinds) : set
  }

  /// The names; kinds of tree nut stand behind those they belong to.
  private static func names(_ set: AllergenSet) -> [String] {
    let copy = Copy.english
    let named = named(set)
    let kinds = named.intersection(.treeNutKinds).allergens.map(copy.inlineName(of:))
    guard named.contains(.treeNut), !kinds.isEmpty else {
      return named.allergens.map(copy.inlineName(of:))
    }
    return named.subtracting(.treeNutKinds).allergens.map { allergen in
      let name = copy.inlineName(of: allergen)
      return allergen == .treeNut ? "\(name) (\(copy.list(kinds)))" : name
    }
  }
}

extension FoodContents {
  /// Traces of what it does not contain anyway.
  var tracesAlone: AllergenSet { traces.subtracting(allergens) }
}
