import MealModels

/// Finds the kinds to which a food belongs; a part of a mixed food is not a kind of it.
///
/// A food with one parent is a kind of it, as a thigh of chicken is chicken. Of several parents
/// only groups are its kinds, because a stock of chicken and vegetables is neither of them.
struct FoodKinds: Sendable {
  let book: FoodBook

  /// The food itself and all its kinds.
  ///
  /// - Parameter standIns: whether to include the foods that it stands in for, as gluten-free oats
  ///   do for oats.
  func kinds(of id: FoodID, standIns: Bool) -> Set<FoodID> {
    var kinds: Set<FoodID> = [id]
    var open = [id]
    while let next = open.popLast() {
      guard let food = book[next] else { continue }
      let parents =
        food.parents.count == 1 ? food.parents : food.parents.filter { book[$0]?.isGroup ?? false }
      for kind in parents + (standIns ? food.likes : []) where kinds.insert(kind).inserted {
        open.append(kind)
      }
    }
    return kinds
  }
}
