import MealModels

extension BoundedNutrient {
  /// A bound as it is stored, such as `sodium<=600`: an id of the list of `nutrition`.
  public func stored(_ amount: Int) -> String { "\(rawValue)\(side.sign)\(amount)" }
}

extension NutritionBounds {
  /// The bounds as they are stored.
  var stored: [String] { nutrients.compactMap { nutrient in self[nutrient].map(nutrient.stored) } }

  /// The bounds as people type them, such as `sodium at most 600 mg, protein at least 25 g`; `none`
  /// if there are none.
  public var typed: String {
    let phrases = nutrients.map { nutrient in
      let side = nutrient.side == .atLeast ? "at least" : "at most"
      return "\(nutrient.rawValue) \(side) \(self[nutrient] ?? 0) \(nutrient.nutrient.unit)"
    }
    return phrases.isEmpty ? "none" : phrases.joined(separator: ", ")
  }

  /// Reads stored bounds; for each nutrient, the last one wins.
  ///
  /// Unknown ones are ignored, because they are wishes.
  init(stored ids: [String]) {
    self.init()
    for id in ids {
      for nutrient in BoundedNutrient.allCases {
        let start = nutrient.rawValue + nutrient.side.sign
        guard id.hasPrefix(start), let amount = Int(id.dropFirst(start.count)),
          nutrient.range.contains(amount)
        else { continue }
        self[nutrient] = amount
      }
    }
  }
}
