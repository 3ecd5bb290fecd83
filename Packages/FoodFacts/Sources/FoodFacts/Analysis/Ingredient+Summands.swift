import MealModels

extension Ingredient {
  /// The line once for each amount that is added, with what the line says of that amount alone.
  ///
  /// The note is only in the first one, so that no weight in it counts twice.
  var summands: [Ingredient] {
    var parts = [self]
    parts[0].further = []
    for amount in further {
      if amount.relation == .added {
        parts.append(Ingredient(measure: amount.measure, name: name, food: food))
      } else {
        parts[parts.count - 1].further.append(amount)
      }
    }
    return parts
  }
}
