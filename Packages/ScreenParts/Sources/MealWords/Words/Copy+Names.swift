import AppWords
import MealModels

extension Copy {
  /// The name of a diet as a title, such as "Gluten-Free".
  public func name(of diet: Diet) -> String { self(CopyKey("diet.\(diet.rawValue)")) }

  /// The name of an allergen as a title, such as "Tree nuts".
  public func name(of allergen: Allergen) -> String {
    self(CopyKey("allergen.\(allergen.rawValue)"))
  }

  /// The name of a cuisine, such as "Middle Eastern".
  public func name(of cuisine: Cuisine) -> String { self(CopyKey("cuisine.\(cuisine.rawValue)")) }

  /// The name of a part of the day as a title, such as "Dinner".
  public func name(of slot: MealSlot) -> String { self(CopyKey("slot.\(slot.rawValue)")) }

  /// The name of a difficulty, such as "Easy".
  public func name(of difficulty: Difficulty) -> String {
    self(CopyKey("difficulty.\(difficulty.rawValue)"))
  }

  /// The name of a nutrient as a title, such as "Saturated fat".
  public func name(of nutrient: Nutrient) -> String {
    self(CopyKey("nutrient.\(nutrient.rawValue)"))
  }

  /// A diet inside a sentence, such as "gluten-free".
  public func inlineName(of diet: Diet) -> String {
    self(CopyKey("diet.\(diet.rawValue).inline"))
  }

  /// An allergen inside a sentence, such as "Brazil nuts".
  public func inlineName(of allergen: Allergen) -> String {
    self(CopyKey("allergen.\(allergen.rawValue).inline"))
  }

  /// The time available for cooking, such as "30 minutes" or "No limit".
  public func cookingTime(_ minutes: Int?) -> String {
    minutes.map(spokenMinutes) ?? self("settings.time.no-limit")
  }

  /// The spoken description of a meal's picture, which a loaded photo may replace.
  public func pictureLabel(of meal: Meal, isLoaded: Bool) -> String {
    let picture = meal.recipe.picture
    if let host = Self.photoHost(of: meal.recipe) {
      return self("meal.photo.from", ["title": meal.recipe.title, "host": host])
    }
    return pictureLabel(
      picture.description, title: meal.recipe.title, isPhoto: isLoaded || picture.photo != nil)
  }

  /// The host of the page that an imported recipe and its photo are from; nil without both.
  private static func photoHost(of recipe: Recipe) -> String? {
    guard recipe.origin == .imported, recipe.picture.photo != nil,
      let source = recipe.credits?.source, let start = source.firstRange(of: "://")
    else { return nil }
    let host = source[start.upperBound...].prefix { !"/:?#".contains($0) }
    let name = host.hasPrefix("www.") ? host.dropFirst(4) : host
    return name.contains(".") ? String(name) : nil
  }

  /// The servings of a recipe as it is shown; unless scaled, as the recipe says: "6–8 servings".
  ///
  /// A number that it does not state is called guessed.
  public func servings(_ count: Int, of recipe: Recipe) -> String {
    guard count == recipe.servings, let credits = recipe.credits else {
      return self("meal.servings", count: count)
    }
    guard credits.statesServings else { return self("meal.servings.guessed", count: count) }
    return credits.servingsRange.map { servings($0) } ?? self("meal.servings", count: count)
  }

  /// From how many to how many servings: "6–8 servings".
  public func servings(_ range: ClosedRange<Int>) -> String {
    self(
      "meal.servings.range",
      ["low": String(range.lowerBound), "high": String(range.upperBound)])
  }

  /// The spoken description of a picture; a photo or tile without one is named by its dish.
  public func pictureLabel(_ description: String, title: String, isPhoto: Bool) -> String {
    guard description.isEmpty else { return description }
    return self(isPhoto ? "meal.photo" : "meal.no-photo", ["title": title])
  }
}
