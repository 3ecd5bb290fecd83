import MealModels
import RecipePages
import Testing

/// Everything that people see of a recipe counts, wherever its page says it.
@Suite struct RemainderTests {
  /// A place of a page, with what stands there.
  private static let places: [(name: String, list: String, end: String)] = [
    ("a list to serve", "<h2>To serve</h2><ul><li>peanuts</li></ul>", ""),
    ("toppings", "<h3>Toppings</h3><ul><li>2 tbsp peanuts</li><li>lime</li></ul>", ""),
    ("optional things", "<h2>Optional add-ins</h2><ul><li>peanuts</li></ul>", ""),
    ("a line below the list", "<p>Plus 2 tbsp peanuts for the top.</p>", ""),
    (
      "a recipe within", "",
      "<h2>Peanut sauce</h2><h3>Ingredients</h3><ul><li>2 tbsp nuts</li></ul><h3>Method</h3><p>Blend.</p>"
    ),
    ("a footnote", "", "<p>* cooked in peanut oil</p>"),
    ("a declaration", "", "<p><strong>Contains:</strong> peanuts</p>"),
    ("a list of allergens", "", "<h3>Allergens</h3><ul><li>Peanuts</li></ul>"),
    ("traces", "", "<p>May contain traces of peanuts.</p>"),
    ("notes", "", "<h2>Notes</h2><ul><li>Sprinkle with peanuts before serving.</li></ul>"),
    ("a tip", "", "<p>Tip: fold in some peanuts.</p>"),
    ("a suggestion", "", "<h3>Serving suggestions</h3><p>Serve it with peanuts.</p>"),
    ("a title among steps", "", "<h3>Peanut topping</h3>"),
    ("a box of its own", "", "<div class=box><b>Finish</b><p>Scatter peanuts on top.</p></div>"),
  ]

  private static func body(_ list: String, _ end: String) -> String {
    """
    <h1>Rice bowl</h1><p>Serves 2</p><h2>Ingredients</h2><ul><li>1 cup rice</li>
    <li>2 tomatoes</li></ul>\(list)<h2>Instructions</h2><ol><li>Cook the rice until soft.</li>
    <li>Chop the tomatoes and serve.</li></ol>\(end)
    """
  }

  private static let data = """
    {"@type": "Recipe", "name": "Rice bowl", "recipeYield": 2,
     "recipeIngredient": ["1 cup rice", "2 tomatoes"],
     "recipeInstructions": ["Cook the rice until soft.", "Chop the tomatoes and serve."]}
    """

  private func says(_ draft: RecipeDraft, _ word: String = "peanut") -> Bool {
    draft.texts.contains { $0.text.lowercased().contains(word) }
  }

  @Test(arguments: places.indices) func `the reader keeps a page's other texts about its recipe`(
    place: Int
  ) {
    let place = Self.places[place]
    let body = Self.body(place.list, place.end)
    for page in [
      Pages.page("<main>\(body)</main>"), Pages.page("<article>\(body)</article>"),
      Pages.page("<div class='wprm-recipe-container'>\(body)</div><p>Hello</p>"),
      Pages.linked(Self.data, body: body),
    ] {
      let draft = Pages.draft(page)
      #expect(says(draft), "\(place.name) is lost")
      #expect(draft.ingredientLines.prefix(2) == ["1 cup rice", "2 tomatoes"])
      #expect(draft.stepLines.prefix(1) == ["Cook the rice until soft."])
    }
  }

  @Test(arguments: [
    "<h2>Comments</h2><p>I made it with peanuts.</p>",
    "<h3>More recipes</h3><ul><li>Peanut noodles</li></ul>",
    "<h2>You may also like</h2><p>Our peanut stew</p>",
    "<h2>Reader Interactions</h2><ol><li>Ann says: add peanuts!</li></ol>",
    "<p><a href='/p'>Peanut noodles</a></p>",
  ])
  func `the reader leaves out texts that are not part of the recipe`(end: String) {
    #expect(!says(Pages.draft(Pages.page("<main>\(Self.body("", end))</main>"))))
  }

  @Test func `a page that says no more has no notes`() {
    let draft = Pages.draft(Pages.page(Self.body("", "")))
    #expect(draft.notes == nil)
    #expect(draft.ingredients == [.init(["1 cup rice", "2 tomatoes"])])
  }

