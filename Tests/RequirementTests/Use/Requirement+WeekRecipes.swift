import Testing

extension Requirement {
  /// U-WEEK: recipes of one's own, their pictures and their words.
  static let weekRecipes = [
    Requirement(
      "U-WEEK-13", "a recipe shows its own photo, or only what is certain of the dish",
      .provedBy(
        "ImportedTitlesTests",
        "A dish whose foods could be hidden gets the calm tile of its kind",
        "A plate is drawn where the name says all that it shows",
        "One word that is no food, or a kind that varies, leaves no plate"),
      .provedBy(
        "PhotoTests",
        "The photo of an imported recipe's page is kept with it",
        "A photo that cannot be had, or is no picture, stands in the way of no recipe")),
    Requirement(
      "U-WEEK-32",
      "an import keeps what its page says, asks only about foods, and invents nothing",
      .provedBy(
        "OwnRecipeListTests",
        "over five foods or more, a title is asked about only where it says what is in the dish",
        "many lines of equipment do not make a recipe one in another language"),
      .provedBy("KitchenToolsTests", "a line of equipment is told"),
      .provedBy(
        "DraftReaderTests", "in another language only settled names are known",
        "a line that lists foods is several, none lost and none merged",
        "a list with an unknown food stays one line, and is unsafe"),
      .provedBy(
        "PossibleAllergensTests",
        "a brand of coconut and cashew yogurts is milk, coconut and nut until it says"),
      .provedBy(
        "ToSettleTests",
        "names are listed by the number of recipes that each settles, and settled from there"),
      .provedBy("FactTests", "What is measured is no number of people"),
      .provedBy("IngredientTests", "A scaled line keeps its words where they were written"),
      .provedBy("PageAddressTests", "an address is read as people write it"),
      .provedBy(
        "CreditsSectionTests",
        "Its page, author, yield, ratings, tags, description and notes are shown as it says them",
        "A cuisine and a difficulty that it does not state are not shown",
        "Servings that a recipe does not state are called guessed, unless the eater chose them")),
    Requirement(
      "U-WEEK-38", "the form of a recipe keeps each line whole, and its lines move",
      .provedBy(
        "RecipeEditorTests", "lines move, go and come back",
        "an ingredient is opened in its parts and loses nothing"),
      .provedBy(
        "RecipeBookCatalogTests", "no line of the form is cut by the card of a field")),
    Requirement(
      "U-WEEK-40", "amounts and minutes are as people say them, and meals fit the season",
      .provedBy(
        "ShopperTextTests", "No amount is written in the other system's units, nor in eighths"),
      .provedBy("SharedWordsTests", "More than an hour is said in hours"),
      .provedBy(
        "SuggestionContextTests", "south of the equator the season is half a year apart")),
    Requirement(
      "U-WEEK-41",
      "a recipe has no empty band where its page says nothing, and its nutrition is shown",
      .provedBy(
        "CreditsSectionTests",
        "A recipe without a description or a page has no empty band in their place"),
      .provedBy(
        "RecipeEditorTests",
        "the editor shows the nutrition of a serving, except to eaters who hide numbers"),
      .provedBy(
        "TrackingModeTests", "What is not known of a serving is said, and is never zero")),
    Requirement(
      "U-WEEK-42", "texts say plainly what is meant",
      .provedBy(
        "CopyTests", "no text presses or blames", "no text is in two parts of the table"),
      .provedBy("ShownWordsTests", "every word that is shown was read"),
      .saysNowhere(
        "nobody knows what", "it is no food", "stand here", "hold at once", "limit by now")),
  ]
}
