import DesignSystem
import MealModels
import ScreenParts

@testable import Presentation
@testable import PresentationSamples

/// Every screen in every state, in the made-up language.
enum PseudoScreens {
  static let copy = Copy([CopyTable.english.pseudo])
  static let catalog = ScreenCatalog(samples: SampleKitchen.samples, copy: copy)

  /// Words that the app does not translate: names of meals, foods and people, and texts of
  /// services.
  static let given: [String] = {
    let unusual = [
      Meal.longTitled(SampleKitchen.tuscan), ScreenCatalog.needingRice(SampleKitchen.tuscan),
    ]
    let recipes = (SampleKitchen.samples.all + unusual + ScreenCatalog.sampleDishes).map(\.recipe)
    var words = recipes.flatMap { recipe in
      [recipe.title, recipe.summary, recipe.description, recipe.picture.description]
        + recipe.ingredients.map(\.text) + recipe.steps.map(\.text)
    }
    words += SampleKitchen.tuscan.recipe.ingredients(forServings: 8).map(\.text)
    let measured = ScreenCatalog.sampleMeasures(of: SampleKitchen.tuscan.recipe)
    words += SampleKitchen.tuscan.recipe
      .ingredients(forServings: 4, in: .metric, measured: measured).map(\.text)
    words += SampleKitchen.samples.all.map(\.recipe).flatMap { recipe in
      recipe.steps.flatMap { CookingTimer.timers(in: $0.text).map(\.name) }
        + [1, 2, 4, 6].flatMap { servings in
          recipe.ingredients(forServings: servings, in: .us).flatMap { line in
            [line.text, line.measure.map { "\($0.text) \(line.name)" } ?? line.name, line.name]
          }
        }
    }
    words += ["Simmer the sauce", "Cook, side 1"]
    words.append("Rice, chicken and aubergine from one pot, turned over at the table")
    return Set(words + others).filter { !$0.isEmpty }.sorted { ($1.count, $0) < ($0.count, $1) }
  }()

  private static let others =
    [
      "chicken", "chikcen", "moon dust", "satay", "much", "Ana Lopez", "Ana", "Ben", "Old Pie",
      "Kiwi", "Cilantro", "Eggplant", "cilanto", "cilantro",
      "Bakoula", "Moroccan spiced greens", "a light supper in Italy", "cooked rice",
      "chickpea", "Add to week", "Add to grocery list", "Photos of meals",
      "Used to recognise a meal, then deleted.", "Counts of what is used",
      "Kept on this device, without any identifier.", "MealAdvisor.json", "SIGSEGV", "AM",
      "Dinner at Mum's", "Grandma Jo’s Tuscan Chicken", "example.com", "Jo Lindt", "4.7",
      "The chicken that we ask for on every birthday.", "6-8 servings", "dinner", "family",
      "Keeps for three days in the fridge.",
      "Dinner at Mum's",
      "Steamed Broccoli", "Kimchi fried rice", "The evening before: have cooked rice ready",
      "contains fish", "It contains fish: not for Ben.", "Oat milk in place of milk",
      "Eating out", "Mara", "Ida", "Tom", "Chicken Alfredo", "1 1/2 cups",
      "Less salt next time.\nBen wants more spinach.",
      "http://127.0.0.1:8642/calendar/0123456789abcdefghjkmnpqrs.ics",
    ] + recipeBook + planning + planningSheets + groceries + assistant + household + shopping

  /// Proposals of an assistant, and the reason for a missing answer.
  private static let assistant = [
    "avocado oil", "rapeseed oil", "the same volume",
    "it carries flavor and browns", "curry powder",
    "curry", "powder", "Mum's", "mix", "The assistant did not answer in time.",
  ]

  /// The people of a household, and addresses of its server.
  private static let household = [
    "https://household.example.org", "https://abc.supabase.co", "ann@example.org", "Ann", "Chloë",
    "Stand-in", "K7QM-2PXD-9RTA", "K 7 Q M - 2 P X D - 9 R T A", "PM",
  ]

  /// Names of products, and planned meals.
  private static let planning = [
    "Kroger #1234", "Kroger", "Produce", "Pantry", "Breakfast", "Canned Goods", "Bakery", "Dairy",
    "Seafood", "Broccoli crowns", "Lemon", "Parsley bunch", "Spaghetti 1lb box", "1 1/2 lb",
    "Olive oil 500ml", "Store brand olive oil 500ml", "Cilantro", "Rolled oats 42oz",
    "Tomato soup can", "Sandwich bread", "Bagel", "Greek yogurt 32oz", "Cheddar slices 8oz",
    "Salmon fillets 1lb", "Pasta night", "Sheet-pan salmon + veggies", "2 broccoli crowns",
    "3 lemons", "1 1/2 lb spaghetti", "2 tbsp for Pasta night", "2 crowns for Pasta night",
    "3 tbsp for Sheet-pan salmon + veggies", "Canola oil 1l", "Tastes of less, fries as well",
    "The same, of another brand", "Contains celery, which Ben avoids.",
    "Contains milk, which Ben avoids.", "Contains fish, which Ben avoids.",
    "Organic Extra Virgin Cold-Pressed Olive Oil in a Dark Glass Bottle 500ml",
    "Greek yogurt bowl", "Leftovers", "Overnight oats", "prep tonight",
    "Tomato soup + grilled cheese", "Pasta with roasted broccoli", "Apple slices",
  ]

