/// A dish with its ingredients and steps, wherever it came from.
public struct Recipe: Hashable, Sendable, Identifiable {
  /// The source of a recipe.
  public enum Origin: String, CaseIterable, Hashable, Sendable, Codable {
    /// Shipped inside the app.
    case bundled
    /// Imported from a link or a file.
    case imported
    /// Written by the eater.
    case user
  }

  /// Its id, never reused.
  public var id: RecipeID
  /// The name of the dish.
  public var title: String
  /// The gloss of the dish, if its name is not plain English: "Moroccan spiced greens".
  public var gloss: String?
  /// One sentence for a card, at most 80 characters.
  public var summary: String
  /// The longer text of the recipe page.
  public var description: String
  /// The cuisine to which it belongs.
  public var cuisine: Cuisine
  /// The skill that it requires.
  public var difficulty: Difficulty
  /// How long it takes.
  public var times: RecipeTimes
  /// The number of people that it feeds as written, at least one.
  public var servings: Int
  /// The ingredients, in the order of use.
  public var ingredients: [Ingredient]
  /// Foods that the steps use or serve but the list does not name; the dish contains them.
  public var alsoUses: [FoodID]
  /// The steps, in order.
  public var steps: [RecipeStep]
  /// The further unreviewed texts that people see: headings without lines, notes, the yield.
  public var asides: [RecipeText]
  /// The picture of the dish.
  public var picture: DishPicture
  /// Nutrition of one serving, if it is known.
  public var nutrition: NutritionFacts
  /// The source of the recipe.
  public var origin: Origin

  /// The source, notes and yield that an own recipe states; nil for a recipe of the app's catalogue.
  public var credits: RecipeCredits?

  /// More people than any recipe feeds.
  public static let mostServings = 1_000_000

  /// Makes a recipe; it feeds at least one and at most ``mostServings`` people.
  public init(
    id: RecipeID, title: String, gloss: String? = nil, summary: String, description: String,
    cuisine: Cuisine,
    difficulty: Difficulty, times: RecipeTimes, servings: Int, ingredients: [Ingredient],
    alsoUses: [FoodID] = [], steps: [RecipeStep], asides: [RecipeText] = [],
    picture: DishPicture,
    nutrition: NutritionFacts = NutritionFacts(), origin: Origin = .bundled
  ) {
    self.id = id
    self.title = title
    self.gloss = gloss
    self.summary = summary
    self.description = description
    self.cuisine = cuisine
    self.difficulty = difficulty
    self.times = times
    self.servings = min(max(1, servings), Self.mostServings)
    self.ingredients = ingredients
    self.alsoUses = alsoUses
    self.steps = steps
    self.asides = asides
    self.picture = picture
    self.nutrition = nutrition
    self.origin = origin
  }

  /// The ingredient lines for a number of servings, in the units of a system if one is given.
  ///
  /// - Parameters:
  ///   - servings: the number of servings; less than one is treated as one.
  ///   - measured: how foods are measured, such as ``FoodBook/measured(in:)``; the id determines it
  ///     for any other food.
  public func ingredients(
    forServings servings: Int, in system: MeasurementSystem? = nil,
    measured: [FoodID: MeasuredFood] = [:]
  ) -> [Ingredient] {
    let factor = Fraction(max(1, servings), over: self.servings) ?? .one
    return ingredients.map { line in
      line.scaled(by: factor, in: system, as: line.food.flatMap { measured[$0] })
    }
  }
}
