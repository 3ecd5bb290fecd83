import AppTesting
import DesignSystem
import EaterRecord
import MealModels
import RecipeBookFeatures
import RecipeBookScreens
import RecipeStore
import Synchronization
import Testing

extension Requirement {
  /// R-IMP: from a link to a recipe of one's own.
  static let importing = [
    Requirement(
      "R-IMP-01", "reading a link shows how far it is",
      .shows("Step 1 of 3: Asking for the page", on: "import-recipe.reading"),
      .shows("Step 3 of 3: Telling the ingredients", on: "import-recipe.telling"),
      Check {
        let root = Shown.screen("import-recipe.reading").element
        #expect(root.all.contains { $0.role == .spinner })
        #expect(root.all.contains { $0.role == .progressBar })
        #expect(root.find("import-recipe.link")?.accessibility.traits.contains(.disabled) == true)
      }),
    Requirement(
      "R-IMP-02", "each part that has to be confirmed is marked in words, and can be",
      Check {
        for field in ImportedField.allCases {
          let check = Shown.element(
            ElementID("review-recipe.\(field.rawValue).check"), on: "review-recipe.every-doubt")
          #expect(check.visibleText.contains("Please check"))
          #expect(check.all.contains { $0.role == .badge })
          #expect(
            check.actions.map(\.id) == [
              RecipeReviewAction.confirm.id, RecipeReviewAction.change.id,
            ]
          )
        }
        #expect(!Shown.screen("review-recipe.sure").element.visibleText.contains("Please check"))
        let open = Shown.screen("review-recipe.open").element
        #expect(open.visibleText.contains("Nobody knows what Mum's mix is"))
        #expect(open.actions.contains { $0.id == RecipeEditorAction.settle.id })
      },
      Check {
        let cook = try await Cook(links: Cook.cake())
        try await cook.read("https://kitchen.example/cake")
        #expect(try await cook.sees("One thing to check before you rely on it"))
        try await cook.tap("Looks right: Servings")
        #expect(try await !cook.sees("Please check"))
      }),
    Requirement("R-IMP-03", "a link is read elsewhere; without a connection it waits for one") {
      // C-R16: whoever reads pages is a port; without it a link is a draft.
      let isThere = Mutex(false)
      let cook = try await Cook(links: Cook.cake { isThere.withLock(\.self) })
      try await cook.read("https://kitchen.example/cake")
      #expect(try await cook.sees("Draft"))
      #expect(try await cook.waiting.map(\.address) == ["https://kitchen.example/cake"])
      isThere.withLock { $0 = true }
      await cook.app.connectionChanged()
      await cook.app.settle()
      #expect(try await cook.waiting.map(\.reading?.draft.title) == ["Plum Cake"])
      #expect(try await cook.kept == [])
    },
    Requirement("R-IMP-04", "the last twenty searches are kept, the oldest dropped first") {
      let cook = try await Cook()
      try await cook.write("Rice Bowl", ["300 g rice"])
      for number in 1...22 {
        try await cook.enter("rice \(number)", into: "my-recipes.field")
      }
      let kept = try await cook.searches
      #expect(kept == (3...22).reversed().map { "rice \($0)" })
    },
    Requirement("R-IMP-05", "what was imported is stored on this device") {
      // C-X01: the journal is what Core Data would be.
      let cook = try await Cook(links: Cook.cake())
      try await cook.read("https://kitchen.example/cake")
      #expect(try await cook.unsaved?.draft.title == "Plum Cake")
      try await cook.tap("Save Recipe")
      #expect(try await cook.kept.map(\.title) == ["Plum Cake"])
      #expect(try await cook.unsaved == nil)
    },
  ]
}

extension Cook {
  /// Reads every link as a cake whose servings may be wrong, while there is a connection.
  fileprivate static func cake(
    isThere: @escaping @Sendable () -> Bool = { true }
  ) -> RecipeLinkReader {
    RecipeLinkReader { _, _ in
      guard isThere() else { throw RecipeLinkError.offline }
      let draft = RecipeDraft(
        title: "Plum Cake", ingredients: [.init(["300 g plums", "200 g flour"])], servings: 8)
      return RecipeReading(draft, doubts: [.servings])
    }
  }

  /// Reads the recipe of a link.
  fileprivate func read(_ link: String) async throws {
    try await openRecipes()
    try await tap("Import from URL")
    try await enter(link, into: "import-recipe.link")
    try await tap("Read Recipe")
  }
}
