import DesignSystem

extension CopyTable {
  /// Every text of the MealAdvisor screens in English; another language is another table.
  public static let english = CopyTable(language: "en", entries: englishParts)

  private static var englishParts: [CopyKey: CopyEntry] {
    let parts = [
      homeEnglish, recipeEnglish, favoritesEnglish, settingsEnglish, premiumEnglish, errorEnglish,
      suggestionEnglish, mealEnglish, foodEnglish, cuisineEnglish, legalEnglish, cookingEnglish,
      nutrientEnglish, traitEnglish, severalEnglish, calendarEnglish, accountEnglish,
      householdEnglish, signingInEnglish, opinionEnglish,
    ]
    var entries: [CopyKey: CopyEntry] = [:]
    entries.reserveCapacity(560)
    for part in parts { entries.merge(part) { first, _ in first } }
    return entries
  }
}

extension Copy {
  /// The English words, written as in the United States.
  public static let english = Copy([.english])
}
