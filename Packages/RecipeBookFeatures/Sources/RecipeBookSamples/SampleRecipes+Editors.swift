import DesignSystem
import MealModels
import RecipeBookScreens
import ScreenParts

extension SampleRecipes {
  /// Create Recipe in each of its states.
  static func editors(_ copy: Copy) -> [(StateID, RecipeEditorInput)] {
    let soup = RecipeEditorInput(
      title: "Lentil Soup", minutes: .init("35"), ingredients: ingredients, steps: steps,
      contents: "\(copy("allergens.contained", ["names": "celery"])) \(copy("allergens.label"))",
      nutrition: nutrition(copy))
    func with(_ change: (inout RecipeEditorInput) -> Void) -> RecipeEditorInput {
      var input = soup
      change(&input)
      return input
    }
    return [
      ("written", soup),
      ("new", RecipeEditorInput()),
      ("changing", with { $0.isNew = false }),
      ("open", with { $0.addMix(copy) }),
      ("refused", with { $0.refuse(copy) }),
      ("nothing-in-it", with { $0.empty(copy) }),
      ("simple", soup),
      ("mindful", soup),
      ("photo", with { $0.photo = RecipeEditorInput.Photo.none }),
      ("photo-chosen", with { $0.photo = .chosen }),
      ("saving", with { $0.isSaving = true }),
      ("not-stored", with { $0.toast = .failure(copy("error.unsaved")) }),
      ("line-removed", with { $0.toast = removedLine(copy) }),
      ("reviewed", with { $0.isReviewed = true }),
    ]
  }

  /// The tracking modes of the eaters who see Create Recipe in some of its states.
  static let editorModes: [StateID: TrackingMode] = ["simple": .simple, "mindful": .mindful]

  private static func removedLine(_ copy: Copy) -> Notice {
    .confirmation(
      copy("recipe-editor.removed", ["line": "1 bay leaf"]), icon: .undo,
      action: ControlAction(RecipeEditorAction.undo))
  }

  private static func nutrition(_ copy: Copy) -> [NutritionFigure] {
    copy.figures(
      of: NutritionFacts([
        .energy: 212, .protein: 14.2, .carbohydrate: 34.5, .fibre: 7.5, .sugars: 3, .fat: 1.6,
        .saturatedFat: 0.3, .sodium: 480,
      ]))
  }
}

extension RecipeEditorInput {
  fileprivate mutating func addMix(_ copy: Copy) {
    ingredients.append(.init("2 tbsp Mum's mix", open: ["Mum's mix"]))
    openNames = ["Mum's mix"]
    contents =
      "\(copy("allergens.unknown", ["names": "Mum's mix"])) \(copy("allergens.label"))"
    for index in nutrition.indices { nutrition[index].amount = nil }
  }

  fileprivate mutating func refuse(_ copy: Copy) {
    servings = .init("many", error: copy("recipe-editor.servings.refused", ["typed": "many"]))
    minutes = .init("-5", error: copy("recipe-editor.minutes.refused", ["typed": "-5"]))
  }

  fileprivate mutating func empty(_ copy: Copy) {
    self = RecipeEditorInput(
      titleError: copy("recipe-editor.name.missing"),
      ingredientsError: copy("recipe-editor.ingredients.missing"))
  }
}
