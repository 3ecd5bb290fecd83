import DesignSystem
import MealModels
import RecipeBookScreens
import Testing

extension Requirement {
  /// R-IMP: from a link to an own recipe.
  static let importing = [
    Requirement(
      "R-IMP-01", "reading a link shows how far it is",
      .provedBy("ImportingTests", "a link is read in steps, looked through, confirmed and saved"),
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
        #expect(open.visibleText.contains("We don't know Mum's mix yet"))
        #expect(open.actions.contains { $0.id == RecipeEditorAction.settle.id })
      },
      .provedBy(
        "ImportingTests", "a link is read in steps, looked through, confirmed and saved")),
    Requirement(
      "R-IMP-03", "a link is read elsewhere; without a connection it waits for one",
      .provedBy(
        "WaitingLinkTests",
        "a link without a connection waits as a draft, is read, and is looked through")),
    Requirement(
      "R-IMP-04", "the last twenty searches are kept, the oldest dropped first",
      .provedBy("ListTests", "the last twenty searches are kept, each once, the newest first"),
      .provedBy("MyRecipesTests", "a search finds, is remembered, and can be forgotten")),
    Requirement(
      "R-IMP-05", "what was imported is stored on this device",
      .provedBy(
        "ImportingTests", "a link is read in steps, looked through, confirmed and saved",
        "a read recipe and its confirmed parts survive a crash")),
  ]
}