  @Test func `captions of pictures among the steps are kept`() {
    let picture = "<figure><img src=a.jpg><figcaption>Scatter the peanuts.</figcaption></figure>"
    let body = Self.body("", "").replacing("</li></ul>", with: "</li></ul>" + picture)
    #expect(says(Pages.draft(Pages.page(body))))
  }

  @Test(arguments: [
    #"{"@type": "HowToStep", "name": "Add peanut butter", "text": "Stir until smooth."}"#,
    #"{"@type": "HowToStep", "text": "Stir.", "itemListElement": [{"@type": "HowToTip", "text": "Sprinkle with peanuts."}]}"#,
    #"{"@type": "HowToSection", "name": "Peanut sauce", "itemListElement": [{"@type": "HowToStep", "text": "Stir."}]}"#,
    #"{"@type": "HowToSection", "name": "Peanut sauce", "itemListElement": []}"#,
    #"{"@type": "HowToStep", "name": "Peanut sauce", "itemListElement": [{"@type": "HowToDirection", "text": "Stir."}]}"#,
    #"{"@type": "HowToTip", "text": "Sprinkle with peanuts."}"#,
    #"{"@type": "HowToStep", "name": "Fold in the peanuts"}"#,
  ])
  func `the reader keeps all that linked data says about a step`(step: String) {
    let data = """
      {"@type": "Recipe", "name": "Rice bowl", "recipeIngredient": ["1 cup rice"],
       "recipeInstructions": [{"@type": "HowToStep", "text": "Cook the rice."}, \(step)]}
      """
    let draft = Pages.draft(Pages.linked(data))
    #expect(says(draft))
    #expect(draft.stepLines.first == "Cook the rice.")
  }

  @Test(arguments: [
    #""alternateName": "Peanut bowl""#,
    #""alternativeHeadline": "With peanuts on top""#,
    #""recipeNotes": ["Serve it hot.", "Sprinkle with peanuts."]"#,
    #""nutrition": {"@type": "NutritionInformation", "servingSize": "1 bowl with 2 tbsp peanuts"}"#,
    #""text": "My aunt drops in four peanuts.", "dateModified": "2024-01-01""#,
    #""video": {"@type": "VideoObject", "transcript": "Now the peanuts go in."}"#,
    #""image": {"@type": "ImageObject", "url": "https://a.example/1.jpg", "caption": "Peanuts on top"}"#,
    #""image": [{"@type": "ImageObject", "description": "with peanuts"}]"#,
    #""video": {"@type": "VideoObject", "name": "Peanut rice"}"#,
    #""additionalProperty": {"@type": "PropertyValue", "name": "Contains", "value": "peanut"}"#,
    #""recipeYield": ["4", "4 bowls with peanuts"]"#,
    #""allergens": "peanut""#,
  ])
  func `the reader keeps further texts about the dish in linked data`(member: String) {
    let data = """
      {"@type": "Recipe", "name": "Rice bowl", "recipeIngredient": ["1 cup rice"], \(member),
       "recipeInstructions": [{"@type": "HowToStep", "text": "Cook the rice."}]}
      """
    #expect(says(Pages.draft(Pages.linked(data), Pages.knowing)))
  }

  @Test(arguments: [
    "<img src=a.jpg alt='Rice with peanuts'>", "<img src=a.jpg title='Rice with peanuts'>",
    "<span role=img aria-label='Contains peanuts'></span>",
    "<noscript><img src=a.jpg alt='Rice with peanuts'></noscript>",
    "<header><img src=a.jpg alt='Rice with peanuts'></header>",
    "<svg width=9 height=9><text>on top: peanuts</text></svg>",
    "<figure><img src=a.jpg><figcaption>The peanuts go on last.</figcaption></figure>",
    "<p>Correction, 4 May: 50 g of the rice ought to be peanuts.</p>",
  ])
  func `the reader keeps captions and corrections around a recipe`(element: String) {
    for body in [
      Self.body("", "").replacing("<h2>Ingredients", with: element + "<h2>Ingredients"),
      Self.body(element, ""), Self.body("", element),
    ] where !element.contains("Correction") || body.contains(element + "<h2>Ingr") {
      #expect(says(Pages.draft(Pages.page("<main>\(body)</main>"), Pages.knowing)), "\(body)")
    }
  }

