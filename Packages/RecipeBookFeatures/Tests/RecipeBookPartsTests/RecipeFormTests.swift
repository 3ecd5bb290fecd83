import MealModels
import RecipeStore
import Testing

@testable import RecipeBookParts

@Suite struct RecipeFormTests {
  @Test(arguments: [
    [RecipeDraft.Section(["a", "b"])],
    [.init(["a"]), .init(["b", "c"], below: "For the sauce")],
    [.init([], below: "Later"), .init(["b:"], below: "For the sauce")], [],
  ])
  func `lines keep the sections that they come from`(sections: [RecipeDraft.Section]) {
    #expect([RecipeLine](sections).sections == sections)
  }

  @Test func `an untouched form is unchanged for every kind of draft`() {
    let draft = RecipeDraft(
      title: "Soup", ingredients: [.init(["a"]), .init(["b"])], prepMinutes: 5, cookMinutes: 10,
      source: "https://a.org")
    let form = RecipeForm(UnfinishedRecipe(draft, of: "soup", original: draft))
    #expect(!form.isChanged && form.minutes == 15)
    var kept = draft
    form.apply(to: &kept)
    #expect(kept == draft)
  }

  @Test func `the minutes that are there stay in their parts until others are typed`() {
    let draft = RecipeDraft(title: "Soup", prepMinutes: 5, cookMinutes: 10)
    var form = RecipeForm(UnfinishedRecipe(draft, of: "soup", original: draft))
    form.setMinutes(typed: "15")
    #expect(!form.isChanged)
    form.setMinutes(typed: "20")
    #expect(form.draft.totalMinutes == 20 && form.draft.prepMinutes == nil)
    form.setMinutes(typed: "soon")
    #expect(form.refusedMinutes == "soon" && form.draft.totalMinutes == 20 && !form.isComplete)
    form.setMinutes(typed: " ")
    #expect(form.draft.totalMinutes == nil && form.refusedMinutes == nil)
  }
}
