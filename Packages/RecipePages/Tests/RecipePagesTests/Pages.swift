import IngredientLines
import MealModels
import RecipePages

/// A reader that knows no foods, and small pages of our own.
enum Pages {
  static let reader = PageReader(LineReader(FoodReference(.empty)))

  /// A reader that knows three foods.
  static let knowing = PageReader(LineReader(FoodReference(FoodBook(trusted: foods))))

  private static let foods = ["peanut", "celery", "almond"].map { name in
    Food(id: FoodID(rawValue: name), name: name)
  }

  /// A page with a body, and a head that says what it is called.
  static func page(_ body: String, title: String = "Leek soup", head: String = "") -> String {
    "<!doctype html><html lang=en><head><title>\(title)</title>\(head)</head><body>\(body)</body>"
  }

  /// A page with a script of linked data.
  static func linked(_ data: String, body: String = "") -> String {
    page(body + "<script type=\"application/ld+json\">\(data)</script>")
  }

  /// A recipe in linked data.
  static let soup = """
    {"@context": "https://schema.org", "@type": "Recipe", "name": "Leek soup",
     "recipeYield": "4 servings", "prepTime": "PT10M", "cookTime": "PT25M",
     "recipeIngredient": ["3 leeks", "2 potatoes, diced", "1 l stock"],
     "recipeInstructions": [{"@type": "HowToStep", "text": "Slice the leeks."},
       {"@type": "HowToStep", "text": "Simmer everything in the stock for 25 minutes."}]}
    """

  /// What a page says, to a reader that knows no foods unless another is given.
  static func read(_ html: String, _ reader: PageReader = reader) -> PageReading {
    reader.reading(of: html, at: "https://cook.example/soup")
  }

  /// The recipe of a page; an empty one where there is none.
  static func draft(_ html: String, _ reader: PageReader = reader) -> RecipeDraft {
    read(html, reader).draft ?? RecipeDraft(title: "")
  }
}
