import MealModels
import SeededRandom
import Testing

@testable import MealCatalog

@Suite struct KitchenWordsTests {
  @Test(
    arguments: [
      (
        "Broil the eggplant in a cast-iron skillet.",
        "Grill the aubergine in a cast-iron frying pan."
      ),
      ("cilantro, chopped", "fresh coriander, chopped"), ("fresh cilantro", "fresh coriander"),
      ("lean ground beef", "lean minced beef"), ("2 red bell peppers", "2 red peppers"),
      ("bell pepper and black pepper", "sweet pepper and black pepper"),
      ("all-purpose flour", "plain flour"), ("Zucchini", "Courgette"),
      ("scallions (or arugula)", "spring onions (or rocket)"),
      ("large shrimp", "large prawns"), ("each shrimp", "each prawn"),
      ("Heat the broiler", "Heat the grill"),
    ])
  func `British cooks call things otherwise`(american: String, british: String) {
    #expect(KitchenWords.british.text(american) == british)
  }

  @Test(arguments: [
    "shrimp paste", "dried shrimp", "broiler chicken", "ground coriander", "coriander seeds",
    "eggplantlike", "skilletful", "rice", "arugulas", "green onionskin", "",
  ])
  func `words that only look alike, or name another food, stay`(text: String) {
    #expect(KitchenWords.british.text(text) == text)
  }

  @Test func `telling it twice changes nothing more`() {
    let once = KitchenWords.british.text("Broil the shrimp with cilantro, beets and zucchini.")
    #expect(KitchenWords.british.text(once) == once)
  }

  @Test(
    arguments: [
      ("Sheet-Pan Shrimp Fajitas", "Tray-Baked Prawn Fajitas"),
      ("Scallion Oil Noodles", "Spring Onion Oil Noodles"),
      ("Ground Beef Burritos", "Minced Beef Burritos"),
      ("Garlic Butter Shrimp and Broccoli", "Garlic Butter Prawns and Broccoli"),
      ("Beef and Cabbage Skillet", "Beef and Cabbage Skillet"),
      ("Smoked Mackerel and Beet Salad", "Smoked Mackerel and Beetroot Salad"),
    ])
  func `the names of dishes are told as names`(american: String, british: String) {
    #expect(KitchenWords.british.name(american) == british)
  }

  @Test func `Indian cooks have words of their own beside the British ones`() {
    let words = KitchenWords(of: .india)
    #expect(
      words.text("Broil the eggplant and a red bell pepper")
        == "Grill the brinjal and a red capsicum")
    #expect(KitchenWords(of: .world).text("eggplant") == "eggplant")
    #expect(KitchenWords(of: .germany).text("eggplant") == "aubergine")
  }
}

@Suite struct ToldCatalogTests {
  private static let british = Catalog.bundled.told(in: KitchenWords(of: .unitedKingdom))

  @Test func `no bundled meal keeps an American word for British cooks`() {
    for (told, written) in zip(Self.british.meals, Catalog.bundled.meals) {
      let words = told.recipe.texts.dropFirst().map(\.text) + [told.recipe.gloss ?? ""]
      for text in words { #expect(KitchenWords.british.text(text) == text, "\(told.id)") }
      #expect(KitchenWords.british.name(told.recipe.title) == told.recipe.title)
      #expect(told.recipe.ingredients.map(\.food) == written.recipe.ingredients.map(\.food))
      #expect(told.recipe.ingredients.map(\.measure) == written.recipe.ingredients.map(\.measure))
      #expect(told.facts == written.facts)
    }
  }

  @Test func `a list says of a meal what its page says`() {
    for meal in Self.british.meals + Self.british.sideDishes {
      #expect(Self.british.summary(meal.id)?.title == meal.recipe.title)
      #expect(Self.british.summary(meal.id)?.gloss == meal.recipe.gloss)
    }
  }

  @Test func `several of a counted food stay several`() {
    let several = Self.british.meals.flatMap(\.recipe.ingredients).filter { line in
      line.name.contains("courgette") && line.measure?.unit == nil
        && (line.measure?.quantity.upperBound ?? .zero) > .one
    }
    #expect(!several.isEmpty)
    for line in several { #expect(line.name.contains("courgettes"), "\(line.text)") }
  }

  @Test func `cards hold a meal in every region's words`() throws {
    let ids = Sample.some(40, of: Catalog.bundled.summaries.map(\.id))
    for region in EaterRegion.allCases {
      let told = Catalog.bundled.told(in: KitchenWords(of: region))
      for id in ids {
        let (meal, written) = (
          try #require(told.meal(id)), try #require(Catalog.bundled.meal(id))
        )
        let most = max(80, written.recipe.summary.count)
        #expect(meal.recipe.summary.count <= most, "\(meal.recipe.summary)")
      }
    }
  }

  @Test func `a catalogue file is told as it was written`() throws {
    let meals = Catalog.bundled.summaries.prefix(50).compactMap { Catalog.bundled.meal($0.id) }
    let file = Catalog(meals, foods: try FoodBook([]))
    #expect(file.told(in: .british).meals == file.meals)
  }
}
