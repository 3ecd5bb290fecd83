import MealModels
import PrintedText
import Testing

@testable import RecipeExchange

@Suite struct AppExportTests {
  private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, 3]

  private func read(_ text: String, named name: String = "export.json") -> ExchangeReport {
    ExchangeReader().read(Array(text.utf8), named: name)
  }

  private func zip(_ files: [(String, [UInt8])]) -> [UInt8] {
    var writer = ZipWriter()
    for (path, bytes) in files { writer.add(bytes, at: path) }
    return writer.finished()
  }

  @Test func `Mealie's ingredients are put together, with their sections`() throws {
    let report = read(
      #"""
      {"id": "7f", "name": "Stew", "slug": "stew", "recipe_yield": "6 servings", "rating": 4,
       "total_time": "2 hours 10 Minutes", "prep_time": "10 minutes", "perform_time": "PT2H",
       "org_url": "https://example.org/stew", "tags": [{"name": "slow", "slug": "slow"}],
       "recipe_category": [{"name": "Dinner"}], "tools": [{"name": "Pot"}],
       "recipe_ingredient": [
         {"title": "Meat", "note": "cubed", "quantity": 1.5, "unit": {"name": "pound", "plural_name": "pounds"},
          "food": {"name": "beef"}},
         {"note": "2 bay leaves", "quantity": 1, "unit": null, "food": null, "disable_amount": true},
         {"title": "Rest", "note": "", "quantity": 0.333, "unit": {"name": "cup", "abbreviation": "c", "use_abbreviation": true},
          "food": {"name": "wine"}},
         {"note": "", "quantity": 0, "food": {"name": "salt"}}],
       "recipe_instructions": [{"title": "", "text": "Brown it."}, {"title": "Later", "text": "Stew it."}],
       "notes": [{"title": "Tip", "text": "Better next day."}],
       "nutrition": {"calories": "400", "fat_content": "9", "protein_content": null},
       "extras": {"wine": "Merlot"}, "date_added": "2022-01-05", "settings": {"public": true},
       "some_new_field": "blue"}
      """#)
    let recipe = try #require(report.recipes.first)
    #expect(report.formats == [.mealie])
    #expect(
      recipe.draft.ingredients == [
        .init(["1 1/2 pounds beef, cubed", "2 bay leaves"], below: "Meat"),
        .init(["1/3 c wine", "salt"], below: "Rest"),
      ])
    #expect(recipe.draft.steps == [.init(["Brown it."]), .init(["Stew it."], below: "Later")])
    #expect(recipe.draft.servings == 6)
    #expect(
      [recipe.draft.prepMinutes, recipe.draft.cookMinutes, recipe.draft.totalMinutes] == [
        10, 120, 130,
      ])
    #expect(recipe.draft.statedNutrition == ["calories": "400", "fatContent": "9"])
    #expect(recipe.ownRating == 4)
    #expect(recipe.created == "2022-01-05")
    #expect(
      recipe.draft.notes == "Tip: Better next day.\nTools: Pot\nwine: Merlot\nsome_new_field: blue")
    #expect(
      report.remarks.map(\.sentence) == [
        "The field 'some_new_field' is unknown; it was added to the notes."
      ])
  }

  @Test func `A backup of Mealie is put together from its tables, with its pictures`() throws {
    let database = #"""
      {"recipes": [{"id": "aa-bb", "name": "Pie", "recipe_yield": "", "recipe_servings": 8, "prep_time": null,
         "perform_time": null, "total_time": "1 hour", "description": "Good", "org_url": null}],
       "recipes_ingredients": [
         {"id": 2, "recipe_id": "aa-bb", "position": 1, "note": "", "quantity": 3, "unit_id": null, "food_id": "f1", "title": null},
         {"id": 1, "recipe_id": "aa-bb", "position": 0, "note": "cold", "quantity": 200, "unit_id": "u1", "food_id": "f2", "title": "Dough"}],
       "ingredient_units": [{"id": "u1", "name": "gram"}],
       "ingredient_foods": [{"id": "f1", "name": "eggs"}, {"id": "f2", "name": "butter"}],
       "recipe_instructions": [{"id": "s2", "recipe_id": "aa-bb", "position": 1, "title": "", "text": "Bake."},
         {"id": "s1", "recipe_id": "aa-bb", "position": 0, "title": "", "text": "Mix."}],
       "tags": [{"id": "t1", "name": "sweet"}], "recipes_to_tags": [{"recipe_id": "aa-bb", "tag_id": "t1"}],
       "categories": [], "recipes_to_categories": [], "notes": [], "recipe_nutrition": [],
       "users_to_recipes": [{"recipe_id": "aa-bb", "rating": 5, "is_favorite": true}]}
      """#
    let bytes = zip([
      ("database.json", Array(database.utf8)),
      ("data/recipes/aabb/images/original.webp", Self.jpeg),
    ])
    let recipe = try #require(ExchangeReader().read(bytes, named: "backup.zip").recipes.first)
    #expect(
      recipe.draft.ingredients == [.init(["200 gram butter, cold", "3 eggs"], below: "Dough")])
    #expect(recipe.draft.stepLines == ["Mix.", "Bake."])
    #expect(recipe.draft.keywords == ["sweet"])
    #expect(recipe.draft.servings == 8)
    #expect(recipe.isFavorite)
    #expect(recipe.ownRating == 5)
    #expect(recipe.pictures.map(\.bytes) == [Self.jpeg])
  }

  @Test func `Tandoor's archive of archives gives recipes with their pictures`() throws {
    let json = #"""
      {"name": "Curry", "description": "Hot", "keywords": [{"name": "thai", "description": ""}],
       "steps": [
         {"name": "Paste", "instruction": "Grind {{ ingredients[0] }}.\n\nRest it.", "order": 1, "time": 5, "show_as_header": true,
          "ingredients": [{"food": {"name": "chili", "plural_name": "chilies"}, "unit": null, "amount": "3.0000000000000000", "note": "dried", "order": 0, "is_header": false, "no_amount": false}]},
         {"name": "", "instruction": "Cook.", "order": 0, "time": 0,
          "ingredients": [{"food": {"name": "rice"}, "unit": {"name": "g"}, "amount": 250.0, "note": "", "order": 0, "is_header": false, "no_amount": false},
            {"food": null, "unit": null, "amount": 0, "note": "To serve", "order": 1, "is_header": true, "no_amount": true},
            {"food": {"name": "lime"}, "unit": null, "amount": 1, "note": "", "order": 2, "is_header": false, "no_amount": true}]}],
       "working_time": 20, "waiting_time": 40, "internal": true, "nutrition": null, "servings": 2,
       "servings_text": "portions", "source_url": "https://example.org/curry"}
      """#
    let inner = zip([("recipe.json", Array(json.utf8)), ("image.jpg", Self.jpeg)])
    let report = ExchangeReader().read(zip([("Curry.zip", inner)]), named: "export.zip")
    let recipe = try #require(report.recipes.first)
    #expect(report.formats == [.tandoor])
    #expect(report.passedOver == [])
    #expect(
      recipe.draft.ingredients == [
        .init(["250 g rice"]), .init(["lime"], below: "To serve"),
        .init(["3 chilies, dried"], below: "Paste"),
      ])
    #expect(
      recipe.draft.steps == [
        .init(["Cook."]), .init(["Grind 3 chilies, dried.", "Rest it. (5 min)"], below: "Paste"),
      ])
    #expect(
      [recipe.draft.servings, recipe.draft.prepMinutes, recipe.draft.totalMinutes] == [2, 20, 60])
    #expect(recipe.pictures.map(\.name) == ["image.jpg"])
  }

  @Test func `A recipe of Paprika has its headings, times and picture`() throws {
    let json = #"""
      {"uid": "A1", "name": "Tart", "ingredients": "For the crust:\n1 cup flour\n\n6 tbsp butter\n", "directions": "1. Mix.\n\n2. Bake.",
       "notes": "", "nutritional_info": "Calories: 300\nFat: 9 g\nvery good", "prep_time": "15 mins", "cook_time": "1 hr 5 min", "total_time": "overnight",
       "servings": "Serves 8", "difficulty": "Easy", "source": "Mum", "source_url": "", "rating": 5, "categories": ["Dessert"],
       "created": "2019-05-06 07:08:09", "on_favorites": true, "hash": "00", "photo": "A1.jpg", "photo_data": "/9j/4AECAw==", "photos": []}
      """#
    let report = ExchangeReader().read(
      zip([("Tart.paprikarecipe", Gzip.pack(Array(json.utf8)))]), named: "a.paprikarecipes")
    let recipe = try #require(report.recipes.first)
    #expect(report.formats == [.paprika])
    #expect(
      recipe.draft.ingredients == [.init(["1 cup flour", "6 tbsp butter"], below: "For the crust")])
    #expect(recipe.draft.stepLines == ["Mix.", "Bake."])
    #expect(
      [recipe.draft.prepMinutes, recipe.draft.cookMinutes, recipe.draft.servings] == [15, 65, 8])
    #expect(recipe.draft.statedNutrition == ["calories": "300", "fatContent": "9 g"])
    #expect(recipe.draft.notes == "Total time: overnight\nDifficulty: Easy\nNutrition: very good")
    #expect(recipe.draft.author == "Mum")
    #expect(recipe.isFavorite)
    #expect(recipe.pictures == [.init(name: "A1.jpg", bytes: Self.jpeg)])
  }

  @Test func `A folder of Nextcloud Cookbook is read with its picture, and small copies are left`()
    throws
  {
    let json = ##"""
      {"@context": "http://schema.org", "@type": "Recipe", "id": 77, "name": "Knödel", "keywords": "brot,bayern",
       "recipeYield": 4, "prepTime": "PT0H20M", "cookTime": "PT15M", "totalTime": null, "tool": ["Topf"],
       "recipeIngredient": ["## Teig", "6 Semmeln"], "recipeInstructions": ["Einweichen.", "Kochen."],
       "recipeCategory": "Beilage", "dateCreated": "2023-01-02T03:04:05+0000", "imageUrl": "/x", "nutrition": []}
      """##
    let report = ExchangeReader().read([
      ExchangeFile("Recipes/Knödel/recipe.json", Array(json.utf8)),
      ExchangeFile("Recipes/Knödel/full.jpg", Self.jpeg),
      ExchangeFile("Recipes/Knödel/thumb.jpg", Self.jpeg + [9]),
      ExchangeFile("Recipes/.DS_Store", [0]),
    ])
    let recipe = try #require(report.recipes.first)
    #expect(report.passedOver == [])
    #expect(recipe.draft.keywords == ["brot", "bayern"])
    #expect(recipe.draft.servings == 4)
    #expect(recipe.draft.ingredients == [.init(["6 Semmeln"], below: "Teig")])
    #expect(recipe.draft.stepLines == ["Einweichen.", "Kochen."])
    #expect(recipe.draft.notes == "Tools: Topf")
    #expect(recipe.pictures.map(\.name) == ["full.jpg"])
  }

  @Test(arguments: [
    #"{"@type": "HowToSection", "text": "[Dough]"}"#,
    #"{"@type": "HowToSection", "name": "Dough"}"#,
  ])
  func `RecipeSage's headings stand in lines of their own`(_ heading: String) throws {
    let report = read(
      #"""
      [{"@context": "http://schema.org", "@type": "Recipe", "identifier": "x1", "name": "Buns",
        "recipeIngredient": ["[Dough]", "500 g flour", "[Glaze]", "1 egg"],
        "recipeInstructions": [\#(heading), {"@type": "HowToStep", "text": "Knead."}],
        "creditText": "Grandma", "isBasedOn": "https://example.org", "recipeYield": "12 buns",
        "comment": [{"@type": "Comment", "name": "Author Notes", "text": "Soft."}],
        "aggregateRating": {"@type": "AggregateRating", "ratingValue": "4", "bestRating": "5"}}]
      """#)
    let recipe = try #require(report.recipes.first)
    #expect(
      recipe.draft.ingredients == [
        .init(["500 g flour"], below: "Dough"), .init(["1 egg"], below: "Glaze"),
      ])
    #expect(recipe.draft.steps == [.init(["Knead."], below: "Dough")])
    #expect(
      [recipe.draft.author, recipe.draft.source, recipe.draft.yield, recipe.draft.notes]
        == ["Grandma", "https://example.org", "12 buns", "Soft."])
    #expect(recipe.draft.rating == 4)
    #expect(report.remarks == [])
  }

  @Test func `XML of recipes is read by what its elements are called`() throws {
    let report = read(
      """
      <?xml version="1.0"?><recipes><recipe><title>Dip &amp; chips</title><ingredients>1 avocado
      salt</ingredients><instructions><![CDATA[Mash.
      Eat <now>.]]></instructions><yield>2 servings</yield></recipe></recipes>
      """, named: "a.xml")
    let draft = try #require(report.recipes.first?.draft)
    #expect(report.formats == [.xml])
    #expect(draft.title == "Dip & chips")
    #expect(draft.ingredientLines == ["1 avocado", "salt"])
    #expect(draft.stepLines == ["Mash.", "Eat <now>."])
    #expect(draft.servings == 2)
  }

  @Test func `Lists of XML are lists of lines`() throws {
    let report = read(
      """
      <?xml version="1.0"?><cookbook><recipe><title>Egg</title><preptime>5 min</preptime>
      <ingredient><li>1 egg</li><li>salt</li></ingredient><recipetext><li>Boil.</li></recipetext>
      </recipe><recipe><title>Tea</title><ingredient><li>tea</li></ingredient></recipe></cookbook>
      """, named: "a.xml")
    #expect(report.recipes.map(\.draft.title) == ["Egg", "Tea"])
    let draft = try #require(report.recipes.first?.draft)
    #expect(draft.ingredientLines == ["1 egg", "salt"])
    #expect(draft.stepLines == ["Boil."])
    #expect(draft.prepMinutes == 5)
  }

  @Test func `An app that is not known is read by what apps call things`() throws {
    let report = read(
      ##"{"recipes": [{"title": "Toast", "ingredients": "# Base\n2 slices bread", "instructions": "Toast it.\nEat.", "link": "https://e.org", "favorite": true, "date": 12, "colour": {"r": 1}}]}"##
    )
    let recipe = try #require(report.recipes.first)
    #expect(report.formats == [.otherJSON])
    #expect(recipe.draft.ingredients == [.init(["2 slices bread"], below: "Base")])
    #expect(recipe.draft.stepLines == ["Toast it.", "Eat."])
    #expect(recipe.isFavorite)
    #expect(report.remarks.map(\.sentence) == ["The field 'colour' was not read."])
  }
}
