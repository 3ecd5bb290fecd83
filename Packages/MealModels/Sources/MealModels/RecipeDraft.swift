/// A recipe as somebody wrote it: texts whose foods and amounts nobody has read yet.
public struct RecipeDraft: Hashable, Sendable, Codable {
  /// Lines that stand together, below a heading or below none.
  public struct Section: Hashable, Sendable, Codable {
    /// What stands above them, without a colon at its end: "For the sauce"; nil for the main list.
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
  /// What the recipe says of itself before it begins.
  public var description: String?
  /// The ingredient lines, in the sections in which they stand.
  public var ingredients: [Section]
  /// What to do, in the sections in which it stands; a heading is no step.
  public var steps: [Section]
  /// How many people it feeds, at least one; nil where it is not said.
  public var servings: Int?
  /// What it makes, in its own words: "2 loaves".
  public var yield: String?
  /// Minutes of preparation.
  public var prepMinutes: Int?
  /// Minutes on the heat.
  public var cookMinutes: Int?
  /// Minutes from start to table.
  public var totalMinutes: Int?
  /// Who wrote it.
  public var author: String?
  /// The language in which it is written, as a BCP 47 tag such as "de" or "en-GB".
  public var language: String?
  /// Where its picture is: an address, or the name of a file that came with it.
  public var image: String?
  /// The address from which it comes, in the form that the page prefers.
  public var source: String?
  /// The kitchens it names, in its own words.
  public var cuisines: [String]
  /// The courses or kinds of dish it names: "dessert".
  public var categories: [String]
  /// What it is tagged with.
  public var keywords: [String]
  /// The nutrition it states for a serving, as text by the property names of schema.org's
  /// NutritionInformation: `"calories": "127 kcal"`.
  public var statedNutrition: [String: String]
  /// The mean of its ratings, from 0 to 5.
  public var rating: Double?
  /// What its owner or author adds to it.
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