  /// Names of foods, products, lists and planned meals, and what a list says of them.
  private static let groceries = [
    "Parsley", "Olive oil", "olive oil", "Spaghetti", "spaghetti", "Broccoli", "Salmon fillets",
    "Cheddar slices", "Salt", "Rolled oats", "Milk", "Ham", "Rice", "Pasta", "Spinach", "Onions",
    "Potatoes", "Carrots", "Garlic", "Tomatoes", "Ginger", "Party", "Black pepper", "a package",
    "mushrooms", "Tree nuts", "peanuts", "Vegetarian", "rigatoni", "nutritional yeast",
    "Paper plates", "Rotini 1lb box", "toilet paper", "paper", "Overnight Oats",
    "Salmon with Asparagus", "Busy week", "With guests", "Fried Rice", "Bean Chili", "Bagels",
    "Tomato", "Hardware shop", "Household", "Eggs", "Eggs & Bagels", "Store brand", "Drinks",
    "Organic Penne 1lb box", "Organic", "Almond Rotini 8oz", "Cannot be chosen", "Lemonade",
    "Buy bread", "It contains milk.", "its label names almond", "pesto", "Rotini", "rotini",
    "Mum’s Stew", "Produce & Eggs", "not vegetarian · parmesan; the vegetarian kind would do",
    "may hold traces of peanuts", "not known: nutritional yeast", "1 l", "22 oz", "crowns",
    "bunch", "tomatoes", "bagels", "2 guests", "per lb", "Not for", "Bread",
  ]

  /// Foods, amounts, products and lists of the grocery list, the pantry and the cart.
  private static let shopping = [
    "Olive oil", "Spaghetti", "Broccoli", "Parsley", "Tomato", "1 bunch", "bunch", "2 crowns",
    "crowns", "lb", "oz", "Salmon fillets", "Cheddar slices", "Salt", "Rolled oats", "Rice",
    "Milk", "Ham", "1 l", "Black pepper", "Party", "Hardware shop", "Onions", "Garlic", "Carrots",
    "Potatoes", "Tomatoes", "Spinach", "Ginger", "rigatoni", "rotini", "Rotini 1lb box",
    "Organic Penne 1lb box", "Almond Rotini 8oz", "a package", "per lb", "Store brand", "Organic",
    "KROGER", "Not for Ben: its label names almond", "Cannot be chosen: it is rotini",
    "Paper plates", "toilet paper", "pesto", "Drinks", "Lemonade", "Eggs", "Household", "Pasta",
    "Busy week", "With guests", "For Mara and Ida", "peanuts, sesame, tree nuts", "Tree nuts",
    "mushrooms", "peanuts",
    "Vegetarian", "Bean Chili", "Fried Rice", "Buy bread", "It contains milk",
    "not vegetarian · parmesan; the vegetarian kind would do", "may hold traces of peanuts",
    "not vegetarian", "parmesan", "the vegetarian kind would do", "not known",
    "nutritional yeast", "Mum's Stew", "Overnight Oats", "Salmon with Asparagus", "Mara and Ida",
    "Chili", "Curry", "Bagels", "Greek yogurt", "Lemons", "2 × 1 lb", "Rotini",
    "1 1/2 lb rigatoni for Pasta night",
    "Not for Ben", "its label names almond", "it is rotini", "1/2 lb", "500 g", "4 + 2 guests",
  ]

  /// Texts of own recipes.
  private static let recipeBook = [
    "Lentil Soup", "Mum's Chicken Bowl", "Rye Bread", "Pumpkin Risotto", "bread rye",
    "Grandmother's Slowly Braised Beef with Root Vegetables, Prunes and Dark Beer",
    "soup moonstone", "moonstone", "soup", "For the soup", "200 g red lentils, rinsed",
    "red lentils, rinsed", "1 onion, chopped", "800 ml vegetable stock", "1 bay leaf",
    "2 tbsp Mum's mix", "Mum's mix", "tbsp", "many", "lent", "red lentils", "black lentils",
    "lentils", "g", "pap", "paprika", "celery salt", "celery", "zorbel", "Zorbel",
    "Soften the onion in a pot.", "https://example.com/lentil-soup",
    "example.com/lentil-soup", "example.com/soup",
    "Lentil Soup\n200 g red lentils, rinsed\n1 onion, chopped",
    "Add lentils and stock, and simmer for 25 minutes, until the lentils fall apart.",
    "sour cream green onions", "sour cream", "green onion", "milk", "Jo's", "Soup", "Weeknight",
    "Paprika.paprikarecipes/Soup.paprikarecipe", "The file is damaged.", "notes.pdf",
    "Rye Bread: only the first of 3 pictures is kept", "2 cups heavy cream",
  ]

  /// A text without the words that the app does not translate.
  static func rest(of text: String) -> String {
    var rest = text
    for words in given where rest.utf8.contains(where: { $0.isASCIILetter }) {
      rest = rest.split(separator: words).joined(separator: " ")
    }
    return rest
  }

  /// Every text of a screen that people see or hear.
  static func texts(of screen: any Screen) -> [String] {
    screen.element.all.flatMap { element in
      [
        element.visibleText, element.accessibility.label, element.accessibility.value,
        element.accessibility.hint,
      ] + element.accessibility.customActions.map(\.label)
        + [element.action?.announcement ?? ""]
    } + [screen.title, screen.announcement ?? ""]
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (97...122).contains(self | 0x20) }
}
