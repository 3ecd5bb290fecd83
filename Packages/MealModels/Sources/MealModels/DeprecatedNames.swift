extension EaterLimits {
  /// Makes limits with disliked foods whose ids are not looked up, so that a plural or a misspelt
  /// name excludes nothing.
  @available(*, deprecated, message: "Use dislikes: with FoodDislike(of:in:), which looks it up.")
  public init(
    diets: DietSet = [], allergens: AllergenSet = [], acceptedTraces: AllergenSet = [],
    allergies: some Sequence<FoodAllergy> = [], dislikedFoods: Set<FoodID>
  ) {
    self.init(
      diets: diets, allergens: allergens, acceptedTraces: acceptedTraces, allergies: allergies,
      dislikes: dislikedFoods.map { .asNamed($0) })
  }
}
