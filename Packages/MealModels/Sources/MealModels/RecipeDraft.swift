/// A recipe as a person wrote it: texts whose foods and amounts are not parsed yet.
public struct RecipeDraft: Hashable, Sendable, Codable {
  /// Lines that belong together, with or without a heading.
  public struct Section: Hashable, Sendable, Codable {
    /// The heading above them, without a colon at its end: "For the sauce"; nil for the main list.
    public var heading: String?
    /// The lines, in order.
    public var lines: [String]

    /// Makes a section.
    public init(_ lines: [String], below heading: String? = nil) {
      self.heading = heading
      self.lines = lines
    }
  }

  /// The name of the dish.
  public var title: String
  /// The description before the recipe begins.
  public var description: String?
  /// The ingredient lines, in their sections.
  public var ingredients: [Section]
  /// The steps, in the sections of the recipe; a heading is not a step.
  public var steps: [Section]
  /// The number of people it feeds, at least one; nil if it is not stated.
  public var servings: Int?
  /// The yield, in the recipe's own words: "2 loaves".
  public var yield: String?
  /// Minutes of preparation.
  public var prepMinutes: Int?
  /// Minutes on the heat.
  public var cookMinutes: Int?
  /// Minutes from start to table.
  public var totalMinutes: Int?
  /// The author of the recipe.
  public var author: String?
  /// The language in which it is written, as a BCP 47 tag such as "de" or "en-GB".
  public var language: String?
  /// The place of its picture: an address, or the name of a file that came with it.
  public var image: String?
  /// The address from which it comes, in the form that the page prefers.
  public var source: String?
  /// The cuisines that it names, in its own words.
  public var cuisines: [String]
  /// The courses or kinds of dish that it names: "dessert".
  public var categories: [String]
  /// The tags of the recipe.
  public var keywords: [String]
  /// The nutrition that it states for a serving, as text by the property names of schema.org's
  /// NutritionInformation: `"calories": "127 kcal"`.
  public var statedNutrition: [String: String]
  /// The mean of its ratings, from 0 to 5.
  public var rating: Double?
  /// The notes of its owner or author.
  public var notes: String?

  /// Makes a draft.
  public init(
    title: String, description: String? = nil, ingredients: [Section] = [], steps: [Section] = [],
    servings: Int? = nil, yield: String? = nil, prepMinutes: Int? = nil, cookMinutes: Int? = nil,
    totalMinutes: Int? = nil, author: String? = nil, language: String? = nil,
    image: String? = nil, source: String? = nil, cuisines: [String] = [],
    categories: [String] = [], keywords: [String] = [], statedNutrition: [String: String] = [:],
    rating: Double? = nil, notes: String? = nil
  ) {
    self.title = title
    self.description = description
    self.ingredients = ingredients
    self.steps = steps
    self.servings = servings
    self.yield = yield
    self.prepMinutes = prepMinutes
    self.cookMinutes = cookMinutes
    self.totalMinutes = totalMinutes
    self.author = author
    self.language = language
    self.image = image
    self.source = source
    self.cuisines = cuisines
    self.categories = categories
    self.keywords = keywords
    self.statedNutrition = statedNutrition
    self.rating = rating
    self.notes = notes
  }

  /// All ingredient lines, in order, without their headings.
  public var ingredientLines: [String] { ingredients.flatMap(\.lines) }

  /// All steps, in order, without their headings.
  public var stepLines: [String] { steps.flatMap(\.lines) }
}
