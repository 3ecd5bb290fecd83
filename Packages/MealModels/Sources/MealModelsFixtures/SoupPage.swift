/// A recipe page in the form that web sites use.
public enum SoupPage {
  /// A soup with its ingredients and steps, as structured data and as text.
  public static let html = """
    <!doctype html><html lang="en"><head><title>Lentil Soup | Our Kitchen</title>
    <link rel="canonical" href="https://kitchen.example/lentil-soup">
    <script type="application/ld+json">
    {"@context": "https://schema.org", "@type": "Recipe", "name": "Lentil Soup",
     "recipeYield": "4 servings", "totalTime": "PT40M", "author": {"@type": "Person", "name": "Ada"},
     "recipeIngredient": ["250 g red lentils", "1 onion, chopped", "2 tbsp Mum's mix"],
     "recipeInstructions": [
       {"@type": "HowToStep", "text": "Fry the onion until golden, about 5 minutes."},
       {"@type": "HowToStep", "text": "Add the rest with water and simmer for 25 minutes."}]}
    </script></head><body><h1>Lentil Soup</h1>
    <h2>Ingredients</h2>
    <ul><li>250 g red lentils</li><li>1 onion, chopped</li><li>2 tbsp Mum's mix</li></ul>
    <h2>Method</h2>
    <ol><li>Fry the onion until golden, about 5 minutes.</li>
    <li>Add the rest with water and simmer for 25 minutes.</li></ol>
    </body></html>
    """

  /// A page without a recipe.
  public static let empty =
    "<!doctype html><title>About us</title><p>We are a small shop for shoes.</p>"
}