  @Test func `words with letters of another script are kept, because they may draw a food`() {
    // The "e" of the last word is Cyrillic.
    let body = Self.body("", "<img src=a.jpg alt='Rice with cashеws'>")
    #expect(Pages.draft(Pages.page("<main>\(body)</main>")).notes == "Rice with cashеws")
  }

  @Test(arguments: [("open", true), ("", false)])
  func `a box that stands open is read, and one that is shut is not`(state: String, isRead: Bool) {
    let box = "<dialog \(state)><p>Before you start: roast the peanuts.</p></dialog>"
    #expect(says(Pages.draft(Pages.page("<main>\(Self.body("", box))</main>"))) == isRead)
  }

  @Test(arguments: [
    "<a href='/p'><img src=a.jpg alt='Peanut noodles'></a>",
    "<img src=a.jpg alt='A bowl of rice and tomatoes'>",
    "<img src=a.jpg alt='Overhead, in daylight'>",
    "<dialog><p>Subscribe for peanuts.</p></dialog>",
  ])
  func `pictures of other recipes, and such that name no further food, are no notes`(
    element: String
  ) {
    let body = Self.body("", "").replacing("<h2>Ingredients", with: element + "<h2>Ingredients")
    #expect(Pages.draft(Pages.page("<main>\(body)</main>"), Pages.knowing).notes == nil)
  }

  @Test(arguments: places.indices) func `a recipe of single words is found on its page as well`(
    place: Int
  ) {
    let place = Self.places[place]
    let body = Self.body(place.list, place.end).replacing("1 cup rice", with: "2 bananas")
      .replacing("Cook the rice until soft.", with: "Slice and arrange.")
      .replacing("Chop the tomatoes and serve.", with: "Serve cold.")
    #expect(says(Pages.draft(Pages.page("<main>\(body)</main>"))), "\(place.name) is lost")
  }

  @Test func `foods in the title of the page count`() {
    let title = "Peanut Rice Bowl (easy) | The Almond Kitchen"
    let draft = Pages.draft(Pages.page(Self.body("", ""), title: title), Pages.knowing)
    #expect(says(draft) && !says(draft, "almond"))
  }

  @Test func `a line of data that the page does not show is kept`() {
    let data = """
      {"@type": "Recipe", "name": "Rice bowl", "recipeIngredient": ["1 cup rice", "2 ribs celery", "2 tomatoes"],
       "recipeInstructions": [{"@type": "HowToStep", "text": "Cook the rice until it is soft."}]}
      """
    let page =
      Pages.linked(data) + "<h1>Rice bowl</h1><h2>Ingredients</h2><ul><li>1 cup rice</li>"
      + "<li>2 carrots</li><li>2 tomatoes</li></ul><h2>Method</h2><ol><li>Cook the rice until it is soft."
      + "</li></ol>"
    let draft = Pages.draft(page)
    #expect(says(draft, "celery") && says(draft, "carrot"))
  }

  @Test func `a short text below the title tells of the dish, and a long one is a story`() {
    let story = String(repeating: "It was a long summer. ", count: 40)
    for (lead, isKept) in [("", true), (story, false)] {
      let body = Self.body("", "").replacing(
        "<p>Serves 2</p>", with: "<p>\(lead)Finished with peanuts.</p>")
      let page = Pages.page("<main>\(body)</main>")
      #expect(Pages.knowing.reading(of: page).draft.map { says($0) } == isKept)
    }
  }

  @Test(arguments: ["For the batter", "Toppings"])
  func `a heading of a pasted list below which nothing stands is kept as one`(heading: String) {
    let text = """
      Rice bowl

      Ingredients:
      1 cup rice
      2 tomatoes

      \(heading):

      Instructions:
      1. Cook the rice until soft.
      2. Chop the tomatoes and serve.
      """
    let draft = Pages.reader.reading(ofText: text).draft
    #expect(draft?.texts.contains(RecipeText(.emptyHeading, heading)) == true)
    #expect(draft?.stepLines.count == 2)
  }

