extension FoodBook {
  /// The foods that an allergy covers because its food comes from them.
  ///
  /// Foods with an allergen that the allergy covers are left out, because that allergen names them
  /// already.
  public func origins(of allergy: FoodAllergy) -> [FoodID] {
    allergy.origins.sorted().filter { origin in
      contents(of: origin)?.allergens.isDisjoint(with: allergy.originAllergens) ?? true
    }
  }
}
