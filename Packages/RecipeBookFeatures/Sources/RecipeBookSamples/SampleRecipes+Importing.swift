import DesignSystem
import MealModels
import RecipeBookScreens
import ScreenParts

extension SampleRecipes {
  static let link = "https://example.com/lentil-soup"

  /// The sheet that imports a recipe in each of its states.
  static func imports(_ copy: Copy) -> [(StateID, RecipeImportInput)] {
    let failure = RecipeImportInput.Phase.failed(copy("recipe-import.no-recipe"))
    let text = "Lentil Soup\n200 g red lentils, rinsed\n1 onion, chopped"
    return [
      ("asking", RecipeImportInput()),
      ("from-outside", RecipeImportInput(link: link)),
      ("text", RecipeImportInput(way: .text, text: text)),
      (
        "long-text", RecipeImportInput(way: .text, text: String(repeating: "soup ", count: 2_000))
      ),
      ("reading", RecipeImportInput(link: link, phase: .reading(.asking))),
      ("telling", RecipeImportInput(link: link, phase: .reading(.telling))),
      ("reading-text", RecipeImportInput(way: .text, text: text, phase: .reading(.reading))),
      ("failed", RecipeImportInput(link: link, phase: failure)),
      ("failed-text", RecipeImportInput(way: .text, text: text, phase: failure)),
      ("page", RecipeImportInput(way: .page, host: "example.com")),
      ("waiting", RecipeImportInput(phase: .waiting)),
      ("unfinished", RecipeImportInput(link: link, unfinished: "Pumpkin Risotto")),
    ]
  }

  /// The page that imports the files of other apps, in each of its states.
  static func files(_ copy: Copy) -> [(StateID, RecipeFilesInput)] {
    var all = RecipeFilesInput.Report()
    (all.read, all.whole) = (120, 120)
    var mixed = RecipeFilesInput.Report()
    (mixed.read, mixed.whole, mixed.open, mixed.known) = (500, 402, 61, 35)
    mixed.failures = [
      .init("Paprika.paprikarecipes/Soup.paprikarecipe", "The file is damaged."),
      .init("notes.pdf", copy("recipe-files.none")),
    ]
    mixed.remarks = ["Rye Bread: only the first of 3 pictures is kept"]
    var stopped = RecipeFilesInput.Report()
    (stopped.read, stopped.whole, stopped.wasStopped) = (500, 120, true)
    return [
      ("asking", RecipeFilesInput()),
      ("failed", RecipeFilesInput(.failed(copy("recipe-files.missing")))),
      ("reading", RecipeFilesInput(.working(.init(120)))),
      ("keeping", RecipeFilesInput(.working(.init(120, of: 500)))),
      ("done", RecipeFilesInput(.done(mixed))),
      ("all-done", RecipeFilesInput(.done(all))),
      ("stopped", RecipeFilesInput(.done(stopped))),
    ]
  }

  /// The review of a read recipe, in each of its states.
  static func reviews(_ copy: Copy) -> [(StateID, RecipeReviewInput)] {
    let contains = copy("allergens.contained", ["names": "celery"])
    let soup = RecipeReviewInput(
      title: "Lentil Soup", servings: 4, minutes: 35, source: link, ingredients: ingredients,
      steps: steps, contents: "\(contains) \(copy("allergens.label"))")
    func with(_ change: (inout RecipeReviewInput) -> Void) -> RecipeReviewInput {
      var input = soup
      change(&input)
      return input
    }
    return [
      ("doubtful", with { ($0.servings, $0.doubts) = (nil, [.servings, .steps]) }),
      ("sure", soup),
      ("not-for", with { $0.limits = [notFor(copy)] }),
      ("photo", with { $0.photo = .init(from: "example.com", isKept: true) }),
      ("no-photo", with { $0.photo = .init(from: "example.com", isKept: false) }),
      ("every-doubt", with { $0.doubts = Set(ImportedField.allCases) }),
      ("open", with { $0.addMix(copy) }),
      ("no-title", with { ($0.title, $0.doubts) = ("", [.title]) }),
      (
        "nothing-found",
        RecipeReviewInput(
          title: "Lentil Soup", doubts: [.ingredients, .steps, .servings, .minutes])
      ),
      ("replacing", with { $0.replaces = "Lentil Soup" }),
      ("long-title", with { $0.title = long.title }),
      ("needs-premium", with { $0.needsPremium = true }),
      ("saving", with { $0.isSaving = true }),
      ("not-stored", with { $0.toast = .failure(copy("error.unsaved")) }),
    ]
      + readings.map { id, readings in
        (
          id,
          with {
            $0.addMix(copy)
            $0.readings = readings
          }
        )
      }
  }

  /// The soup is not for somebody.
  private static func notFor(_ copy: Copy) -> String {
    copy.sentence(onRecipe: [.contains(.celery)], foodNames: [:], for: [Copy.unnamedOwner])
  }

  /// Links that wait in My Recipes.
  static func waiting(_ copy: Copy) -> [MyRecipesInput.WaitingLink] {
    [
      .init(
        link, name: "example.com/lentil-soup", note: copy("my-recipes.waiting.connection")),
      .init(
        "https://example.com/bread", name: "Rye Bread", note: copy("my-recipes.waiting.read"),
        isRead: true),
      .init(
        "https://example.com/soup", name: "example.com/soup", note: copy("recipe-import.list")),
    ]
  }

  static func removedLink(_ copy: Copy) -> Notice {
    .confirmation(
      copy("my-recipes.waiting.removed", ["title": "example.com/soup"]), icon: .undo,
      action: ControlAction(RecipeImportAction.restoreWaiting))
  }
}

extension RecipeReviewInput {
  fileprivate mutating func addMix(_ copy: Copy) {
    ingredients.append(.init("2 tbsp Mum's mix", open: ["Mum's mix"]))
    openNames = ["Mum's mix"]
    contents =
      "\(copy("allergens.unknown", ["names": "Mum's mix"])) \(copy("allergens.label"))"
  }
}