  @Test(arguments: [
    ("30 g whey protein", true), ("Butter fat, 20 g goose fat", true), ("Fat25g", false),
    ("Serving Size: 1servingCalories: 283calNet Carbs: 38gVitamin A: 569IUVitamin C: 2mg", false),
    ("Sugar 1g1%", false), ("Vitamin A 35IU1%", false),
    ("Calories: 80Total Fat: 5.6gCarbohydrates: 0.6gFiber: 0g", false),
    ("Calories: 283kcal, Protein: 1g", false),
  ])
  func `a line of a table of nutrition is no note, and one with another word is`(
    line: String, isKept: Bool
  ) {
    let end = "<h3>Notes</h3><p>Serve it hot.</p><p>\(line)</p>"
    let draft = Pages.draft(Pages.page("<main>\(Self.body("", end))</main>"))
    #expect(draft.texts.contains { $0.text == line } == isKept)
  }

  @Test func `of a table on one line what is no part of it is kept`() {
    let end = "<h3>Notes</h3><p>Serving: 1 Caramel, Calories: 100kcal, Fat: 3g, Sugar: 18g</p>"
    let draft = Pages.draft(Pages.page("<main>\(Self.body("", end))</main>"))
    #expect(says(draft, "1 caramel") && !says(draft, "calories"))
  }

  @Test(arguments: [
    "1 portion egg replacer", "4 portions salmon", "2 fish portions", "1 serving peanut butter",
  ])
  func `a line that counts portions of a food is an ingredient`(line: String) {
    let list = ["1 cup rice", line, "2 tomatoes"].joined(separator: "\n")
    let text = "Rice bowl\n\nServes 2\n\nIngredients\n\(list)\n\nMethod\nCook."
    let draft = Pages.reader.reading(ofText: text).draft
    #expect(draft?.ingredientLines.contains(line) ?? false)
    #expect(draft?.servings == 2)
  }

  @Test(arguments: [
    #""author": {"@type": "Person", "name": "Peanut Pat"}"#,
    #""review": [{"@type": "Review", "reviewBody": "I put peanuts on it."}]"#,
    #""mainEntityOfPage": {"@type": "WebPage", "name": "Peanut pages"}"#,
    #""image": "https://a.example/peanut.jpg""#,
    #""datePublished": "2024-01-01", "headline": "Rice bowl""#,
  ])
  func `linked data about other things gives no notes`(member: String) {
    let data = """
      {"@type": "Recipe", "name": "Rice bowl", "recipeIngredient": ["1 cup rice"], \(member),
       "recipeInstructions": [{"@type": "HowToStep", "text": "Cook the rice."}]}
      """
    #expect(Pages.draft(Pages.linked(data)).notes == nil)
  }

  @Test func `a long text loses none of its lines`() {
    let lines = (1...700).map { "\($0) g thing\($0)" }
    let steps = (1...400).map { "Stir in the thing number \($0) and wait until it is done." }
    let text = (["Bowl", "Ingredients"] + lines + ["Method"] + steps).joined(separator: "\n")
    let draft = Pages.reader.reading(ofText: text).draft ?? RecipeDraft(title: "")
    for line in lines + steps { #expect(draft.texts.contains { $0.text == line }) }
  }

  @Test func `the reader keeps the text beside the lists of a pasted recipe`() {
    let text = """
      Rice bowl
      My aunt made it with peanuts.
      Ingredients
      1 cup rice
      2 tomatoes
      Method
      Cook the rice until it is soft.
      Chop the tomatoes and serve.
      Notes
      It keeps for days with almonds.
      Contains: sesame
      """
    let draft = Pages.reader.reading(ofText: text).draft ?? RecipeDraft(title: "")
    for word in ["peanut", "almond", "sesame"] { #expect(says(draft, word)) }
    #expect(draft.ingredientLines == ["1 cup rice", "2 tomatoes"])
  }

  @Test func `the title of a pasted text is kept in full`() {
    let title = "Rice bowl " + String(repeating: "very ", count: 60) + "good with peanuts"
    let text = "\(title)\nIngredients\n1 cup rice\n2 tomatoes\nMethod\nCook the rice until soft."
    #expect(Pages.reader.reading(ofText: text).draft?.title == title)
  }
}
