import MealModels

extension EaterPreferences {
  /// The value of a key as ``PreferenceParser`` reads it back.
  ///
  /// - Parameter eater: the eater, for keys of one eater; nil means the first one.
  public func text(of key: PreferenceKey, eater name: String? = nil) -> String {
    let eater = index(of: name).map { household[$0] } ?? .you
    switch key {
    case .diets: return Self.list(Diet.allCases.filter(eater.diets.contains).map(\.rawValue))
    case .allergies:
      let allergens = Allergen.allCases.filter(eater.allergens.contains).map(\.rawValue)
      let only = eater.onlyAllergyFoods.sorted().map { "\(Eater.onlyWord) \($0.rawValue)" }
      return Self.list(allergens + eater.allergyFoods.sorted().map(\.rawValue) + only)
    case .traces: return eater.tracesText
    case .dislikes: return Self.list(eater.dislikes.sorted().map(\.rawValue))
    case .cookingTime: return cookingTime.rawValue
    case .mealTimes: return Self.list(mealTimes.stored)
    case .cuisines:
      let ids = Cuisine.allCases.filter(cuisines.contains).map(\.rawValue)
      return ids.isEmpty ? "all" : Self.list(ids)
    case .quotas: return quotas.isEmpty ? "none" : quotas.map(\.typed).joined(separator: ", ")
    case .nutrition: return nutrition.typed
    case .sides: return Self.list(ChosenSide.all(in: sides).map(\.text))
    case .servings: return servings.map(String.init) ?? "recipe"
    case .units: return units?.rawValue ?? "region"
    case .appearance: return appearance.rawValue
    case .contrast: return contrast.rawValue
    case .household: return Self.list(household.map(\.name))
    }
  }

  private static func list(_ ids: [String]) -> String {
    ids.isEmpty ? "none" : ids.joined(separator: ",")
  }
}
