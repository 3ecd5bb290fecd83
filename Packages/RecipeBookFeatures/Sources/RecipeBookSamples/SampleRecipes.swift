import DesignSystem
import MealModels
import RecipeBookScreens

/// The recipes in the catalogue of screens.
enum SampleRecipes {
  static let soup = entry(
    "lentil-soup", "Lentil Soup", kind: .soup, colors: [0xC9772F, 0x4C8B45, 0xD8432F], minutes: 35)
  static let bowl = entry(
    "mums-bowl", "Mum's Chicken Bowl", kind: .bowl, colors: [0xDDA04F, 0xF6F0E1, 0x79AF58],
    minutes: 30, openCount: 2)
  static let bread = entry("rye-bread", "Rye Bread", kind: .board, colors: [0x7E5434])
  static let long = entry(
    "long", "Grandmother's Slowly Braised Beef with Root Vegetables, Prunes and Dark Beer",
    kind: .stew, colors: [0x7F4A30, 0xEF8A2E, 0xEBC66E], minutes: 240, openCount: 1)

  private static func entry(
    _ id: RecipeID, _ title: String, kind: Plate.Kind, colors: [UInt32], minutes: Int? = nil,
    openCount: Int = 0
  ) -> MyRecipesInput.Entry {
    let plate = Plate(kind, colors: colors.map { RGBA($0) }, seed: UInt64(title.utf8.count))
    return MyRecipesInput.Entry(
      id, title: title, image: MealImage(.plate(plate), ratio: .thumbnail), minutes: minutes,
      openCount: openCount)
  }

  static let foods = [
    FoodFound("red-lentil", "red lentils"), FoodFound("lentil", "lentils"),
    FoodFound("black-lentil", "black lentils"),
  ]
  static let spices = [
    FoodFound("paprika", "paprika"), FoodFound("celery-salt", "celery salt", contents: "celery"),
  ]

  static let ingredients: [RecipeEditorInput.Line] = [
    .init("For the soup", isHeading: true), .init("200 g red lentils, rinsed"),
    .init("1 onion, chopped"), .init("800 ml vegetable stock"),
  ]
  static let steps: [RecipeEditorInput.Line] = [
    .init("Soften the onion in a pot."),
    .init("Add lentils and stock, and simmer for 25 minutes, until the lentils fall apart."),
  ]

  /// My Recipes in each of its states.
  static func lists(_ copy: Copy) -> [(StateID, MyRecipesInput)] {
    let some = MyRecipesInput(
      entries: [soup, bowl, bread], recentSearches: ["chicken", "bread rye"], canImport: true)
    func with(_ change: (inout MyRecipesInput) -> Void) -> MyRecipesInput {
      var input = some
      change(&input)
      return input
    }
    return [
      ("list", some),
      ("empty", MyRecipesInput(entries: [], canImport: true)),
      ("empty-without-import", MyRecipesInput(entries: [])),
      ("loading", MyRecipesInput()),
      ("found", with { ($0.query, $0.entries, $0.furtherCount) = ("soup", [soup], 3) }),
      (
        "none",
        with { input in
          (input.query, input.entries) = ("soup moonstone", [])
          input.wider = [.init("soup", count: 3), .init("moonstone", count: 1)]
        }
      ),
      ("none-at-all", with { ($0.query, $0.entries) = ("moonstone", []) }),
      ("to-settle", with { $0.openNameCount = 2 }),
      ("files", with { $0.canImportFiles = true }),
      ("unfinished", with { $0.unfinished = "Pumpkin Risotto" }),
      ("unfinished-unnamed", MyRecipesInput(entries: [], unfinished: "", canImport: true)),
      ("waiting", with { $0.waiting = waiting(copy) }),
      (
        "waiting-alone",
        MyRecipesInput(entries: [], waiting: waiting(copy), canImport: true)
      ),
      (
        "waiting-removed",
        with { ($0.waiting, $0.toast) = (Array(waiting(copy).prefix(2)), removedLink(copy)) }
      ),
      (
        "filtered",
        with { input in
          (input.entries, input.choice.stars) = ([], 5)
        }
      ),
      ("read-only", with { $0.isAllowed = false }),
      ("long-title", with { $0.entries = [long, soup] }),
      ("removed", with { $0.toast = removed(copy) }),
      ("saved", with { $0.toast = saved(copy) }),
      ("not-stored", with { $0.toast = .failure(copy("error.unsaved")) }),
      ("unreadable", MyRecipesInput(isUnreadable: true)),
    ]
  }

  private static func removed(_ copy: Copy) -> Notice {
    .confirmation(
      copy("my-recipes.removed", ["title": soup.title]), icon: .undo,
      action: ControlAction(RecipeBookAction.bringBack, soup.id))
  }

  private static func saved(_ copy: Copy) -> Notice {
    .confirmation(copy("my-recipes.saved", ["title": soup.title]))
  }
}
